/** Whose turn it is with the clipboard of the system, which every page of a run shares, whatever its browser context. */
let turn: Promise<void> = Promise.resolve();
let endTurn = (): void => undefined;

/** Commands of the test runner, which one process answers for all pages (`packages/ui/src/testing/clipboard.ts`). */
export const clipboardLock = {
  async lockClipboard(): Promise<void> {
    const before = turn;
    const own = Promise.withResolvers<void>();
    turn = own.promise;
    await before;
    endTurn = own.resolve;
  },
  unlockClipboard(): void {
    endTurn();
  },
};
