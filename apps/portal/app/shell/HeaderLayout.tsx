import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import * as styles from './frame.css.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The frame of the public screens that show the header (specification, section 2). */
export default function HeaderLayout() {
  return (
    <div className={styles.page}>
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.content}>
        <OfflineNotice width="sm" />
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
