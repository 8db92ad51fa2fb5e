/** Answers of a test, kept on this device until the server has them: over a lost network, and over closing the page. */
import { lateKeys } from './lateKeys.ts';
import { deviceStore } from '#app/storage.ts';

/** What was chosen for a question, and when by the server's clock as this device knows it. */
export interface GivenAnswer {
  readonly questionID: string;
  /** The place of the option; null for a choice that was taken back. */
  readonly chosen: number | null;
  /** ISO. */
  readonly givenAt: string;
}

/** Whose answers, and in which round: what one has not sent is not sent as another. */
export interface AnswerPlace {
  readonly userID: string;
  readonly roundID: string;
}

/** What the keys of somebody begin with; the round stands behind that. */
const keysOf = (userID: string): string => `${lateKeys.answers}${userID} `;

const keyOf = ({ userID, roundID }: AnswerPlace): string => `${keysOf(userID)}${roundID}`;

const isAnswer = (value: unknown): value is GivenAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'questionID' in value &&
  typeof value.questionID === 'string' &&
  'chosen' in value &&
  (value.chosen === null || typeof value.chosen === 'number') &&
  'givenAt' in value &&
  typeof value.givenAt === 'string';

/** Those that are not sent yet: of each question the last. */
export function readAnswers(place: AnswerPlace): GivenAnswer[] {
  try {
    const kept: unknown = JSON.parse(deviceStore.read(keyOf(place)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

/** The tests of which somebody has answers that are not sent yet, and how many of each. */
export const unsentTests = (userID: string): (AnswerPlace & { readonly count: number })[] =>
  deviceStore
    .keysUnder(keysOf(userID))
    .map((key) => ({ userID, roundID: key.slice(keysOf(userID).length) }))
    .map((place) => ({ ...place, count: readAnswers(place).length }))
    .filter(({ count }) => count > 0);

function write(place: AnswerPlace, answers: readonly GivenAnswer[]): void {
  if (answers.length === 0) deviceStore.remove(keyOf(place));
  else deviceStore.write(keyOf(place), JSON.stringify(answers));
}

/** Keeps an answer in the place of an earlier one to the same question. */
export const keepAnswer = (place: AnswerPlace, answer: GivenAnswer): void =>
  write(place, [...readAnswers(place).filter(({ questionID }) => questionID !== answer.questionID), answer]);

/** Takes away what was answered by the server; what was chosen anew meanwhile stays. */
export function dropAnswers(place: AnswerPlace, sent: readonly GivenAnswer[]): void {
  const gone = new Set(sent.map((each) => JSON.stringify([each.questionID, each.chosen, each.givenAt])));
  write(
    place,
    readAnswers(place).filter(
      (each) => !gone.has(JSON.stringify([each.questionID, each.chosen, each.givenAt])),
    ),
  );
}
