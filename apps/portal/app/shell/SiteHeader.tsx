import { AppHeader } from '@aarambh/ui/AppHeader';
import { Logo } from '@aarambh/ui/Logo';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** The bar above the public screens that have one, with the ways on (specification, section 2). */
export function SiteHeader() {
  const { t } = useTranslation();
  return (
    <AppHeader
      brand={<Logo />}
      brandHref="/dashboard"
      links={[
        { label: t('app.header.dashboard'), href: '/dashboard' },
        { label: t('app.header.signIn'), href: '/login' },
        { label: t('app.header.register'), href: '/register' },
        { label: t('app.header.contact'), href: '/contact-us' },
      ]}
    />
  );
}
