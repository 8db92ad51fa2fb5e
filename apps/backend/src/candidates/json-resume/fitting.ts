/** What of the projects, certificates and achievements of a document a record can hold. */
import type { components } from '@aarambh/api-client/schema';
import {
  achievementEntry,
  certificationEntry,
  limits,
  projectEntry,
  validate,
  type Validatable,
} from '@aarambh/forms';
import { reasonOf, validateLength, type Left } from './left.ts';
import { shortened } from './reading.ts';
import type { Resume } from './resume.ts';

type Schemas = components['schemas'];

export interface Fitting<Entry> {
  entry: Entry;
  /** Why the record cannot hold the entry at all. */
  reason: Left['reason'] | undefined;
  /** What the entry does without; without a field, that of its text the beginning is held. */
  without: readonly { field?: string; reason: Left['reason'] }[];
}

const { short, detail: mostDetail, summary: mostSummary } = limits.profileText;
const mostSkills = 15;

/** A project. */
export function projectOf({
  title,
  role,
  from,
  to,
  url,
  skills,
  summary,
}: Resume['projects'][number]): Fitting<Schemas['Project']> {
  const text = shortened(summary ?? '', mostSummary);
  const kept = skills.filter((each) => validateLength(each, 1, short) === undefined).slice(0, mostSkills);
  const address = addressOf(url);
  const fitting = withoutRefused<Schemas['Project']>(
    projectEntry.payload,
    { role: 'roles', from: 'startDate', to: 'endDate', url: 'url' },
    (holds) => ({
      title,
      ...(role !== null && holds('role') && { role }),
      ...(from !== null && holds('from') && { from }),
      ...(to !== null && holds('to') && { to }),
      ...(address.url !== null && holds('url') && { url: address.url }),
      ...(kept.length > 0 && { skills: kept }),
      ...(text !== '' && { summary: text }),
    }),
  );
  const isCut = kept.length < skills.length;
  return {
    ...fitting,
    without: [
      ...fitting.without,
      ...address.without,
      ...(isCut ? [{ field: 'keywords', reason: 'cut' as const }] : []),
      ...restOf(text, summary),
    ],
  };
}

/** A certificate. */
export function certificationOf({
  name,
  issuer,
  date,
  url,
}: Resume['certificates'][number]): Fitting<Schemas['Certification']> {
  const address = addressOf(url);
  const fitting = withoutRefused<Schemas['Certification']>(
    certificationEntry.payload,
    { issuedOn: 'date', url: 'url' },
    (holds) => ({
      name,
      issuer,
      ...(date !== null && holds('issuedOn') && { issuedOn: date }),
      ...(address.url !== null && holds('url') && { url: address.url }),
    }),
  );
  return { ...fitting, without: [...fitting.without, ...address.without] };
}

/** A prize or a place won. */
export function achievementOf({
  title,
  year,
  detail,
}: Resume['awards'][number]): Fitting<Schemas['Achievement']> {
  const text = shortened(detail ?? '', mostDetail);
  const fitting = withoutRefused<Schemas['Achievement']>(
    achievementEntry.payload,
    { year: 'date' },
    (holds) => ({
      title,
      ...(year !== null && holds('year') && { year: Number(year) }),
      ...(text !== '' && { detail: text }),
    }),
  );
  return { ...fitting, without: [...fitting.without, ...restOf(text, detail)] };
}

/** Why an address is none that the contract takes. */
export const validateAddress = (url: string | null): 'badAddress' | undefined =>
  url === null || (/^https:\/\/[^\s/?#.]+\.[^\s]+$/.test(url) && url.length <= limits.webAddress)
    ? undefined
    : 'badAddress';

/**
 * An entry without those of its fields that a rule of the form refuses and that it need not have.
 * @param optional what the document calls the fields that it need not have
 */
function withoutRefused<Entry>(
  rules: Validatable<unknown>,
  optional: Readonly<Record<string, string>>,
  entryOf: (holds: (field: string) => boolean) => Entry,
): Fitting<Entry> {
  const verdict = validate(
    rules,
    entryOf(() => true),
  );
  const errors = verdict.ok ? [] : verdict.errors;
  const needed = errors.find(({ path }) => optional[path] === undefined);
  return {
    entry: entryOf((field) => !errors.some(({ path }) => path === field)),
    reason: needed && reasonOf(needed.code),
    without: errors.flatMap(({ path, code }) => {
      const field = optional[path];
      return field === undefined ? [] : [{ field, reason: reasonOf(code) }];
    }),
  };
}

function addressOf(url: string | null): Pick<Fitting<unknown>, 'without'> & { url: string | null } {
  const reason = validateAddress(url);
  return reason === undefined ? { url, without: [] } : { url: null, without: [{ field: 'url', reason }] };
}

/** That the record holds the beginning of a text. */
const restOf = (kept: string, text: string | null): Fitting<unknown>['without'] =>
  text === null || kept === text ? [] : [{ reason: 'shortened' }];
