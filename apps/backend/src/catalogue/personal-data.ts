import { eq } from 'drizzle-orm';
import { columnsWithout, underAnID, writtenBy, type PersonalData } from '../database/index.ts';
import { industries } from './industries/tables.ts';
import { masterPrograms, programs } from './programs/tables.ts';
import { cities, states } from './reference/tables.ts';
import { sectors } from './sectors/tables.ts';
import { skills } from './skills/tables.ts';

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
    rows: ({ id }) => eq(skills.suggestedBy, id),
    exported: { as: 'suggestedSkills', columns: columnsWithout(skills, ['updatedBy']) },
    erased: { kept: `Others may have the skill too. ${underAnID}` },
  },
];
