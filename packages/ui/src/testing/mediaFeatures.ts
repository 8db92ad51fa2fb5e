const runsAsTest = '__vitest_browser__' in globalThis;

/** Media features that a test sets, for example `{ 'prefers-reduced-motion': 'reduce' }`. */
export type MediaFeatures = Readonly<Record<string, string>>;

/** Whether {@link withMediaFeatures} can set them: in a test, not in Storybook's own window. */
export const canSetMediaFeatures: boolean = runsAsTest;

/** Runs a part of a story's test with media features as if the system were set so, and puts them back. */
export async function withMediaFeatures(features: MediaFeatures, run: () => Promise<void>): Promise<void> {
  await setMediaFeatures(features);
  try {
    await run();
  } finally {
    await setMediaFeatures(Object.fromEntries(Object.keys(features).map((name) => [name, ''])));
  }
}

/** Runs a part of a story's test on a touch screen: `pointer: coarse` matches, and there is no hovering. */
export async function withTouchScreen(run: () => Promise<void>): Promise<void> {
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  try {
    await run();
  } finally {
    await send('Emulation.setTouchEmulationEnabled', { enabled: false });
  }
}

async function setMediaFeatures(features: MediaFeatures): Promise<void> {
  await send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

async function send(method: string, parameters: object): Promise<void> {
  const session: object = (await import('vitest/browser')).cdp();
  if (!('send' in session) || typeof session.send !== 'function') {
    throw new Error('This browser has no debugging protocol.');
  }
  await session.send(method, parameters);
}
