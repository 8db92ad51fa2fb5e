export const link = {
  /** Heard after the text of a link that opens a new tab. */
  opensInNewTab: '(opens in a new tab)',
};
