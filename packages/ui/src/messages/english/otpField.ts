export const otpField = {
  /** Said when a letter is typed where only digits go. */
  numbersOnly: 'Only numbers can be entered',
  /** Said when a pasted text holds no code. */
  noCodeFound: 'There is no code in the pasted text',
  /** Said when the whole code was filled in or pasted. */
  complete: 'Code complete',
  /** Said after a pause in typing, where the component is asked to. */
  progress: ({ count, length }: { count: number; length: number }): string => `${count} of ${length} entered`,
};
