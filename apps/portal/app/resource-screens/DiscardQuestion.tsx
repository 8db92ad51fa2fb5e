import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Text } from '@aarambh/ui/Text';
import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useTranslation } from '../i18n/useTranslation.ts';

/**
 * Asks before changes that are not saved are lost: by closing the sheet, by the back button, by going to another screen; the browser
 * asks itself when the page is left.
 * @param props.isChanged asked at the moment of leaving
 */
export function DiscardQuestion({ isChanged }: { readonly isChanged: () => boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => isChanged() && formOf(currentLocation) !== formOf(nextLocation),
      [isChanged],
    ),
  );
  useBeforeUnload((event) => {
    if (isChanged()) event.preventDefault();
  });
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      tone="danger"
      title={t('resources.discardQuestion')}
      confirmLabel={t('resources.discard')}
      messages={{ cancel: t('resources.keepEditing') }}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <Text>{t('resources.discardText')}</Text>
    </ConfirmDialog>
  );
}

/** Which form an address shows. */
function formOf({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  return [pathname, parameters.get('record'), parameters.get('edit')].join(' ');
}
