/** Files of CV templates. */
import { createImporter, type Composed, type Writable } from '../../records/index.ts';
import type { cvTemplates } from '../tables/cv-templates.ts';
import { sectionTitles } from './words.ts';

const usualTitles = Object.entries(sectionTitles);

type CvTemplateSection = (typeof cvTemplates.$inferSelect)['sections'][number];

/** The headings of the sections in their order; what else is known of a section stays with its heading. */
const composed: Composed = {
  headings: { sectionTitles: { type: 'array', items: { type: 'string' } } },
  headingOf: { sections: 'sectionTitles' },
  compose: (_tx, { sectionTitles: titles }, stored) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a column of CV templates
    const before = (stored?.sections ?? []) as readonly CvTemplateSection[];
    const style = stored === undefined ? { style: {} } : {};
    if (!Array.isArray(titles)) return style;
    return { ...style, sections: titles.map((title) => sectionOf(String(title), before)) };
  },
};

/** A heading of its own belongs to the section that had it; a usual one says by itself what it is about. */
function sectionOf(title: string, before: readonly CvTemplateSection[]): object {
  const known = before.find((section) => section.title === title);
  if (known) return known;
  const key = usualTitles.find(([name, usual]) =>
    [name, usual.toLowerCase()].includes(title.toLowerCase()),
  )?.[0];
  return { key: key ?? title, title, visible: true, required: key === 'education' };
}

export const createCVTemplateImporter = (
  catalogue: Writable<typeof cvTemplates> & { readonly download: readonly string[] },
) =>
  createImporter(catalogue, {
    kind: 'cvTemplate',
    add: 'addCvTemplate',
    update: 'updateCvTemplate',
    columns: ['name', 'description', 'layout', 'sectionTitles', 'pageLimit', 'audience'],
    identifiedBy: ['name'],
    example: {
      name: 'One page',
      description: 'Short and calm',
      layout: 'Compact',
      sectionTitles: 'Summary; Education; Skills',
      pageLimit: '1',
      audience: 'Both',
    },
    composed,
  });
