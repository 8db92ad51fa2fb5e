/** What a CV says by itself: headings, degrees, levels, and days in words. */
import { gradeText } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { inLanguage, localized, regionOf, type Locale, type TranslatedText } from '../../platform/index.ts';
import type { CvSectionKey } from './document.ts';

type Schemas = components['schemas'];
type Words<Name extends string> = Readonly<Record<Name, TranslatedText>>;

/** The usual heading of each section, in the usual order of a page. */
export const sectionTitles: Words<CvSectionKey> = {
  summary: 'Summary',
  education: 'Education',
  experience: 'Experience',
  projects: 'Projects',
  skills: 'Skills',
  certifications: 'Certifications',
  achievements: 'Achievements',
  languages: 'Languages',
  links: 'Links',
};

const levels: Words<Schemas['SkillProficiency'] | Schemas['LanguageProficiency']> = {
  Beginner: 'Beginner',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
  Expert: 'Expert',
  Basic: 'Basic',
  Conversational: 'Conversational',
  Fluent: 'Fluent',
  Native: 'Native',
};

export const levelIn = (level: keyof typeof levels, locale: Locale): string =>
  inLanguage(levels[level], locale);

/** A mark as people say it. It is printed with what it is out of, so that nobody takes a grade for a percentage. */
export function markIn(
  { score, outOf, isPercentage }: { score: number; outOf: number; isPercentage: boolean },
  locale: Locale,
): string {
  if (isPercentage && outOf === 100) return `${score}%`;
  const unit = isPercentage ? '' : 'CGPA ';
  const mark = isPercentage ? score : gradeText(score);
  return `${unit}${localized('{mark} of {outOf}', { mark, outOf })[locale]}`;
}

/** `Jul 2024`. @param month `YYYY-MM`, or a day */
export function monthIn(month: string, locale: Locale): string {
  const at = new Date(`${month.slice(0, 7)}-15T00:00:00Z`);
  return new Intl.DateTimeFormat(regionOf(locale), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
}

/** From one month to another; without an end it lasts. */
export function monthsIn(from: string, to: string | null, locale: Locale): string {
  return `${monthIn(from, locale)} – ${to === null ? inLanguage('present', locale) : monthIn(to, locale)}`;
}
