import type { Translate } from '@aarambh/forms';
import { FormsProvider, type OpenDraft } from '@aarambh/forms/react';
import { useCallback, type ReactNode } from 'react';
import { i18n } from '#app/i18n/i18n.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface PortalFormsProviderProps {
  readonly children: ReactNode;
  /** Behind the sign-in: keeps what is typed when the session ends. */
  readonly openDraft?: OpenDraft;
}

/** Gives forms their texts; the build merges them into the portal's under `forms`. */
export function PortalFormsProvider({ children, openDraft }: PortalFormsProviderProps) {
  const { t } = useTranslation();
  const translate = useCallback<Translate>((key, params) => t(`forms.${key}`, { ...params }), [t]);
  return (
    <FormsProvider translate={translate} language={i18n.language} openDraft={openDraft}>
      {children}
    </FormsProvider>
  );
}
