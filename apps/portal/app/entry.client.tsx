import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from './tasks/react.ts';
import { HydratedRouter } from './tasks/router.ts';
import { loadConfig } from './config/config.ts';
import { bringTexts, loadTexts, startI18n } from './i18n/i18n.ts';
import { baseLanguage } from './i18n/languages.ts';
import { areasOfPage } from './i18n/pageTexts.ts';
import { clock } from './session/session.ts';
import { takeVerificationFromAddress } from './session/verification.ts';

/** The portal starts after this many milliseconds even when its texts or its configuration have not arrived. */
const patience = 3000;

async function start(): Promise<void> {
  takeVerificationFromAddress();
  const areas = areasOfPage();
  for (const area of areas) void loadTexts(`${baseLanguage}/${area}`, patience).catch(() => undefined);
  const [texts] = await Promise.all([
    loadTexts(baseLanguage, patience).catch(() => ({})),
    // A device whose clock is wrong would otherwise take a good session for an expired one.
    loadConfig(patience, ({ headers }) => clock.observe(headers.get('date'))),
  ]);
  startI18n(texts);
  // Without them the page has keys in place of texts, and still answers.
  await bringTexts(...areas).catch(() => undefined);
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
