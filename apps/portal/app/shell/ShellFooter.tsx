import { AppFooter, type SocialLink } from '@aarambh/ui/AppFooter';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { documents } from '#app/screen/documents.ts';

/** What every screen ends with (specification, section 2). */
export function ShellFooter({ social }: { readonly social: readonly SocialLink[] }) {
  const { t } = useTranslation();
  return (
    <AppFooter
      copyright={t('app.footer.copyright')}
      documents={[
        { label: t('app.footer.terms'), href: documents.terms },
        { label: t('app.footer.privacy'), href: documents.privacy },
        { label: t('app.footer.refunds'), href: documents.refunds },
      ]}
      contact={{ label: t('app.footer.connect'), href: '/contact-us' }}
      social={social}
    />
  );
}
