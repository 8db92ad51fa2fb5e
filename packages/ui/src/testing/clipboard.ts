/** The clipboard is the whole browser's: of the stories that use it, in whichever page, one runs at a time. */
export function withClipboard<Context>(
  play: (context: Context) => Promise<void>,
): (context: Context) => Promise<void> {
  return (context) => navigator.locks.request('clipboard', () => play(context));
}
