import type { Resource } from '@aarambh/records';

/** The lists that need nothing but their declaration, by their address; one is read when it is opened. */
export const lists: Readonly<Partial<Record<string, () => Promise<Resource>>>> = {
  city: async () => (await import('#app/features/catalogue/city.tsx')).cityResource,
  companies: async () => (await import('#app/features/companies/company.tsx')).companyResource,
  credits: async () => (await import('#app/features/credits/ledgerEntry.ts')).ledgerEntryResource,
  'cv-template': async () => (await import('#app/features/cv-templates/cvTemplate.tsx')).cvTemplateResource,
  imports: async () => (await import('#app/features/imports/importJob.tsx')).importJobResource,
  industry: async () => (await import('#app/features/catalogue/industry.tsx')).industryResource,
  outcome: async () => (await import('#app/features/outcomes/outcome.tsx')).outcomeResource,
  recruiter: async () => (await import('#app/features/recruiters/recruiter.tsx')).recruiterResource,
  institutes: async () => (await import('#app/features/institutes/institute.tsx')).instituteResource,
  'job-profile-lateral': async () =>
    (await import('#app/features/job-templates/jobProfileLateral.tsx')).jobProfileLateralResource,
  'job-profile': async () => (await import('#app/features/job-templates/jobProfile.tsx')).jobProfileResource,
  'job-template': async () =>
    (await import('#app/features/job-templates/jobTemplate.tsx')).jobTemplateResource,
  leads: async () => (await import('#app/features/leads/lead.tsx')).leadResource,
  question: async () => (await import('#app/features/questions/question.tsx')).questionResource,
  season: async () => (await import('#app/features/seasons/season.tsx')).seasonResource,
  sector: async () => (await import('#app/features/catalogue/sector.tsx')).sectorResource,
  skill: async () => (await import('#app/features/catalogue/skill.tsx')).skillResource,
  student: async () => (await import('#app/features/students/student.tsx')).studentResource,
  'support-users': async () => (await import('#app/features/people/supportUser.tsx')).supportUserResource,
  trail: async () => (await import('#app/features/trail/auditEvent.ts')).auditEventResource,
  universities: async () => (await import('#app/features/institutes/university.tsx')).universityResource,
  'user-roles': async () => (await import('#app/features/roles/role.tsx')).roleResource,
};
