import type { questionOptions } from '../../hiring/index.ts';
import { seededID } from '../../database/index.ts';
import { companyID } from './companies.ts';
import { yesNo, type QuestionRow, type QuestionSeed } from './question-seed.ts';
import { recruiterQuestions } from './recruiter-questions.ts';
import { skillChecks } from './skill-checks.ts';
import { skillID } from './skills.ts';

type OptionRow = typeof questionOptions.$inferInsert;

export const questionID = (text: string): string => seededID(`question/${text}`);

const questionSeeds: readonly QuestionSeed[] = [
  ...recruiterQuestions,
  ...skillChecks,
  {
    text: 'Have you used our public programming interface?',
    purpose: 'Screening',
    answerType: 'Yes-No',
    options: yesNo,
    ofNavyug: true,
  },
  {
    text: 'Share a link to code that you have written.',
    purpose: 'Profile',
    answerType: 'Short text',
    ofNavyug: true,
  },
];

export const questionRows: readonly QuestionRow[] = questionSeeds.map((seed, index) => ({
  id: questionID(seed.text),
  text: seed.text,
  purpose: seed.purpose,
  answerType: seed.answerType,
  skillID: seed.skill === undefined ? null : skillID(seed.skill),
  difficulty: seed.difficulty ?? null,
  marks: seed.skill === undefined ? null : { Easy: 1, Medium: 2, Hard: 4 }[seed.difficulty ?? 'Easy'],
  isKnockout: seed.isKnockout ?? false,
  language: 'en',
  translations: seed.translations ?? {},
  scope: seed.ofNavyug === true ? 'Company' : 'Platform',
  companyID: seed.ofNavyug === true ? companyID('navyug') : null,
  status: index % 12 === 11 ? 'Draft' : 'Posted',
}));

export const questionOptionRows: readonly OptionRow[] = questionSeeds.flatMap(
  ({ text: question, options = [], purpose }) =>
    options.map((text, index) => ({
      id: seededID(`question/${question}/${text}`),
      questionID: questionID(question),
      text,
      sortOrder: index + 1,
      isCorrect: purpose === 'Skill check' && index === 0,
    })),
);
