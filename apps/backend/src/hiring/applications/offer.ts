/** What an offer has to be, by whomever and by whichever way it is made. */
import { offerBlocks, sumOfParts } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import type { Db, Transaction } from '../../database/index.ts';
import { ApiFailure, brokenRule, failedFieldsOf, type FailedField } from '../../platform/index.ts';
import type { JudgedJob } from '../job-descriptions/reading.ts';
import type { StepJob } from './job.ts';
import { refuseOwnLetter, writeLetter } from './letter.ts';
import type { OfferLetter } from '../tables/offer-letter.ts';
import { refuseByPolicy } from './policy.ts';
import type { Step } from '../statuses/steps.ts';
import type { applications } from '../tables/applications.ts';

type Offer = components['schemas']['Offer'];

/** An offer that somebody is about to make. */
interface Making {
  offer?: Offer | null | undefined;
  actorID: string | null;
  mayPayLess?: boolean | undefined;
  at: Date;
}

/**
 * Throws unless the offer can be made to the applicant: it keeps the rules of its form, pays what the job states where support has not
 * allowed less, a letter of the company's own is there, and the rules of the season leave room.
 * @throws ApiFailure 422, 409 NOT_ELIGIBLE
 */
export async function refuseOffer(
  tx: Transaction,
  current: Application,
  job: StepJob,
  { offer, actorID, mayPayLess = false, at }: Making,
): Promise<void> {
  const made = refuseTerms(offer, at);
  if (!mayPayLess && paysLess(job, made)) {
    const message =
      'This is less than the job states. Support looks at such an offer first: make it to one person at a time.';
    throw refusal([{ path: 'offer.ctcPaise', code: 'lessThanStated', message }]);
  }
  if (made.letterImageID !== undefined) await refuseOwnLetter(tx, made.letterImageID, job, actorID);
  await refuseByPolicy(tx, current, job, { ctcPaise: made.ctcPaise, at });
}

/** Whether an offer pays less than the job states. */
export const paysLess = ({ ctcMinPaise }: Pick<StepJob, 'ctcMinPaise'>, { ctcPaise }: Offer): boolean =>
  ctcMinPaise !== null && ctcPaise < ctcMinPaise;

/** What can be judged of an offer without the applicant. @throws ApiFailure 422 that names the parts that break a rule */
export function refuseTerms(offer: Offer | null | undefined, at: Date): Offer {
  if (offer == null) throw refusal([brokenRule('offer', { ok: false, code: 'required', params: {} })]);
  const fields = failedFieldsOf(offerBlocks(offer, at));
  if (fields.length > 0) throw refusal(fields);
  return offer;
}

type Application = typeof applications.$inferSelect;

/**
 * What a step does to the offer of an application: one that is amended, made anew or withdrawn stays readable with its letter. Undefined
 * for a step that leaves it as it is.
 */
export async function offerChange(
  tx: Transaction,
  current: Application,
  { to, offer, note, at }: Pick<Step, 'to' | 'offer' | 'note' | 'at'>,
): Promise<Partial<Application> | undefined> {
  const isWithdrawn = withdrawsOffer(current, to);
  if (to !== 'Selected' && !isWithdrawn) return undefined;
  const earlierOffers = [...current.earlierOffers];
  if (current.offer !== null) {
    const version = earlierOffers.length + 1;
    const letter = await letterOf(tx, { ...current, offer: current.offer });
    // One that was declined before had its own end.
    const reason = current.status === 'Selected' ? (note ?? null) : null;
    earlierOffers.push({ version, offer: current.offer, letter, endedAt: at.toISOString(), reason });
  }
  if (isWithdrawn || offer == null) return { offer: null, letter: null, earlierOffers };
  const letter = await writeLetter(tx, current, offer, at, earlierOffers.length + 1);
  return { offer, letter, earlierOffers };
}

/** Whether whoever hires takes back an offer that waits for its answer. */
export const withdrawsOffer = ({ status }: Pick<Application, 'status'>, to: Step['to']): boolean =>
  status === 'Selected' && to === 'Rejected';

/** The letter of an offer that stands; one from before letters were kept is written now. */
export const letterOf = async (db: Db, application: Application & { offer: Offer }): Promise<OfferLetter> =>
  application.letter ??
  writeLetter(
    db,
    application,
    application.offer,
    application.decidedAt ?? application.updatedAt,
    application.earlierOffers.length + 1,
  );

type StatedPay = Pick<JudgedJob, 'ctcMinPaise' | 'fixedPaise' | 'variablePaise'>;

/** The least that a job pays in a year, with its parts where the job says them and they are all of it; nothing where it does not say. */
export function statedPay({
  ctcMinPaise,
  fixedPaise,
  variablePaise,
}: StatedPay): Partial<Pick<Offer, 'ctcPaise' | 'parts'>> {
  if (ctcMinPaise === null || ctcMinPaise === 0) return {};
  const parts = { fixedPaise: fixedPaise ?? 0, variablePaise: variablePaise ?? 0 };
  return { ctcPaise: ctcMinPaise, ...(sumOfParts(parts) === ctcMinPaise && { parts }) };
}

/** What an offer begins with: the least that the job pays in a year, and its place where it has but one. */
export function suggestedOffer({
  cityNames,
  ...pay
}: StatedPay & Pick<JudgedJob, 'cityNames'>): Partial<Pick<Offer, 'ctcPaise' | 'parts' | 'location'>> {
  const [location, ...others] = cityNames;
  return {
    ...statedPay(pay),
    ...(location !== undefined && others.length === 0 && { location }),
  };
}

/** In the words of the first rule that is broken: of many rows each tells one sentence. */
const refusal = (fields: readonly FailedField[]): ApiFailure =>
  new ApiFailure(422, 'VALIDATION_FAILED', fields[0]?.message ?? '', { fields });
