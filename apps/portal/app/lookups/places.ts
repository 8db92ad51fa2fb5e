/** Where a record is, by which it is told from others of its name. */
import { indianStates, stateKeywords, stateName } from '@aarambh/forms';
import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';

/** What of a record says where it is. */
interface Located {
  readonly city?: unknown;
  readonly stateCode?: unknown;
  /** Of a company, which has no city of its own. */
  readonly location?: unknown;
  /** Of a job: whose it is. */
  readonly companyName?: unknown;
  /** Of a job: what tells it from the company's other ones of its title. */
  readonly code?: unknown;
}

export interface Place {
  /** As a person says it, from the near to the far: Pune, Maharashtra. Of a job its company and its number. */
  readonly parts: readonly string[];
  /** Other words by which it is found. */
  readonly keywords: readonly string[];
}

/** Where a record is; undefined where it does not say. */
export function placeOf(record: Located, language: string): Place | undefined {
  const { city, stateCode, location, companyName } = record;
  const state = indianStates.find(({ code }) => code === stateCode);
  // Other records have codes too, which nobody says.
  const code = typeof companyName === 'string' ? record.code : undefined;
  const parts = [city, state && stateName(state, language), location, companyName, code].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  if (parts.length === 0) return undefined;
  return { parts, keywords: [...parts, ...(state ? stateKeywords(state) : [])] };
}

/**
 * Choices of which each is told from the others: beside a name that is not the only one of its kind stands where it is, by which all of
 * them are found too.
 * @param isPart whether there are more than these: then no name can be known to be the only one
 */
export function withPlaces(
  choices: readonly (SearchSelectItem & { readonly place?: Place | undefined })[],
  isPart: boolean,
): SearchSelectItem[] {
  const seen = new Map<string, number>();
  const folded = (label: string): string => label.trim().toLowerCase();
  for (const { label } of choices) seen.set(folded(label), (seen.get(folded(label)) ?? 0) + 1);
  return choices.map(({ place, ...choice }) => {
    if (place === undefined) return choice;
    const { label, keywords = [] } = choice;
    const isAmbiguous = isPart || (seen.get(folded(label)) ?? 0) > 1;
    return {
      ...choice,
      label: isAmbiguous ? [label, ...missingIn(label, place.parts)].join(', ') : label,
      keywords: [...keywords, ...place.keywords],
    };
  });
}

/** What a name does not say already: many a college has its city in it. */
const missingIn = (label: string, parts: readonly string[]): string[] =>
  parts.filter((part) => !label.toLowerCase().includes(part.toLowerCase()));
