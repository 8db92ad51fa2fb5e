import { eq, sql } from 'drizzle-orm';
import type { Operations } from '../../platform/operation.ts';
import { defineCatalogue } from '../../records/lists/define-catalogue.ts';
import { counted, sumOf, textsOf } from '../../records/lists/rows.ts';
import { jobTemplates } from '../../hiring/job-templates/tables.ts';
import { jobProfiles, lateralJobProfiles } from '../../hiring/job-profiles/tables.ts';
import { candidateSkills, experiences } from '../../candidates/profile/tables.ts';
import { sectors } from '../sectors/tables.ts';
import { skills } from './tables.ts';

type Skill = typeof skills.$inferSelect;

const named = sql`jsonb_build_array(jsonb_build_object('skillID', ${skills.id}))`;

const usage = {
  candidates: counted(sql`from ${candidateSkills} where ${candidateSkills.skillID} = ${skills.id}`),
  experiences: counted(sql`from ${experiences} where ${experiences.skillIDs} @> array[${skills.id}]`),
  jobProfiles: counted(sql`from ${jobProfiles} where ${jobProfiles.skills} @> ${named}`),
  lateralJobProfiles: counted(sql`from ${lateralJobProfiles} where ${lateralJobProfiles.skills} @> ${named}`),
  jobTemplates: counted(sql`from ${jobTemplates} where ${jobTemplates.skillIDs} @> array[${skills.id}]`),
};

const known = sql`array(select lower(alias) from unnest(${skills.aliases} || ${skills.name}) as alias)`;

export const skillCatalogue = defineCatalogue({
  key: 'skill',
  table: skills,
  readers: ['Manage Skill', 'View Skill'],
  derived: {
    sectorNames: sql<string[]>`array(select ${sectors.name} from ${sectors}
      where ${sectors.id} = any(${skills.sectorIDs}) order by ${sectors.name})`,
    candidates: usage.candidates,
    usedBy: sumOf(usage),
  },
  searched: [skills.name, textsOf(skills.aliases)],
  filters: {
    category: (category: Skill['category']) => eq(skills.category, category),
    sectorID: (id: string) => sql`${skills.sectorIDs} @> array[${id}]`,
    skillStatus: (status: Skill['status']) => eq(skills.status, status),
  },
  sorts: { name: skills.name },
  item: ({ id, name, category }) => ({ id, name, category }),
  download: ['id', 'name', 'category', 'aliases', 'sectorNames', 'status', 'usedBy', 'isActive'],
  references: { sectorIDs: sectors },
  // JS is JavaScript: neither may be the name of a second skill.
  sameAs: ({ name, aliases }) => {
    const names = [name, ...aliases].map((each) => each.toLowerCase());
    return sql`${known} && ${sql.param(names)}::text[]`;
  },
  keepsValuesOf: ['name', 'category', 'aliases', 'sectorIDs', 'nameTranslations', 'status'],
  usage,
});

export const skillsOperations = {
  listSkills: skillCatalogue.list,
  countSkills: skillCatalogue.count,
  getSkill: skillCatalogue.get,
  addSkill: skillCatalogue.add,
  updateSkill: skillCatalogue.update,
  deleteSkill: skillCatalogue.remove,
  setSkillStatus: skillCatalogue.setActive,
  downloadSkills: skillCatalogue.download,
} satisfies Operations;
