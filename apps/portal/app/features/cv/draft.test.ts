import { expect, it } from 'vitest';
import {
  headingFor,
  sectionsBody,
  storedSections,
  usualSections,
  withSection,
  withTemplate,
  type CvDraft,
  type CvProfile,
  type CvTemplate,
  type SectionRecord,
} from './draft.ts';

const entry = (id: string) => ({
  id,
  title: id,
  subtitle: null,
  period: null,
  result: null,
  text: null,
  isVerified: false,
});
const record: readonly SectionRecord[] = [
  { key: 'summary', title: 'Summary', entries: [] },
  { key: 'education', title: 'Education', entries: [entry('degree'), entry('hsc'), entry('ssc')] },
  { key: 'projects', title: 'Projects', entries: [entry('bus'), entry('library')] },
];
const section = (key: 'summary' | 'education' | 'projects' | 'skills', visible = true) => ({
  key,
  title: key,
  visible,
  required: false,
});
const template = [section('summary'), section('projects'), section('skills')];

it('shows what the template shows, and keeps the rest at hand', () => {
  const usual = usualSections(record, template);
  expect(usual.map(({ key, isShown }) => [key, isShown])).toEqual([
    ['summary', true],
    ['projects', true],
    ['education', false],
  ]);
});

it('stores nothing of sections that are as the template has them', () => {
  const usual = usualSections(record, template);
  expect(sectionsBody(storedSections([], record, template), usual)).toEqual([]);
});

it('reads back what it stored', () => {
  const usual = usualSections(record, template);
  const stored = [
    {
      key: 'education' as const,
      itemIDs: ['ssc', 'degree'],
      title: 'Studies',
    },
    { key: 'projects' as const, itemIDs: [], itemTexts: [{ itemID: 'bus', text: 'Shows each bus' }] },
  ];
  expect(sectionsBody(storedSections(stored, record, template), usual)).toEqual(stored);
});

it('leaves out what is no longer in the record, and a section of which nothing is shown', () => {
  const usual = usualSections(record, template);
  const sections = storedSections(
    [
      { key: 'skills', itemIDs: ['gone'] },
      { key: 'projects', itemIDs: ['gone', 'library'] },
      { key: 'education', itemIDs: ['degree'] },
    ],
    record,
    template,
  );
  const none = sections.map((each) =>
    each.key === 'education'
      ? { ...each, entries: each.entries.map((one) => ({ ...one, isShown: false })) }
      : each,
  );
  expect(sectionsBody(none, usual)).toEqual([{ key: 'projects', itemIDs: ['library'] }]);
});

it('follows another template only as long as nobody has chosen', () => {
  const other: CvTemplate = {
    id: 'other',
    name: 'Other',
    isActive: true,
    sections: [section('education')],
  };
  const draft = { values: {}, cvTemplateID: null, sections: usualSections(record, template) };
  expect(withTemplate(draft, record, template, other).sections).toEqual(
    usualSections(record, other.sections),
  );
  const chosen = { ...draft, sections: draft.sections.toReversed() };
  expect(withTemplate(chosen, record, template, other)).toEqual({ ...chosen, cvTemplateID: 'other' });
});

it('calls a section as the template does in English, and as usual in the language of another reader', () => {
  const inHindi: readonly SectionRecord[] = [{ key: 'projects', title: 'परियोजनाएँ', entries: [] }];
  const named = [{ ...section('projects'), title: 'What I built' }];
  expect(headingFor('en', 'projects', record, named)).toBe('What I built');
  expect(headingFor('hi', 'projects', inHindi, named)).toBe('परियोजनाएँ');
  expect(headingFor('en', 'projects', record, [])).toBe('Projects');
});

/** A draft as it is after the CV was stored and opened again, with what the profile has by then. */
function openedAgain(draft: CvDraft, now = record): CvDraft {
  const stored = sectionsBody(draft.sections, usualSections(now, template));
  return { ...draft, sections: storedSections(stored, now, template) };
}

const begun = (stored: CvProfile['sections'] = []): CvDraft => ({
  values: {},
  cvTemplateID: null,
  sections: storedSections(stored, record, template),
});

const ticked = ({ sections }: CvDraft, key: 'education' | 'projects') => {
  const found = sections.find((each) => each.key === key);
  return [found?.isShown, ...(found?.entries ?? []).filter(({ isShown }) => isShown).map(({ id }) => id)];
};

const picked = [{ key: 'projects' as const, itemIDs: ['library'], title: 'Built', text: 'At college' }];

it('keeps what was chosen in a section that is taken out, and in the one that comes back', () => {
  const out = openedAgain(withSection(begun(picked), 'projects', { isShown: false }));
  expect(ticked(out, 'projects')).toEqual([false, 'library']);
  const back = withSection(out, 'projects', { isShown: true });
  expect(sectionsBody(back.sections, usualSections(record, template))).toEqual(picked);
});

it('keeps that nothing is shown', () => {
  const none = usualSections(record, template).reduce(
    (draft, { key }) => withSection(draft, key, { isShown: false }),
    begun(),
  );
  expect(openedAgain(none).sections.map(({ isShown }) => isShown)).toEqual([false, false, false]);
});

it('takes a section out with its last entry, and brings all of them back', () => {
  const [first] = begun(picked).sections.filter(({ key }) => key === 'projects');
  const entries = (first?.entries ?? []).map((each) => ({ ...each, isShown: false }));
  const none = withSection(begun(picked), 'projects', { entries });
  expect(ticked(none, 'projects')).toEqual([false]);
  expect(ticked(openedAgain(none), 'projects')[0]).toBe(false);
  expect(ticked(withSection(none, 'projects', { isShown: true }), 'projects')).toEqual([
    true,
    'library',
    'bus',
  ]);
});

it('keeps a choice when the rest of the profile goes, and does not tick what comes later', () => {
  const of = (...ids: string[]): SectionRecord[] => [
    ...record.slice(0, 2),
    { key: 'projects', title: 'Projects', entries: ids.map(entry) },
  ];
  const left = openedAgain(
    { ...begun(), sections: storedSections(picked, of('library'), template) },
    of('library'),
  );
  expect(ticked(openedAgain(left, of('library')), 'projects')).toEqual([true, 'library']);
  const stored = sectionsBody(left.sections, usualSections(of('library'), template));
  const later = { ...left, sections: storedSections(stored, of('library', 'tram'), template) };
  expect(ticked(later, 'projects')).toEqual([true, 'library']);
});
