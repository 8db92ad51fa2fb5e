import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadConfig } from './config/config.ts';
import { loadNamespaces, loadTextsOfPage, startI18n } from './i18n/i18n.ts';
import { baseLanguage } from './config/languages.ts';
import { namespacesOfPage } from './i18n/pageTexts.ts';
import { clock } from './session/session.ts';
import { takeVerificationFromAddress } from './session/verification.ts';
import { keepBackSteps } from './screen/backSteps.ts';
import { isStartInVain } from './screen/starts.ts';

/** The portal starts after this many milliseconds even when its configuration has not arrived. */
const timeoutMs = 3000;

async function start(): Promise<void> {
  takeVerificationFromAddress();
  const namespaces = namespacesOfPage();
  const [texts] = await Promise.all([
    loadTextsOfPage(baseLanguage),
    // A device whose clock is wrong would otherwise take a good session for an expired one.
    loadConfig(timeoutMs, ({ headers }) => clock.observe(headers.get('date'))),
    ...namespaces.map((namespace) => loadTextsOfPage(`${baseLanguage}/${namespace}`)),
  ]);
  startI18n(texts);
  await loadNamespaces(...namespaces);
  if (isStartInVain()) {
    const { showStartFailure } = await import('./shell/showStartFailure.tsx');
    showStartFailure();
    return;
  }
  keepBackSteps();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void start();
