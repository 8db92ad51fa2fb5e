export const richText = {
  /** Heard after a link to another site. */
  opensSite: ({ host }: { host: string }): string => `(opens ${host})`,
};
