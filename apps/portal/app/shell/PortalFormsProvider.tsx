import type { Translate } from '@aarambh/forms';
import { FormsProvider } from '@aarambh/forms/react';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';

/** Gives forms their texts; the build merges them into the portal's under `forms`. */
export function PortalFormsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const translate = useCallback<Translate>((key, params) => t(`forms.${key}`, { ...params }), [t]);
  return <FormsProvider translate={translate}>{children}</FormsProvider>;
}
