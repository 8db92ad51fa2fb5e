/** A season on paper for the head of an institute, and as a page for its site. */
import { readSeasonStory, type SeasonStory, type StoryRow } from './season-story.ts';
import { forPublic } from './for-public.ts';
import {
  amountRegion,
  ApiFailure,
  escapeHTML,
  indianDate,
  localized,
  longDate,
  pdfOf,
  printable,
  wordsIn,
  type Locale,
  type Operations,
} from '../../platform/index.ts';

/** What is written around the figures. */
const words = {
  title: 'Placements',
  date: 'Date',
  program: 'Program',
  takePart: 'Students who take part',
  placed: 'Placed',
  placedPercent: 'Placed of those who look for a job',
  studies: 'Higher studies',
  median: 'Median pay a year',
  all: 'All programs',
  others: 'Other programs',
  noProgram: 'Program not said',
  recruiters: 'Companies',
  company: 'Company',
  people: 'Students',
  best: 'Highest pay a year',
  once: 'Each student counts once. Pay is what was agreed for a year.',
  fewLeftOut: 'Groups of fewer than five students are not shown by themselves.',
} as const;

const rupees = new Intl.NumberFormat(amountRegion, {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const money = (paise: number | null): string => (paise === null ? '–' : rupees.format(paise / 100));
const number = new Intl.NumberFormat(amountRegion);

/** The cells of the table of programs, its last row everybody. */
function rowsOf({ programs, all }: SeasonStory, said: Readonly<Record<keyof typeof words, string>>) {
  const cells = ({ label, enrolled, placed, studies, medianPaise }: StoryRow): string[] => [
    label === '' ? said.noProgram : label,
    ...[enrolled, placed, studies].map((each) => number.format(each)),
    money(medianPaise),
  ];
  return [...programs.map(cells), cells({ ...all, label: said.all })];
}

/** The chief figures, each under its name. */
const factsOf = (
  { all }: SeasonStory,
  said: Readonly<Record<keyof typeof words, string>>,
): [string, string][] => [
  [said.takePart, number.format(all.enrolled)],
  [said.placed, number.format(all.placed)],
  [said.placedPercent, all.placedPercent === null ? '–' : `${all.placedPercent}%`],
  [said.studies, number.format(all.studies)],
  [said.median, money(all.medianPaise)],
];

function pdf(story: SeasonStory, locale: Locale, at: Date): Promise<Buffer> {
  const said = wordsIn(words, locale);
  return pdfOf('season', {
    language: locale,
    title: printable(`${said.title}: ${story.name}`),
    date: indianDate(at).split('-').map(Number),
    day: longDate(at, locale),
    words: said,
    facts: factsOf(story, said),
    programs: rowsOf(story, said).map((row) => row.map(printable)),
    recruiters: story.recruiters.map(({ name, people, bestPaise }) => [
      printable(name),
      number.format(people),
      money(bestPaise),
    ]),
  });
}

function page(story: SeasonStory, locale: Locale, at: Date): string {
  const said = wordsIn(words, locale);
  const title = escapeHTML(`${said.title}: ${story.name}`);
  const cell = (text: string, index: number) =>
    index === 0 ? `<th scope="row">${escapeHTML(text)}</th>` : `<td>${escapeHTML(text)}</td>`;
  const heads = [said.program, said.takePart, said.placed, said.studies, said.median];
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
div { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
caption { text-align: start; font-weight: 600 }
th, td { border-bottom: 1px solid; padding: 0.4rem; text-align: end }
th:first-child { text-align: start }
dt { font-weight: 600 }
dd { margin: 0 0 0.5rem }
</style>
<main>
<h1>${title}</h1>
<dl>${factsOf(story, said)
    .map(([name, value]) => `<dt>${escapeHTML(name)}</dt><dd>${escapeHTML(value)}</dd>`)
    .join('')}</dl>
<div role="region" aria-label="${title}" tabindex="0"><table><caption>${title}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${escapeHTML(head)}</th>`).join('')}</tr></thead>
<tbody>${rowsOf(story, said)
    .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
    .join('\n')}</tbody></table></div>
<h2>${escapeHTML(said.recruiters)}</h2>
<ul>${story.recruiters.map(({ name }) => `<li>${escapeHTML(name)}</li>`).join('')}</ul>
<p>${escapeHTML(`${said.once} ${said.fewLeftOut}`)} ${escapeHTML(longDate(at, locale))}</p>
</main>
</html>
`;
}

const tooFew = () =>
  new ApiFailure(
    409,
    'NOT_ELIGIBLE',
    localized('Fewer than five students take part: a page about them would tell who they are.', {}),
  );

export const seasonDocumentsOperations = {
  getSeasonPdf: async ({ params: { id } }, context) => {
    const story = await readSeasonStory(context, id);
    const content = await pdf(story, context.locale, context.now());
    return { file: { name: `${story.name}.pdf`, type: 'application/pdf', content } };
  },

  getSeasonPage: async ({ params: { id } }, context) => {
    const story = forPublic(await readSeasonStory(context, id), wordsIn(words, context.locale).others);
    if (story === null) throw tooFew();
    const content = Buffer.from(page(story, context.locale, context.now()));
    return { file: { name: `${story.name}.html`, type: 'text/html; charset=utf-8', content } };
  },
} satisfies Operations;
