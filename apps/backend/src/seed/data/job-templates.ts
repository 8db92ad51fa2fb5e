import type { jobTemplates } from '../../hiring/index.ts';
import { seededID } from '../../database/index.ts';
import { companyID } from './companies.ts';
import { jobProfileRows, lateralJobProfileRows } from './job-profiles.ts';

type TemplateRow = typeof jobTemplates.$inferInsert;

export const jobTemplateID = (name: string): string => seededID(`job-template/${name}`);

const rounds: NonNullable<TemplateRow['rounds']> = [
  { order: 1, name: 'Written test', mode: 'Remote' },
  { order: 2, name: 'Technical interview', mode: 'On site' },
  { order: 3, name: 'Personal interview', mode: 'On site' },
];

/** One template for every fifth fresher role and every seventh lateral one; one of them is Navyug's own. */
export const jobTemplateRows: readonly TemplateRow[] = [
  ...jobProfileRows.filter((_row, index) => index % 5 === 0),
  ...lateralJobProfileRows.filter((_row, index) => index % 7 === 0),
].map((profile, index) => {
  const isLateral = 'level' in profile;
  const name = isLateral ? `${profile.title}, ${profile.level.toLowerCase()}` : `${profile.title}, campus`;
  const isOwn = index === 1;
  return {
    id: jobTemplateID(name),
    name,
    title: profile.title,
    jobProfileID: isLateral ? null : profile.id,
    jobProfileLateralID: isLateral ? profile.id : null,
    descriptionHtml: profile.descriptionHtml,
    responsibilities: [
      'Learn the product and the people who use it',
      'Deliver small pieces of work and explain them',
    ],
    skillIDs: (profile.skills ?? []).map(({ skillID }) => skillID),
    criteria: isLateral
      ? {
          minExperienceMonths: profile.experienceMinMonths,
          maxExperienceMonths: profile.experienceMaxMonths,
        }
      : { degrees: ['ENGINEERING'], maxLiveBacklogs: 0, minSSC: 60 },
    questionIDs: [],
    rounds,
    scope: isOwn ? 'Company' : 'Platform',
    companyID: isOwn ? companyID('navyug') : null,
    status: index % 6 === 5 ? 'Draft' : 'Posted',
  };
});
