import { isDeepStrictEqual } from 'node:util';
import { cvTemplateForm } from '@aarambh/forms';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { institutes } from '../../organisations/index.ts';
import type { Operations, SignedInUser } from '../../platform/index.ts';
import { defineCatalogue, sumOf, type Usage } from '../../records/index.ts';
import { wholeStyle } from './document.ts';
import { createCVTemplateImporter } from './importer.ts';
import { postedOperations } from './posted.ts';
import { previewOperations } from './preview.ts';
import { cvTemplates } from '../tables/cv-templates.ts';

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

/** What a CV is set by; a change of it makes a new version. */
const design = ['layout', 'sections', 'style', 'pageLimit'] as const;

/** @param usage what refers to one */
export function createCVTemplates(usage: Usage) {
  const cvTemplateCatalogue = defineCatalogue({
    key: 'cvTemplate',
    table: cvTemplates,
    readers: ['Manage Job Template', 'Manage CV Templates', 'View CV Templates'],
    scope: templatesInScope,
    derived: {
      usedCount: sumOf(usage),
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
    references: { instituteIDs: institutes },
    form: cvTemplateForm,
    prepare: (_tx, values, _context, before) => {
      const style = wholeStyle({ ...before?.style, ...values.style });
      const written = values.style === undefined ? values : { ...values, style };
      const isRedesigned = design.some(
        (name) => name in written && !isDeepStrictEqual(written[name], before?.[name]),
      );
      return before !== undefined && isRedesigned ? { ...written, version: before.version + 1 } : written;
    },
    keepsValuesOf: ['name', 'layout', 'pageLimit', 'audience', 'instituteIDs', 'status'],
    usage,
  });

  const cvTemplatesOperations = {
    listCvTemplates: cvTemplateCatalogue.list,
    countCvTemplates: cvTemplateCatalogue.count,
    getCvTemplate: cvTemplateCatalogue.get,
    downloadCvTemplates: cvTemplateCatalogue.download,
    addCvTemplate: cvTemplateCatalogue.add,
    updateCvTemplate: cvTemplateCatalogue.update,
    deleteCvTemplate: cvTemplateCatalogue.remove,
    setCvTemplateStatus: ({ params: { id }, body }, context) =>
      cvTemplateCatalogue.decide(id, body, undefined, context),
    ...postedOperations,
    ...previewOperations,
  } satisfies Operations;

  const cvTemplateImporter = createCVTemplateImporter(cvTemplateCatalogue.declaration);

  return { cvTemplateCatalogue, cvTemplatesOperations, cvTemplateImporter };
}
