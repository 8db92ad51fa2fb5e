import type { Resource } from './resource.ts';

/** The lists that need nothing but their declaration, by their address; one is read when it is opened. */
export const lists: Readonly<Partial<Record<string, () => Promise<Resource>>>> = {
  city: async () => (await import('./city.tsx')).cityResource,
  companies: async () => (await import('./company.tsx')).companyResource,
  credits: async () => (await import('./ledgerEntry.ts')).ledgerEntryResource,
  'cv-template': async () => (await import('./cvTemplate.tsx')).cvTemplateResource,
  industry: async () => (await import('./industry.tsx')).industryResource,
  institutes: async () => (await import('./institute.tsx')).instituteResource,
  'job-profile-lateral': async () => (await import('./jobProfileLateral.tsx')).jobProfileLateralResource,
  'job-profile': async () => (await import('./jobProfile.tsx')).jobProfileResource,
  'job-template': async () => (await import('./jobTemplate.tsx')).jobTemplateResource,
  leads: async () => (await import('./lead.tsx')).leadResource,
  question: async () => (await import('./question.tsx')).questionResource,
  season: async () => (await import('./season.tsx')).seasonResource,
  sector: async () => (await import('./sector.tsx')).sectorResource,
  skill: async () => (await import('./skill.tsx')).skillResource,
  student: async () => (await import('./student.tsx')).studentResource,
  'support-users': async () => (await import('./supportUser.tsx')).supportUserResource,
  universities: async () => (await import('./university.tsx')).universityResource,
  'user-roles': async () => (await import('./role.tsx')).roleResource,
};
