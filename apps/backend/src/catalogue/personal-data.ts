import { eq } from 'drizzle-orm';
import { columnsWithout, underAnID, writtenBy, type PersonalData } from '../database/index.ts';
import { industries } from './tables/industries.ts';
import { masterPrograms, programs } from './tables/programs.ts';
import { cities, states } from './tables/reference.ts';
import { sectors } from './tables/sectors.ts';
import { skills } from './tables/skills.ts';

/** Lists that staff keep for everybody. */
const lists = [
  // One a line.
  cities,
  industries,
  masterPrograms,
  programs,
  sectors,
  states,
];

/** What of the catalogues is about people. */
export const catalogueData: readonly PersonalData[] = [
  ...lists.map((table) => ({ table, aboutNobody: writtenBy })),
  {
    table: skills,
    countedAs: 'suggestedSkills',
    rows: ({ id }) => eq(skills.suggestedBy, id),
    exported: { as: 'suggestedSkills', columns: columnsWithout(skills, ['updatedBy']) },
    erased: { kept: `Others may have the skill too. ${underAnID}` },
  },
];
