import '@aarambh/ui/theme';
import { Logo } from '@aarambh/ui/Logo';
import { useCallback, useEffect, type ReactNode } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
} from 'react-router';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { languageQuestionScript } from './i18n/languageQuestion.ts';
import { baseLanguage } from './config/languages.ts';
import { namespaceAttribute, namespacesOf } from './i18n/pageTexts.ts';
import { useTranslation } from './i18n/useTranslation.ts';
import { AlertSlot } from './screen/AlertSlot.tsx';
import { FirstLocationProvider } from './screen/clientNavigation.tsx';
import * as styles from './screen/frame.css.ts';
import { LeaveGuard } from './screen/leaving.tsx';
import { NoScriptNotice } from './shell/NoScriptNotice.tsx';
import { PortalFormsProvider } from './shell/PortalFormsProvider.tsx';
import { RouterLink } from './screen/RouterLink.tsx';
import { forgetStarts } from './screen/starts.ts';
import { noteEntry } from './screen/backSteps.ts';
import { themeInitScript } from './theme/looks.ts';
import './theme/textSize.css.ts';

export { ScreenError as ErrorBoundary } from './screen/ScreenError.tsx';

/** The document around every screen. The prerender writes it in the base language; Provider keeps it up to date. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const namespaces = namespacesOf(useMatches());
  return (
    <html lang={baseLanguage} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="preload" href={`/assets/i18n/${baseLanguage}.json`} as="fetch" crossOrigin="anonymous" />
        {namespaces.map((namespace) => (
          <link
            key={namespace}
            rel="preload"
            href={`/assets/i18n/${baseLanguage}/${namespace}.json`}
            as="fetch"
            crossOrigin="anonymous"
            {...{ [namespaceAttribute]: namespace }}
          />
        ))}
        <link rel="preload" href="/config.json" as="fetch" crossOrigin="anonymous" />
        <Links />
        {/* They run before the first paint; the policy of the page allows them by their hashes. */}
        <script dangerouslySetInnerHTML={{ __html: themeInitScript }} />
        <script dangerouslySetInnerHTML={{ __html: languageQuestionScript }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What the page of every guarded address says until the scripts are there. */
export function HydrateFallback() {
  const { t } = useTranslation();
  return (
    <main className={styles.starting}>
      <title>Aarambh</title>
      <Logo />
      <p>{t('app.loading')}</p>
      <NoScriptNotice />
    </main>
  );
}

export default function App() {
  const navigate = useNavigate();
  const open = useCallback((href: string) => void navigate(href), [navigate]);
  const { key } = useLocation();
  useEffect(noteEntry, [key]);
  // For tests and measurements: from now on the page answers.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    forgetStarts();
  }, []);
  return (
    <LanguageProvider linkComponent={RouterLink} navigate={open}>
      <PortalFormsProvider>
        <FirstLocationProvider>
          <Outlet />
        </FirstLocationProvider>
      </PortalFormsProvider>
      <LeaveGuard />
      <AlertSlot />
    </LanguageProvider>
  );
}
