import type { cvTemplates } from '../../candidates/index.ts';
import { seededID } from '../../database/index.ts';
import { instituteID } from './institutes.ts';

type TemplateRow = typeof cvTemplates.$inferInsert;

export const cvTemplateID = (layout: TemplateRow['layout']): string => seededID(`cv-template/${layout}`);

const sectionTitles = {
  summary: 'Summary',
  education: 'Education',
  experience: 'Experience',
  projects: 'Projects',
  skills: 'Skills',
  certifications: 'Certifications',
  achievements: 'Achievements',
  languages: 'Languages',
} as const;

type SectionKey = keyof typeof sectionTitles;

const template = (
  layout: TemplateRow['layout'],
  name: string,
  description: string,
  sections: readonly SectionKey[],
  more: Partial<TemplateRow> = {},
): TemplateRow => ({
  id: cvTemplateID(layout),
  name,
  description,
  layout,
  sections: sections.map((key) => ({
    key,
    title: sectionTitles[key],
    visible: true,
    required: key === 'education',
  })),
  style: { font: 'Noto Sans', size: 10.5, accent: 'indigo', spacing: 'normal' },
  pageLimit: 2,
  audience: 'Both',
  status: 'Posted',
  ...more,
});

const usual = ['summary', 'education', 'skills', 'projects', 'experience', 'languages'] as const;

export const cvTemplateRows: readonly TemplateRow[] = [
  template('SingleColumn', 'One column', 'One column in a calm order', usual),
  template('TwoColumn', 'Two columns', 'Skills and languages at the side', usual),
  template('Compact', 'Compact', 'Everything on one page', usual, {
    pageLimit: 1,
    style: { font: 'Noto Sans', size: 9.5, accent: 'slate', spacing: 'tight' },
  }),
  template(
    'Academic',
    'Sahyadri official',
    'Marks and projects first, as the institute asks',
    ['education', 'projects', 'achievements', 'skills'],
    {
      audience: 'Fresher',
      instituteIDs: [instituteID('sahyadri')],
    },
  ),
  template(
    'Lateral',
    'Experience first',
    'For people with some years of work',
    ['summary', 'experience', 'skills', 'education', 'certifications'],
    {
      audience: 'Experienced',
      pageLimit: 3,
    },
  ),
  template('Plain', 'Plain for scanners', 'No columns, no colour: what software reads best', usual, {
    style: { font: 'Noto Sans', size: 11, accent: 'slate', spacing: 'normal' },
  }),
];
