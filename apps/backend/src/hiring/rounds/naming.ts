/** Whom the lines of a list name: by the application, the roll number or the code of the day. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import {
  ApiFailure,
  notFound,
  type Keys,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { applications, type Application } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, type Round, type RoundEntry } from '../tables/rounds.ts';
import { applicationsAtDoor, isGuest } from './at-door.ts';
import { codesAtDoor, plainCode } from './door-code.ts';
import { isIn, ownEntry, roundBefore } from './reach.ts';

export type Line = OperationRequest<'saveRoundEntries'>['body']['entries'][number];

/** Somebody in a round. */
export interface Named {
  application: Application;
  name: string;
  /** Null: nothing is known of them yet. */
  entry: RoundEntry | null;
  /** Of another campus, at the door of the one that hosts the drive. */
  isGuest?: boolean;
}

/** Ids of applications by the code that names them, as it is compared. */
type Coded = ReadonlyMap<string, readonly string[]>;

/** A code names nobody by itself: those of everybody in the round whom the caller reaches are looked through. */
export async function findCoded(
  context: OperationContext,
  keys: Keys,
  { round, lines }: { round: Round; lines: readonly Line[] },
): Promise<Coded> {
  const asked = new Set(lines.flatMap(({ code }) => (code === undefined ? [] : [plainCode(code)])));
  if (asked.size === 0) return new Map();
  const people = await context.db
    .select({ applicationID: applications.id, userID: applications.userID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(roundEntries, ownEntry(round))
    .where(and(isIn(round, await roundBefore(context.db, round)), applicationsAtDoor(context, round)));
  const coded = new Map<string, string[]>();
  for (const { applicationID, userID } of people) {
    for (const code of codesAtDoor(keys, userID, round, context.now())) {
      if (asked.has(code)) coded.set(code, [...(coded.get(code) ?? []), applicationID]);
    }
  }
  return coded;
}

/** Of two lines of one list about one person. */
export const namedTwice = (): ApiFailure =>
  new ApiFailure(409, 'DUPLICATE', 'This person is named twice. The first line counts.');

/**
 * Finds whom the lines name among those in the round whom the caller reaches.
 * @param coded what `findCoded` found of these lines; a code that is not in it is taken for a roll number
 * @returns what finds the one of a line, or throws an ApiFailure 404 for nobody, 409 for several
 */
export async function findNamed(
  tx: Transaction,
  context: OperationContext,
  { round, lines, coded = new Map() }: { round: Round; lines: readonly Line[]; coded?: Coded },
): Promise<(line: Line) => Named> {
  const before = await roundBefore(tx, round);
  const ids = [...lines.flatMap(({ applicationID }) => applicationID ?? []), ...[...coded.values()].flat()];
  const numbers = lines.flatMap(({ rollNumber, code }) => rollNumber ?? code ?? []).map(plain);
  const isNamed = sql`(${inArray(applications.id, ids)} or ${inArray(rollNumberOf, numbers)})`;
  const rows = await tx
    .select({
      application: applications,
      name: writtenName(users),
      rollNumber: currentDegrees.rollNumber,
      entry: roundEntries,
      isGuest: isGuest(context),
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(roundEntries, ownEntry(round))
    .where(and(isIn(round, before), applicationsAtDoor(context, round), isNamed));
  const byID = new Map(rows.map((row) => [row.application.id, row]));
  const byNumber = Map.groupBy(rows, ({ rollNumber }) => plain(rollNumber ?? ''));
  return ({ applicationID, rollNumber, code }) => {
    if (applicationID !== undefined)
      return only([byID.get(applicationID)], 'This person is not in this round.');
    if (code !== undefined) {
      const shown = coded.get(plainCode(code))?.map((id) => byID.get(id)) ?? byNumber.get(plain(code)) ?? [];
      return only(shown, 'Nobody in this round has this code or roll number today.');
    }
    return only(byNumber.get(plain(rollNumber ?? '')) ?? [], 'Nobody in this round has this number.');
  };
}

/** @throws ApiFailure 404 for nobody, in these words; 409 for several */
function only(found: readonly (Named | undefined)[], nobody: Parameters<typeof notFound>[0]): Named {
  const [one, another] = found;
  if (one === undefined) throw notFound(nobody);
  if (another !== undefined) {
    throw new ApiFailure(
      409,
      'DUPLICATE',
      'More than one in this round has this roll number. Choose the person in the list.',
    );
  }
  return one;
}

const rollNumberOf = sql`lower(${currentDegrees.rollNumber})`;

/** A roll number as it is compared. */
const plain = (rollNumber: string): string => rollNumber.trim().toLowerCase();
