/** What the rows of a file are. */
import type { ImportKind } from '@aarambh/api-client/enums';
import type { Choices } from '@aarambh/records';

export const kindTexts = {
  application: 'resources.importJob.kinds.application',
  city: 'resources.importJob.kinds.city',
  company: 'resources.importJob.kinds.company',
  cvTemplate: 'resources.importJob.kinds.cvTemplate',
  enrolment: 'resources.importJob.kinds.enrolment',
  hold: 'resources.importJob.kinds.hold',
  industry: 'resources.importJob.kinds.industry',
  institute: 'resources.importJob.kinds.institute',
  jobProfile: 'resources.importJob.kinds.jobProfile',
  jobProfileLateral: 'resources.importJob.kinds.jobProfileLateral',
  jobTemplate: 'resources.importJob.kinds.jobTemplate',
  marks: 'resources.importJob.kinds.marks',
  masterProgram: 'resources.importJob.kinds.masterProgram',
  program: 'resources.importJob.kinds.program',
  recruiter: 'resources.importJob.kinds.recruiter',
  roundResult: 'resources.importJob.kinds.roundResult',
  question: 'resources.importJob.kinds.question',
  season: 'resources.importJob.kinds.season',
  sector: 'resources.importJob.kinds.sector',
  skill: 'resources.importJob.kinds.skill',
  student: 'resources.importJob.kinds.student',
  university: 'resources.importJob.kinds.university',
} as const satisfies Choices<ImportKind>;
