/** One of several numbers that are drawn of each thing. */
export interface Series {
  /** Unique in the chart; the key of its values. */
  id: string;
  label: string;
}

/** The numbers of one thing, of each series. */
export interface SeriesDatum {
  /** Unique in the chart. */
  label: string;
  /** By the id of the series; `null`, or no entry, where a value is not known. */
  values: Readonly<Record<string, number | null>>;
  /** Where values lead, by the id of their series: to what they count. */
  links?: Readonly<Record<string, string>> | undefined;
}

/** A value that can be drawn; `null` for what is missing, for `NaN` (a mean of nobody) and for what has no end (a rate of nothing). */
export const knownValue = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The value of a series, or `null` where it is not known: a mean of nobody is no number. */
export function valueOf(datum: SeriesDatum, series: Series): number | null {
  return knownValue(datum.values[series.id]);
}

/** What is known of one thing, added up. */
export function totalOf(datum: SeriesDatum, series: readonly Series[]): number {
  return series.reduce((total, one) => total + (valueOf(datum, one) ?? 0), 0);
}
