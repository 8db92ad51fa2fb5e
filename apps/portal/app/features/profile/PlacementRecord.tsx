import type { components } from '@aarambh/api-client';
import { setPlacement } from '@aarambh/api-client/operations';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag, type TagProps } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { PlacementForm } from './PlacementForm.tsx';

type Placement = components['schemas']['Placement'];

const tones: Readonly<Record<Placement['state'], TagProps['tone']>> = {
  'Not placed': 'neutral',
  'Offer pending': 'info',
  Placed: 'success',
};

interface PlacementRecordProps {
  readonly placement: Placement;
  /** The student whose record staff look at; absent, the own one. */
  readonly userID?: string;
  /** It has been saved: read it anew. */
  readonly onSaved: () => unknown;
}

/** Whether a candidate is placed, what the candidate plans, and a form that changes the plan. */
export function PlacementRecord({ placement, userID, onSaved }: PlacementRecordProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const mayChange = useIsAllowed(setPlacement);
  const { state, plan, note, reason } = placement;
  const isOwn = userID === undefined;
  return (
    <Stack gap="sm">
      <Inline>
        <Tag tone={tones[state]}>{t(`profile.placement.state.${state}`)}</Tag>
        {!isOwn && <Tag>{t(`profile.placement.plan.${plan}`)}</Tag>}
      </Inline>
      {isOwn && <Text>{t(`profile.placement.own.${plan}`)}</Text>}
      {note !== null && <Text>{note}</Text>}
      {reason !== null && (
        <Text tone="muted">
          {t(isOwn ? 'profile.placement.byOffice' : 'profile.placement.byStaff', { reason })}
        </Text>
      )}
      {isOpen ? (
        <PlacementForm
          placement={placement}
          userID={userID}
          onClose={() => setOpen(false)}
          onSaved={async () => {
            await onSaved();
            setOpen(false);
            alerts.success(t('profile.placement.saved'));
          }}
        />
      ) : (
        mayChange && (
          <Inline>
            <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
              {t('profile.sections.placement.add')}
            </Button>
          </Inline>
        )
      )}
    </Stack>
  );
}
