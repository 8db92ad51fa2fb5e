/** Every text the charts say on their own, in English. Part of the entry of the charts, so that no other page loads it. */
export const en = {
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  /** Announced after the switch was pressed. */
  shownAsTable: ({ title }: { title: string }): string => `${title}, shown as table`,
  shownAsChart: ({ title }: { title: string }): string => `${title}, shown as chart`,
  download: 'Download CSV',
  /** Heard with the drawing when focus comes into it. */
  keyboardHint: 'Arrow keys move through the values.',
  /** Heard after that where values lead to what they count. */
  linkHint: 'Enter opens what a value counts.',
  empty: 'There is nothing to show yet',
  /** In place of a value that is missing. */
  noValue: 'No value',
  total: 'Total',
  /** Name of a point with one series. */
  point: ({ label, value }: { label: string; value: string }): string => `${label}: ${value}`,
  seriesPoint: ({ label, series, value }: { label: string; series: string; value: string }): string =>
    `${label}, ${series}: ${value}`,
  /** Of a bar that all is read at once: `Applied: 120, 60% of the stage before`. */
  stagePoint: ({ label, value, share }: { label: string; value: string; share: string }): string =>
    `${label}: ${value}, ${share} of the stage before`,
  barSummary: (facts: {
    highest: string;
    highestValue: string;
    lowest: string;
    lowestValue: string;
  }): string =>
    `Highest: ${facts.highest}, ${facts.highestValue}. Lowest: ${facts.lowest}, ${facts.lowestValue}.`,
  /** Of several values that do not differ. */
  equalSummary: ({ value }: { value: string }): string => `All the same: ${value}.`,
  singleSummary: ({ label, value }: { label: string; value: string }): string => `${label}: ${value}.`,
  stackedSummary: (facts: { total: string; highest: string; highestValue: string }): string =>
    `${facts.total} in total. Highest: ${facts.highest}, ${facts.highestValue}.`,
  /** One sentence a series. */
  lineSummary: (facts: {
    series: string;
    first: string;
    firstValue: string;
    last: string;
    lastValue: string;
  }): string =>
    `${facts.series}: ${facts.firstValue} (${facts.first}) to ${facts.lastValue} (${facts.last}).`,
  funnelSummary: (facts: {
    first: string;
    firstValue: string;
    last: string;
    lastValue: string;
    share: string;
  }): string =>
    `${facts.first}: ${facts.firstValue}. ${facts.last}: ${facts.lastValue}, ${facts.share} of the first stage.`,
  /** Headers of the table's columns. */
  ofPrevious: 'Of the stage before',
  ofFirst: 'Of the first stage',
};

/** The texts of the charts. */
export type ChartMessages = typeof en;
