import { Logo } from '@aarambh/ui/Logo';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import * as styles from '#app/screen/frame.css.ts';
import { NoScriptNotice } from './NoScriptNotice.tsx';
import { ConnectionNotice } from '#app/screen/ConnectionNotice.tsx';
import { LanguageQuestion } from './LanguageQuestion.tsx';
import { RouterLink } from '#app/screen/RouterLink.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The quiet frame of the screens before signing in: the name above, one card, the footer below. */
export default function PublicLayout() {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.banner}>
        <RouterLink href="/dashboard" className={styles.home}>
          <Logo />
        </RouterLink>
        <LanguageQuestion />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <NoScriptNotice />
        <ConnectionNotice width="sm" />
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
