/**
 * What a recharge costs and gives. Factors may have decimals, so everything is counted in whole numbers of small units: no
 * credit and no paisa is lost to binary fractions.
 */
import { taxWithin } from '@aarambh/forms';
import type { FixedQuote } from '../tables/payments.ts';
import type { SettingsConfig } from '../tables/settings.ts';

/** Largest recharge, rupees. */
const mostRupees = 50_000;

/** Smallest recharge where the settings give none, rupees (specification, section 9). */
const leastRupees = 50;

type PriceSettings = Pick<
  SettingsConfig,
  'conversionFactor' | 'discount' | 'taxPercent' | 'taxInclusive' | 'minRechargeBalance'
>;

/** Smallest and largest recharge, whole rupees. */
export function rechargeLimits({ minRechargeBalance }: Pick<PriceSettings, 'minRechargeBalance'>) {
  const isSet = Number.isFinite(minRechargeBalance) && minRechargeBalance >= 1;
  const minimum = isSet ? Math.ceil(minRechargeBalance) : leastRupees;
  return { minimum: Math.min(minimum, mostRupees), maximum: mostRupees };
}

/** Parts that a factor and a percentage are counted in. */
const scale = 1_000_000n;

const scaled = (value: number): bigint => BigInt(Math.round(value * Number(scale)));

interface Terms {
  factor: bigint;
  /** What is left of the price after the discount, of `scale`. */
  remaining: bigint;
  /** What comes on top of the price as tax, of `scale`. */
  tax: bigint;
}

function termsOf({ conversionFactor, discount, taxPercent }: PriceSettings): Terms {
  return {
    factor: scaled(conversionFactor),
    remaining: scale - scaled(discount / 100),
    tax: scaled(taxPercent / 100),
  };
}

/** The credits for an amount; the tax is within it. With a tax on top, only what is left after the tax buys credits. */
export function quoteForAmount(amountPaise: number, settings: PriceSettings): FixedQuote {
  const { factor, remaining, tax } = termsOf(settings);
  const paid = BigInt(amountPaise);
  const net = (paid * scale) / (scale + tax);
  const price = settings.taxInclusive ? paid : net;
  return {
    credits: Number((price * factor) / (remaining * 100n)),
    amountPaise,
    conversionFactor: settings.conversionFactor,
    discountPercent: settings.discount,
    taxPercent: settings.taxPercent,
    taxInclusive: settings.taxInclusive,
    taxPaise: taxWithin(amountPaise, settings.taxPercent),
  };
}

/** The smallest amount in paise that gives at least so many credits. */
export function quoteForCredits(credits: number, settings: PriceSettings): FixedQuote {
  const { factor, remaining, tax } = termsOf(settings);
  const price = dividedUp(BigInt(credits) * remaining * 100n, factor);
  const amount = settings.taxInclusive ? price : dividedUp(price * (scale + tax), scale);
  return quoteForAmount(Number(amount), settings);
}

function dividedUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}
