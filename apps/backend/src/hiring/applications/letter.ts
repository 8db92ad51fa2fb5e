/** What the letter of an offer says. It is kept with the offer, so that the letter stays as it was sent. */
import { personName } from '@aarambh/forms';
import { createHash } from 'node:crypto';
import type { components } from '@aarambh/api-client/schema';
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { currentDegrees, images } from '../../candidates/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { dayMs, validationFailed } from '../../platform/index.ts';
import { jobDescriptions, jobReviews } from '../tables/job-descriptions.ts';
import { applications } from '../tables/applications.ts';
import type { OfferLetter } from '../tables/offer-letter.ts';

type Offer = components['schemas']['Offer'];

/** The letter of an offer that is made now, of this version. @throws Error without the job or the person, which a row of an application rules out */
export async function writeLetter(
  db: Db,
  { id, jdID, userID }: { id: string; jdID: string; userID: string },
  offer: Offer,
  at: Date,
  version: number,
): Promise<OfferLetter> {
  const [job] = await db
    .select({ title: jobDescriptions.title, code: jobDescriptions.code, company: companies })
    .from(jobDescriptions)
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(eq(jobDescriptions.id, jdID));
  const [person] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      instituteName: institutes.name,
      programName: sql<string | null>`${masterPrograms.name} || ' ' || ${programs.specialisation}`,
    })
    .from(users)
    .leftJoin(institutes, eq(institutes.id, users.parentEntityID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(programs, eq(programs.id, currentDegrees.programID))
    .leftJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .where(eq(users.id, userID));
  if (job === undefined || person === undefined) throw new Error(`The application ${id} is of nobody.`);
  const { company, title, code } = job;
  const { firstName, lastName, ...studies } = person;
  return {
    number: `${code.replace(/^JD/, 'OL')}-${id.slice(-8).toUpperCase()}${version > 1 ? `-${version}` : ''}`,
    issuedAt: at.toISOString(),
    company: {
      name: company.name,
      address:
        company.addressLine === null
          ? company.location
          : [company.addressLine, company.pincode].filter(Boolean).join(' '),
      gstin: company.gstin,
      spocName: personName({ firstName: company.spocFirstName, lastName: company.spocLastName }),
      spocDesignation: company.spocDesignation,
    },
    candidate: { name: personName({ firstName, lastName }), ...studies },
    job: { title, code },
    offer,
  };
}

/** Sixteen digits of the facts: two letters with the same ones say the same, in whichever language. */
export function checksumOf(letter: OfferLetter): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(sorted(letter)))
    .digest('hex')
    .toUpperCase();
  return [0, 4, 8, 12].map((start) => digest.slice(start, start + 4)).join(' ');
}

/** The database gives the keys of a record back in an order of its own. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/**
 * Throws unless a company's own letter is a PDF of the job's company, or one that whoever makes the offer has sent.
 * @throws ApiFailure 422
 */
export async function refuseOwnLetter(
  db: Db,
  imageID: string,
  { companyID }: { companyID: string },
  actorID: string | null,
): Promise<void> {
  const known = await db.$count(
    images,
    and(
      eq(images.id, imageID),
      eq(images.purpose, 'offer-letter'),
      or(eq(images.companyID, companyID), eq(images.createdBy, actorID ?? '')),
    ),
  );
  if (known > 0) return;
  throw validationFailed([
    { path: 'offer.letterImageID', code: 'unknown', message: 'Choose the letter again.' },
  ]);
}

/** Deletes letters that were sent more than a day ago and belong to no offer, neither an earlier one nor one that waits for support. */
export async function removeUnusedLetters(db: Db, now: Date): Promise<void> {
  const used = db
    .select({ id: sql`${applications.offer} ->> 'letterImageID'` })
    .from(applications)
    .where(isNotNull(sql`${applications.offer} ->> 'letterImageID'`));
  const kept = sql`select each #>> '{offer,letterImageID}' from ${applications},
    jsonb_array_elements(${applications.earlierOffers}) as each
    where ${applications.earlierOffers} <> '[]' and each #>> '{offer,letterImageID}' is not null`;
  const waiting = sql`select ${jobReviews.offer} ->> 'letterImageID' from ${jobReviews}
    where ${jobReviews.state} = 'Open' and ${jobReviews.offer} ->> 'letterImageID' is not null`;
  await db
    .delete(images)
    .where(
      and(
        eq(images.purpose, 'offer-letter'),
        lt(images.createdAt, new Date(now.getTime() - dayMs)),
        sql`${images.id} not in ${used}`,
        sql`${images.id} not in (${kept})`,
        sql`${images.id} not in (${waiting})`,
      ),
    );
}
