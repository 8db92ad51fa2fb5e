/** What a CV says by itself: headings, degrees, levels, and days in words. */
import { gradeText } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import type { Locale } from '../../platform/index.ts';
import type { CvSectionKey } from './document.ts';

type Schemas = components['schemas'];
type Words<Name extends string> = Readonly<Record<Locale, Readonly<Record<Name, string>>>>;

/** The usual heading of each section, in the usual order of a page. */
export const sectionTitles: Words<CvSectionKey> = {
  en: {
    summary: 'Summary',
    education: 'Education',
    experience: 'Experience',
    projects: 'Projects',
    skills: 'Skills',
    certifications: 'Certifications',
    achievements: 'Achievements',
    languages: 'Languages',
    links: 'Links',
  },
  hi: {
    summary: 'सारांश',
    education: 'शिक्षा',
    experience: 'अनुभव',
    projects: 'परियोजनाएँ',
    skills: 'कौशल',
    certifications: 'प्रमाणपत्र',
    achievements: 'उपलब्धियाँ',
    languages: 'भाषाएँ',
    links: 'लिंक',
  },
};

const levels: Words<Schemas['SkillProficiency'] | Schemas['LanguageProficiency']> = {
  en: {
    Beginner: 'Beginner',
    Intermediate: 'Intermediate',
    Advanced: 'Advanced',
    Expert: 'Expert',
    Basic: 'Basic',
    Conversational: 'Conversational',
    Fluent: 'Fluent',
    Native: 'Native',
  },
  hi: {
    Beginner: 'शुरुआती',
    Intermediate: 'मध्यम',
    Advanced: 'उन्नत',
    Expert: 'विशेषज्ञ',
    Basic: 'बुनियादी',
    Conversational: 'बातचीत लायक',
    Fluent: 'धाराप्रवाह',
    Native: 'मातृभाषा',
  },
};

export const levelIn = (level: keyof (typeof levels)['en'], locale: Locale): string => levels[locale][level];

/** A mark as people say it. It is printed with what it is out of, so that nobody takes a grade for a percentage. */
export function markIn(
  { score, outOf, isPercentage }: { score: number; outOf: number; isPercentage: boolean },
  locale: Locale,
): string {
  if (isPercentage && outOf === 100) return `${score}%`;
  const unit = isPercentage ? '' : 'CGPA ';
  const mark = isPercentage ? score : gradeText(score);
  return locale === 'hi' ? `${unit}${outOf} में से ${mark}` : `${unit}${mark} of ${outOf}`;
}

/** `Jul 2024`. @param month `YYYY-MM`, or a day */
export function monthIn(month: string, locale: Locale): string {
  const at = new Date(`${month.slice(0, 7)}-15T00:00:00Z`);
  return new Intl.DateTimeFormat(`${locale}-IN`, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    at,
  );
}

/** From one month to another; without an end it lasts. */
export function monthsIn(from: string, to: string | null, locale: Locale): string {
  const present = { en: 'present', hi: 'अब तक' }[locale];
  return `${monthIn(from, locale)} – ${to === null ? present : monthIn(to, locale)}`;
}
