/** What the pay of a year is made of, and the figures that reports ask of it. */

/** In the order in which people read them: what is sure first. */
export const payPartNames = [
  'fixedPaise',
  'oneTimePaise',
  'variablePaise',
  'stockPaise',
  'otherPaise',
] as const;

export type PayPartName = (typeof payPartNames)[number];

/** Amounts in paise; a part that is not there is nothing. */
export type PayParts = Readonly<Partial<Record<PayPartName, number | undefined>>>;

/** What the parts come to, in paise. */
export const sumOfParts = (parts: PayParts): number =>
  payPartNames.reduce((sum, name) => sum + (parts[name] ?? 0), 0);

interface PayFigures {
  /** What comes every year for sure. Null where nobody has divided the pay. */
  readonly fixedPaise: number | null;
  /** All cash that is sure, with what is paid once. Null where nobody has divided the pay. */
  readonly guaranteedPaise: number | null;
  /** The most that can be earned, with what depends on targets, stock and other benefits. */
  readonly mostPaise: number;
}

/** The three figures by which offers are compared (IPRS 2.1), in paise. */
export function payFigures({
  ctcPaise,
  parts,
}: {
  readonly ctcPaise: number;
  readonly parts?: PayParts | undefined;
}): PayFigures {
  if (parts === undefined) return { fixedPaise: null, guaranteedPaise: null, mostPaise: ctcPaise };
  const { fixedPaise = 0, oneTimePaise = 0 } = parts;
  return { fixedPaise, guaranteedPaise: fixedPaise + oneTimePaise, mostPaise: sumOfParts(parts) };
}
