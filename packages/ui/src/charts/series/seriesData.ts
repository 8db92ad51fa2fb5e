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

/** The value of a series, or `null` where it is not known. */
export function valueOf(datum: SeriesDatum, series: Series): number | null {
  return datum.values[series.id] ?? null;
}

/** What is known of one thing, added up. */
export function totalOf(datum: SeriesDatum, series: readonly Series[]): number {
  return series.reduce((total, one) => total + (valueOf(datum, one) ?? 0), 0);
}
