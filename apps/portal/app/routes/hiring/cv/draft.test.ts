import { expect, it } from 'vitest';
import {
  headingFor,
  sectionsBody,
  storedSections,
  usualSections,
  withTemplate,
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
