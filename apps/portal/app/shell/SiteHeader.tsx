import { Logo } from '@aarambh/ui/Logo';
import { Button } from '@aarambh/ui/Button';
import { Link } from '@aarambh/ui/Link';
import { useTranslation } from '../i18n/useTranslation.ts';
import { logOut } from '../session/api.ts';
import { useSession } from '../session/session.ts';
import { RouterLink } from './RouterLink.tsx';
import * as styles from './SiteHeader.css.ts';

/** The bar above the screens, with the ways on for somebody who is signed in and for everybody else. */
export function SiteHeader() {
  const { t } = useTranslation();
  const state = useSession();
  return (
    <header className={styles.header}>
      <RouterLink href="/dashboard" className={styles.home}>
        <Logo />
      </RouterLink>
      {state.status === 'signed-in' ? (
        <div className={styles.actions}>
          <span className={styles.person}>
            {t('app.header.signedInAs', { name: `${state.user.firstName} ${state.user.lastName}` })}
          </span>
          <Button variant="secondary" size="toolbar" onClick={logOut}>
            {t('app.header.logOut')}
          </Button>
        </div>
      ) : (
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
      )}
    </header>
  );
}
