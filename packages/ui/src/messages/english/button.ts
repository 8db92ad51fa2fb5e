export const button = {
  /** The name of a button while its work runs. */
  pending: 'Sending',
};
