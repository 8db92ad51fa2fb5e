export const phoneField = {
  /** After a pasted number was shortened to its ten digits; `from` is what was pasted. */
  normalised: ({ from }: { from: string }): string => `Changed from ${from}`,
};
