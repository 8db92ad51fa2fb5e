import { Link } from '@aarambh/ui/Link';
import { Logo } from '@aarambh/ui/Logo';
import { useTranslation } from '../i18n/useTranslation.ts';
import { RouterLink } from './RouterLink.tsx';
import * as styles from './SiteHeader.css.ts';

/** The bar above the public screens that have one, with the ways on (specification, section 2). */
export function SiteHeader() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <RouterLink href="/dashboard" className={styles.home}>
        <Logo />
      </RouterLink>
      <nav className={styles.actions} aria-label={t('app.header.label')}>
        <Link variant="standalone" href="/dashboard">
          {t('app.header.dashboard')}
        </Link>
        <Link variant="standalone" href="/login">
          {t('app.header.signIn')}
        </Link>
        <Link variant="standalone" href="/register">
          {t('app.header.register')}
        </Link>
        <Link variant="standalone" href="/contact-us">
          {t('app.header.contact')}
        </Link>
      </nav>
    </header>
  );
}
