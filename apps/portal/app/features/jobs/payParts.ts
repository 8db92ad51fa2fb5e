import { payPartNames } from '@aarambh/forms';
import type { components } from '@aarambh/api-client';

type Offer = Pick<components['schemas']['Offer'], 'parts'>;

/** What an offer pays, part by part, without those that are nothing. None where nobody has divided the pay. */
export const paidParts = ({ parts = {} }: Offer) =>
  payPartNames.flatMap((name) => {
    const paise = parts[name] ?? 0;
    return paise === 0 ? [] : [{ name, label: `resources.ownOffer.part.${name}` as const, paise }];
  });
