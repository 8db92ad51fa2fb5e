export const errorState = {
  title: 'Something went wrong',
  retry: 'Try again',
  /** The retry button's name while the new try runs. */
  retrying: 'Loading...',
  reference: ({ id }: { id: string }): string => `Reference: ${id}`,
};
