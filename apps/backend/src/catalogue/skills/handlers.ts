import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { Operations } from '../../platform/index.ts';
import { createImporter, defineCatalogue, sumOf, textsOf, translationsOf } from '../../records/index.ts';
import { sectors } from '../tables/sectors.ts';
import { mergeInto, previewMerge, type SkillParts } from './merge.ts';
import { decide, refuseUnapproved, refuseUndecided, suggest, type SkillVerdict } from './suggestions.ts';
import { knownNames, skills } from '../tables/skills.ts';

type Skill = typeof skills.$inferSelect;

/**
 * @param usage how many records of other contexts refer to one
 * @param tell tells a candidate what staff have decided about a suggestion
 * @param parts what of other contexts goes over when two are merged
 */
export function createSkills(
  usage: Record<
    | 'candidates'
    | 'experiences'
    | 'jobProfiles'
    | 'lateralJobProfiles'
    | 'jobTemplates'
    | 'jobs'
    | 'questions',
    SQL<number>
  >,
  tell: (db: Db, verdict: SkillVerdict, now: Date) => Promise<void>,
  parts: SkillParts,
) {
  const skillCatalogue = defineCatalogue({
    key: 'skill',
    table: skills,
    readers: ['Manage Skill', 'View Skill'],
    derived: {
      sectorNames: sql<string[]>`array(select ${sectors.name} from ${sectors}
      where ${sectors.id} = any(${skills.sectorIDs}) order by ${sectors.name})`,
      candidates: usage.candidates,
      usedBy: sumOf(usage),
    },
    searched: [skills.name, textsOf(skills.aliases), translationsOf(skills.nameTranslations)],
    filters: {
      category: (category: Skill['category']) => eq(skills.category, category),
      sectorID: (id: string) => sql`${skills.sectorIDs} @> array[${id}]`,
      skillStatus: (status: Skill['status']) => eq(skills.status, status),
    },
    sorts: { name: skills.name },
    item: ({ id, name, category, nameTranslations }) => ({ id, name, category, nameTranslations }),
    download: ['id', 'name', 'category', 'aliases', 'sectorNames', 'status', 'usedBy', 'isActive'],
    references: { sectorIDs: sectors },
    // JS is JavaScript: neither may be the name of a second skill.
    sameAs: ({ name, aliases }) => {
      const names = [name, ...aliases].map((each) => each.toLowerCase());
      return sql`${knownNames} && ${sql.param(names)}::text[]`;
    },
    keepsValuesOf: ['name', 'category', 'aliases', 'sectorIDs', 'nameTranslations', 'status'],
    usage,
  });

  const skillsOperations = {
    listSkills: skillCatalogue.list,
    countSkills: skillCatalogue.count,
    getSkill: skillCatalogue.get,
    addSkill: skillCatalogue.add,
    updateSkill: async (request, context) => {
      const { status = 'Suggested' } = request.body;
      if (status !== 'Suggested') await refuseUndecided(context, request.params.id);
      return skillCatalogue.update(request, context);
    },
    deleteSkill: skillCatalogue.remove,
    setSkillStatus: async (request, context) => {
      if (request.body.isActive) await refuseUnapproved(context, request.params.id);
      return skillCatalogue.setActive(request, context);
    },
    downloadSkills: skillCatalogue.download,
    suggestSkill: suggest,
    decideSkill: async (request, context) => {
      const id = await decide(skillCatalogue.declaration, tell, request, context);
      return skillCatalogue.get({ params: { id } }, context);
    },
    previewSkillMerge: async (request, context) => ({
      data: { merge: await previewMerge(parts, request, context) },
    }),
    mergeSkill: async (request, context) => {
      const id = await mergeInto(parts, skillCatalogue.declaration, request, context);
      return skillCatalogue.get({ params: { id } }, context);
    },
  } satisfies Operations;

  const skillImporter = createImporter(skillCatalogue.declaration, {
    kind: 'skill',
    add: 'addSkill',
    update: 'updateSkill',
    columns: ['name', 'category', 'aliases', 'sectorIDs', 'status'],
    identifiedBy: ['name'],
    example: {
      name: 'Elixir',
      category: 'Technical',
      aliases: 'Elixir language',
      sectorIDs: '',
      status: 'Approved',
    },
  });

  return { skillCatalogue, skillsOperations, skillImporter };
}
