import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Operations, SignedInUser } from '../../platform/index.ts';
import { defineCatalogue } from '../../records/index.ts';
import { cvTemplates } from './tables.ts';

type Template = typeof cvTemplates.$inferSelect;

/** Drafts are seen by those who look after all templates; those of an institute by its own people. */
function templatesInScope({ roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (roleScope === 'all') return undefined;
  return and(
    eq(cvTemplates.status, 'Posted'),
    or(
      sql`${cvTemplates.instituteIDs} = '{}'`,
      sql`${cvTemplates.instituteIDs} @> array[${parentEntityID ?? ''}]::text[]`,
    ),
  );
}

/** @param cvs how many CVs are made from one */
export function createCVTemplates(cvs: SQL<number>) {
  const cvTemplateCatalogue = defineCatalogue({
    key: 'cvTemplate',
    table: cvTemplates,
    readers: ['Manage Job Template', 'Manage CV Templates', 'View CV Templates'],
    scope: templatesInScope,
    derived: {
      usedCount: cvs,
      sectionTitles: sql<
        string[]
      >`array(select each->>'title' from jsonb_array_elements(${cvTemplates.sections}) as each)`,
    },
    searched: [cvTemplates.name, cvTemplates.description],
    filters: {
      layout: (layout: Template['layout']) => eq(cvTemplates.layout, layout),
      audience: (audience: Template['audience']) => inArray(cvTemplates.audience, [audience, 'Both']),
      status: (status: Template['status']) => eq(cvTemplates.status, status),
    },
    sorts: { name: cvTemplates.name },
    item: ({ id, name }) => ({ id, name }),
    download: [
      'id',
      'name',
      'description',
      'layout',
      'sectionTitles',
      'pageLimit',
      'audience',
      'usedCount',
      'status',
      'isActive',
    ],
    sameAs: ({ name }) => sql`lower(${cvTemplates.name}) = lower(${name})`,
    usage: { cvs },
  });

  const cvTemplatesOperations = {
    listCvTemplates: cvTemplateCatalogue.list,
    countCvTemplates: cvTemplateCatalogue.count,
    getCvTemplate: cvTemplateCatalogue.get,
    downloadCvTemplates: cvTemplateCatalogue.download,
  } satisfies Operations;

  return { cvTemplateCatalogue, cvTemplatesOperations };
}
