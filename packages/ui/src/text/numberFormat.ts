const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes numbers as a language does, `1,00,000` in `en-IN`. One object for each language, because making one costs more than
 * drawing a whole bar of page links.
 */
export function numberFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale);
  formats.set(locale, made);
  return made;
}
