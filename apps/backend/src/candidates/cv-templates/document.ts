/** What a CV says and how it is set: everything that its pages are made of. */
import type { components } from '@aarambh/api-client/schema';
import type { Locale } from '../../platform/index.ts';

type Schemas = components['schemas'];
export type CvSectionKey = Schemas['CvSectionKey'];

/** One line or block of a section. */
export interface CvEntry {
  /** By which a profile chooses it. */
  id: string;
  title: string;
  subtitle: string | null;
  /** When, in words. */
  period: string | null;
  /** A mark or a level, which nobody edits here. */
  result: string | null;
  /** Points, each a line. */
  points: readonly string[];
  /** Of a project, an experience: what was used. Of a certificate: its number. */
  details: string | null;
  url: string | null;
  /** Whether staff have checked it. */
  isVerified: boolean;
}

export interface CvSection {
  key: CvSectionKey;
  title: string;
  /** Stands below the heading. */
  text: string | null;
  entries: readonly CvEntry[];
}

/** Whose CV it is and how to reach the person. */
export interface CvPerson {
  name: string;
  headline: string | null;
  email: string | null;
  mobileNumber: string | null;
  city: string | null;
  /** A JPEG in base64, cut for its place. */
  photo?: string;
}

/** The whole look of a CV. */
export interface CvStyle {
  font: Schemas['CvFont'];
  /** Points. */
  size: number;
  accent: Schemas['CvAccent'];
  spacing: Schemas['CvSpacing'];
}

/** How a CV is set, as a template says it. */
export interface CvDesign {
  layout: Schemas['CvLayout'];
  style: CvStyle;
  pageLimit: number;
}

/** Everything that the pages of a CV are made of. */
export interface CvDocument {
  language: Locale;
  person: CvPerson;
  sections: readonly CvSection[];
  design: CvDesign;
}

/** The look of a CV: what a template leaves open is as usual. */
export const wholeStyle = ({ font, size, accent, spacing }: Schemas['CvStyle']): CvStyle => ({
  font: font ?? 'Noto Sans',
  size: size ?? 10.5,
  accent: accent ?? 'indigo',
  spacing: spacing ?? 'normal',
});
