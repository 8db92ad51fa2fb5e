/** A template shown with somebody made up. */
import type { OperationRequest, Operations } from '../../platform/index.ts';
import { checkCv } from './checks.ts';
import { designOf } from './compose.ts';
import type { CvDocument } from './document.ts';
import { cvPictures } from './printing.ts';
import { samples } from './samples.ts';

type Body = OperationRequest<'previewCvTemplate'>['body'];

/**
 * The sample's sections in the order of the template, each once, under its headings where these are in the sample's language. One that
 * stands twice while a template is written is refused when it is saved.
 */
function sampleIn({ sample, sections, ...template }: Body): CvDocument {
  const person = samples[sample];
  const shown = sections.filter(
    ({ key, visible }, index) => visible && sections.findIndex((each) => each.key === key) === index,
  );
  return {
    ...person,
    sections: shown.flatMap(({ key, title }) =>
      person.sections
        .filter((section) => section.key === key)
        .map((section) => (person.language === 'en' ? { ...section, title } : section)),
    ),
    design: designOf(template),
  };
}

export const previewOperations = {
  previewCvTemplate: async ({ body }, { locale }) => {
    const document = sampleIn(body);
    const pages = await cvPictures(document);
    const against = { pages: pages.length, required: new Set([]), chosen: [], isTemplateWithdrawn: false };
    const { pageLimit } = body;
    return { data: { preview: { pages, pageLimit, checks: checkCv(document, against, locale) } } };
  },
} satisfies Operations;
