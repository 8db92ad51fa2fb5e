import type { questions } from '../../hiring/index.ts';

export type QuestionRow = typeof questions.$inferInsert;

/** A question to begin with. */
export interface QuestionSeed {
  text: string;
  /** By language; a question of one company alone has none. */
  translations?: Readonly<Record<string, string>>;
  purpose: QuestionRow['purpose'];
  answerType: QuestionRow['answerType'];
  /** In their order; the first is the right one of a skill check. */
  options?: readonly string[];
  skill?: string;
  difficulty?: QuestionRow['difficulty'];
  isKnockout?: boolean;
  ofNavyug?: boolean;
}

export const yesNo = ['Yes', 'No'];
