/** The personal details of a candidate: what is sent is set, null empties, what is left out stays. */
import { limits, minLength, webAddress } from '@aarambh/forms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationContext, OperationData } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { findStateCode, cities, states } from '../../catalogue/index.ts';
import { candidates, type User } from '../../identity/index.ts';
import type { Identified } from '../tables/profile.ts';
import { withIDs } from './entry-ids.ts';
import { ownerToChange, ownerToRead } from './owner.ts';
import {
  holds,
  known,
  obeys,
  refuseFailed,
  storedBody,
  unknown,
  yearsAgo,
  type Verdict,
  requires,
} from './values.ts';
import { refuseStale, versionOf } from './version.ts';

type Personal = OperationData<'getPersonal'>['personal'];
type PublicPersonal = NonNullable<OperationData<'getStudentProfile'>['student']['personal']>;
/** Each with its id. */
type Links = { links: Identified<NonNullable<Personal['links']>[number]>[] };

/** The caller's own; nobody else sees this section. */
export async function readPersonal(context: OperationContext): Promise<Personal> {
  const owner = await ownerToRead(context.db, context, 'own');
  return findPersonal(context.db, owner.id);
}

/** Saves the caller's own. @throws ApiFailure 422 */
export async function savePersonal(context: OperationContext, sent: Personal): Promise<Personal> {
  const { state, rowVersion: _lock, ...body } = storedBody(sent);
  return context.db.transaction(async (tx) => {
    const owner = await ownerToChange(tx, context, 'own');
    const [before] = await tx.select().from(candidates).where(eq(candidates.userID, owner.id));
    refuseStale(before, sent);
    const stateCode = state ? await findStateCode(tx, state) : state === undefined ? undefined : null;
    refuseFailed([
      ...validate(body, owner, context.now()),
      ...required(owner, { city: body.city, state }),
      state && stateCode === null ? unknown('state') : null,
      await known(tx, 'preferredCityIDs', body.preferredCityIDs, cities.id),
      // Job profiles have no records yet that one could name.
      body.preferredJobProfileIDs?.length ? unknown('preferredJobProfileIDs') : null,
    ]);
    const { links, ...facts } = body;
    const values = {
      ...facts,
      ...(links && { links: withIDs(links, before?.links ?? [], ({ url }) => url) }),
      stateCode,
      headline: emptied(body.headline),
      summary: emptied(body.summary),
      disabilityNote: emptied(body.disabilityNote),
      accommodation: emptied(body.accommodation),
      updatedAt: context.now(),
    };
    await tx
      .insert(candidates)
      .values({ ...values, userID: owner.id })
      .onConflictDoUpdate({ target: candidates.userID, set: values });
    await audit(tx, context, {
      action: 'saved',
      entityType: 'personal',
      entityID: owner.id,
      subjectID: owner.id,
      fields: Object.keys(sent),
    });
    return findPersonal(tx, owner.id);
  });
}

/** What others see of it: neither the day of birth, gender, marital status, health nor pay. */
export async function publicPersonalOf(
  db: Db,
  userID: string,
): Promise<Omit<PublicPersonal, 'links'> & Links> {
  const { city, state, headline, summary, willingToRelocate, openToOpportunities, links } =
    await findPersonal(db, userID);
  return { city, state, headline, summary, willingToRelocate, openToOpportunities, links };
}

async function findPersonal(db: Db, userID: string): Promise<Omit<Personal, 'links'> & Links> {
  const [row] = await db
    .select({ personal: candidates, state: states.name })
    .from(candidates)
    .leftJoin(states, eq(states.code, candidates.stateCode))
    .where(eq(candidates.userID, userID));
  if (!row) return { links: [] };
  const { userID: _owner, stateCode: _code, missingInstitute: _missing, ...shown } = row.personal;
  const { updatedAt, willingToRelocate, links, ...rest } = shown;
  return {
    ...rest,
    rowVersion: versionOf({ updatedAt }),
    state: row.state,
    links: [...links],
    ...(willingToRelocate === null ? {} : { willingToRelocate }),
  };
}

function validate(body: Omit<Personal, 'state'>, owner: User, now: Date): Verdict[] {
  const { dateOfBirth, noticePeriodDays } = body;
  return [
    obeys('city', body.city, minLength(limits.city.min)),
    holds(
      'dateOfBirth',
      !dateOfBirth || (dateOfBirth <= yearsAgo(now, 14) && dateOfBirth >= yearsAgo(now, 70)),
      'age',
      'The date of birth must be 14 to 70 years ago.',
    ),
    holds(
      'noticePeriodDays',
      noticePeriodDays === undefined || noticePeriodDays === null || owner.isFresher === false,
      'onlyForExperienced',
      'Only candidates with experience have a notice period.',
    ),
    ...(body.links ?? []).map(({ url }, index) => obeys(`links.${index}.url`, url, webAddress)),
  ];
}

/** What a fresher gave at registration stays given. */
function required(owner: User, texts: Readonly<Record<string, string | null | undefined>>): Verdict[] {
  if (owner.isFresher !== true) return [];
  return Object.entries(texts).map(([path, text]) => requires(path, text !== null));
}

function emptied(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}
