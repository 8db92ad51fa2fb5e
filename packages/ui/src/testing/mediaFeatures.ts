const runsAsTest = '__vitest_browser__' in globalThis;

/** Media features that a test sets, for example `{ 'prefers-reduced-motion': 'reduce' }`. */
export type MediaFeatures = Readonly<Record<string, string>>;

/** Whether {@link withMediaFeatures} can set them: in a test, not in Storybook's own window. */
export const canSetMediaFeatures: boolean = runsAsTest;

/** What holds for all of a story's test, besides what a part of it sets for itself. */
let wholeTest: MediaFeatures = {};

/** From here on the story's test runs with these media features, also after a part of it had others. */
export async function playWithMediaFeatures(features: MediaFeatures): Promise<void> {
  wholeTest = features;
  await setMediaFeatures(features);
}

/** Runs a part of a story's test with media features as if the system were set so, and puts them back. */
export async function withMediaFeatures(features: MediaFeatures, run: () => Promise<void>): Promise<void> {
  await setMediaFeatures({ ...wholeTest, ...features });
  try {
    await run();
  } finally {
    const none = Object.fromEntries(Object.keys(features).map((name) => [name, '']));
    await setMediaFeatures({ ...none, ...wholeTest });
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
