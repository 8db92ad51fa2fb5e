/** What an old CV says, before anybody has agreed to it: entries of the profile as far as they are said. */
import type { components } from '@aarambh/api-client/schema';

type Schemas = components['schemas'];

type Draft<Entry> = { [Name in keyof Entry]?: Entry[Name] | undefined };

/** A stage of education, completed or not. */
export type StudyDraft = Draft<
  Pick<
    Schemas['EducationFields'],
    | 'degree'
    | 'medium'
    | 'boardOrUniversity'
    | 'instituteName'
    | 'specialisation'
    | 'scoreType'
    | 'score'
    | 'scoreOutOf'
    | 'passingYear'
  >
> & {
  /** As the CV calls it, where the degree is not among those that a profile knows. */
  name: string;
  startYear?: number | undefined;
  /** Whether it says that it goes on. */
  lasts: boolean;
};

export interface CvDrafts {
  /** Of the account: compared only. */
  name: string | null;
  email: string | null;
  mobileNumber: string | null;
  headline: string | null;
  summary: string | null;
  links: readonly Schemas['ProfileLink'][];
  education: readonly StudyDraft[];
  experience: readonly Draft<Schemas['ExperienceFields']>[];
  projects: readonly Draft<Schemas['Project']>[];
  certifications: readonly Draft<Schemas['Certification']>[];
  achievements: readonly Draft<Schemas['Achievement']>[];
  /** As they are written; the catalogue decides which of them are skills. */
  skills: readonly { name: string; level: string | null }[];
  languages: readonly { language: string; level: string | null }[];
}
