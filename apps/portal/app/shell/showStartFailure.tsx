import { Logo } from '@aarambh/ui/Logo';
import type { LinkComponentProps } from '@aarambh/ui/Provider';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { LanguageProvider } from '#app/i18n/LanguageProvider.tsx';
import { FirstLocationProvider } from '#app/screen/clientNavigation.tsx';
import * as styles from '#app/screen/frame.css.ts';
import { ScreenError } from '#app/screen/ScreenError.tsx';
import { forgetStarts } from '#app/screen/starts.ts';

/** There is no router behind it: the browser opens the address. */
function PlainLink({ href, ref, children, ...rest }: LinkComponentProps) {
  return (
    <a href={href} ref={ref} {...rest}>
      {children}
    </a>
  );
}

const load = (href: string): void => location.assign(href);

/** Says that the screen could not be shown where the router cannot start. The next start is tried as if it were the first. */
export function showStartFailure(): void {
  forgetStarts();
  createRoot(document.body).render(
    <MemoryRouter>
      <LanguageProvider linkComponent={PlainLink} navigate={load}>
        <FirstLocationProvider>
          <div className={styles.page}>
            <header className={styles.banner}>
              <Logo />
            </header>
            <main className={styles.main}>
              <ScreenError />
            </main>
          </div>
        </FirstLocationProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}
