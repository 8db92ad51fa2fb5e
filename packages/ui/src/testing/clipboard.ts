const runsAsTest = '__vitest_browser__' in globalThis;

declare module 'vitest/browser' {
  interface BrowserCommands {
    lockClipboard(): Promise<void>;
    unlockClipboard(): Promise<void>;
  }
}

/**
 * The clipboard is the system's: of the stories that use it, in whichever page, one runs at a time. A lock of the browser would not
 * do, because pages of the test runner have nothing in common but the clipboard.
 */
export function withClipboard<Context>(
  play: (context: Context) => Promise<void>,
): (context: Context) => Promise<void> {
  return async (context) => {
    if (!runsAsTest) {
      await play(context);
      return;
    }
    const { commands } = await import('vitest/browser');
    await commands.lockClipboard();
    try {
      await play(context);
    } finally {
      await commands.unlockClipboard();
    }
  };
}
