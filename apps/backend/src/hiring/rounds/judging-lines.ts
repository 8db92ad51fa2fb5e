/** What a line makes of somebody's entry in a round, or why it cannot be so. */
import { ApiFailure, forbidden, localized, storedText, validationFailed } from '../../platform/index.ts';
import type { Round, RoundEntry } from '../tables/rounds.ts';
import { earlyMs } from './at-door.ts';
import type { Line, Named } from './naming.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { roundClosed } from './reach.ts';
import type { WaitingPlaces } from './waiting-places.ts';

export type Known = Pick<
  RoundEntry,
  'attendance' | 'attendedAt' | 'attendedBy' | 'excuse' | 'result' | 'rank' | 'marks' | 'note'
>;

/** How far the clock at a door may be ahead. */
const aheadMs = 5 * 60_000;

const nothing: Known = {
  attendance: 'Unknown',
  attendedAt: null,
  attendedBy: null,
  excuse: null,
  result: 'None',
  rank: null,
  marks: null,
  note: null,
};

/** A line, and what it is judged by. */
export interface Said {
  /** Locked. */
  round: Round;
  person: Named;
  line: Line;
  mayJudge: boolean;
  /** Who says so: the id of an account, or of the link by which an interviewer came. */
  by: string;
}

/** What follows from a line. */
export interface Judged {
  person: Named;
  after: Known;
  /** Of the event; undefined where attendance, result, place and marks stay as they were. */
  steps: Partial<Pick<Known, 'attendance' | 'result' | 'rank' | 'marks'>> | undefined;
  isChanged: boolean;
  /** Whether it says of somebody who was there already that they are. */
  isRepeated: boolean;
  /** Whether a result was given, which ends an interview. */
  isJudged: boolean;
}

/**
 * @param places of the round's waiting list, on which the person takes or leaves one
 * @throws ApiFailure 403, 409 or 422 for a line that cannot be so
 */
export function judgeLine(said: Said, places: WaitingPlaces, now: Date): Judged {
  const { person, line } = said;
  const { application, name, entry } = person;
  const before: Known = entry ?? nothing;
  refuseLine(said, before, now);
  if (!isInSelection(application.status) && entry?.settledVersion == null) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', localized('{name} has left the selection.', { name }));
  }
  const after = knownAfter(said, before, { places, now });
  const steps = stepsBetween(before, after);
  return {
    person,
    after,
    steps,
    isChanged: steps !== undefined || after.note !== before.note || !isSameMoment(before, after),
    isRepeated: line.attendance === 'Present' && before.attendance === 'Present',
    isJudged: after.result !== 'None' && after.result !== before.result,
  };
}

const isSameMoment = (before: Known, after: Known): boolean =>
  before.attendedAt?.getTime() === after.attendedAt?.getTime();

/** What an event says; nothing where attendance, result, place and marks stay as they were. */
function stepsBetween(before: Known, after: Known) {
  const steps = {
    ...(before.attendance !== after.attendance && { attendance: after.attendance }),
    ...(before.result !== after.result && { result: after.result }),
    ...(before.rank !== after.rank && { rank: after.rank }),
    ...(before.marks !== after.marks && { marks: after.marks }),
  };
  return Object.keys(steps).length === 0 ? undefined : steps;
}

/** @throws ApiFailure 403, 409 or 422 for a line that cannot be so */
function refuseLine({ round, line, mayJudge, person: { isGuest } }: Said, before: Known, now: Date): void {
  const { result, rank, marks, note, attendance = before.attendance } = line;
  const judges = [result, rank, marks, note].some((each) => each !== undefined);
  if (isGuest && (judges || attendance === 'Excused')) {
    throw forbidden('You can say who of the guests came. The rest is for their own campus and the company.');
  }
  if (judges && !mayJudge) throw forbidden('Results are written by the company. You can say who came.');
  const isExcusing = !judges && line.attendance === 'Excused' && before.attendance === 'Absent';
  if (round.state === 'Closed' && !isExcusing) throw roundClosed();
  const endsWith = result ?? before.result;
  if ((attendance === 'Absent' || attendance === 'Excused') && endsWith !== 'None') {
    throw new ApiFailure(
      409,
      'ILLEGAL_TRANSITION',
      'Somebody who did not come has no result. Take one of the two back.',
    );
  }
  if (line.attendance === 'Excused' && line.excuse === undefined) {
    throw wrong('excuse', 'required', 'Say why the absence is excused.');
  }
  if (rank !== undefined && endsWith !== 'Waiting list') {
    throw wrong('rank', 'unexpected', 'Only somebody on the waiting list has a place on it.');
  }
  if (marks != null && round.maxMarks === null) {
    throw wrong('marks', 'unexpected', 'This round has no marks. Enter its highest marks first.');
  }
  if (marks != null && round.maxMarks !== null && marks > round.maxMarks) {
    throw validationFailed([
      {
        path: 'marks',
        code: 'tooLarge',
        message: localized('The highest marks of this round are {most}.', { most: round.maxMarks }),
      },
    ]);
  }
  refuseClock(round, line, now);
}

/** @throws ApiFailure 422 for a time at the door that cannot be: a clock that is set wrong */
function refuseClock({ startsAt }: Round, { at }: Line, now: Date): void {
  if (at === undefined) return;
  const moment = Date.parse(at);
  if (moment > now.getTime() + aheadMs || moment < startsAt.getTime() - earlyMs) {
    throw wrong('at', 'clock', 'This time cannot be right. Set the clock of the device, and check in again.');
  }
}

const wrong = (path: string, code: string, message: string): ApiFailure =>
  validationFailed([{ path, code, message }]);

/** What is known of the person after the line. */
function knownAfter(
  { person, line, by }: Said,
  before: Known,
  { places, now }: { places: WaitingPlaces; now: Date },
): Known {
  const { id } = person.application;
  const result = line.result ?? before.result;
  // Somebody with a result was there.
  const isThere = result !== 'None' && before.attendance === 'Unknown' && line.attendance === undefined;
  const attendance = isThere ? 'Present' : (line.attendance ?? before.attendance);
  const isWaiting = result === 'Waiting list';
  if (!isWaiting) places.leave(id);
  return {
    attendance,
    ...doorOf(line, before, { attendance, by, now }),
    excuse: attendance === 'Excused' ? storedText(line.excuse ?? before.excuse ?? '') : null,
    result,
    rank: isWaiting ? ((line.rank === undefined ? before.rank : null) ?? places.take(id, line.rank)) : null,
    marks: line.marks === undefined ? before.marks : line.marks,
    note: line.note === undefined ? before.note : line.note && storedText(line.note),
  };
}

/** When the person stood at the door, and who saw it: the first of several counts. */
function doorOf(
  { at, attendance: said }: Line,
  before: Known,
  { attendance, by, now }: { attendance: RoundEntry['attendance']; by: string; now: Date },
): Pick<Known, 'attendedAt' | 'attendedBy'> {
  if (attendance !== 'Present') return { attendedAt: null, attendedBy: null };
  const { attendedAt, attendedBy } = before;
  if (said !== 'Present') return { attendedAt, attendedBy };
  const moment = at === undefined ? now : new Date(at);
  if (attendedAt !== null && attendedAt <= moment) return { attendedAt, attendedBy };
  return { attendedAt: moment, attendedBy: by };
}
