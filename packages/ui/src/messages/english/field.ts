export const field = {
  /** Heard before an error text, never seen. */
  errorPrefix: 'Error:',
  /** After the label of a field that may stay empty. */
  optional: '(optional)',
};
