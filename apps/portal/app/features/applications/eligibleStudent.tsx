import { personName, rollNumbersIn, studentDownload } from '@aarambh/forms';
import {
  downloadMappings,
  getCvPages,
  getOfferLetter,
  importMappings,
  listEligibleStudents,
  listMappingEvents,
  listMappingNotes,
} from '@aarambh/api-client/operations';
import type { TFunction } from 'i18next';
import { lazy } from 'react';
import { applicationSteps } from './applicationSteps.ts';
import { applicationTexts, stageTexts, verdictTexts, verdictTones } from '#app/words/jobs.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { lookup } from '@aarambh/records';

// A declaration is read without the styles of a screen, too.
const EligibilityRules = lazy(async () => {
  const { EligibilityRules: Content } = await import('./EligibilityRules.tsx');
  return { default: Content };
});

const ApplicationCourse = lazy(() => import('./ApplicationCourse.tsx'));
const ApplicationOffer = lazy(() => import('./ApplicationOffer.tsx'));
const ApplicationNotes = lazy(() => import('./ApplicationNotes.tsx'));
const ApplicationCv = lazy(() => import('./ApplicationCv.tsx'));
const ApplicantComparison = lazy(() => import('./ApplicantComparison.tsx'));
const ImportCost = lazy(() => import('./ImportCost.tsx'));

/** Years in which people for a job pass: of those who study now and those who just have. */
function passingYears() {
  const now = new Date().getFullYear();
  return Array.from({ length: 9 }, (_each, index) => String(now - 3 + index)).map((id) => ({
    id,
    label: id,
  }));
}

/** Everybody has both: what is not sent is not for this reader's eyes, or not yet. */
const hidden = (contact: string | null | undefined, t: TFunction): string | undefined =>
  contact == null ? t('resources.eligibleStudent.hiddenContact') : undefined;

/** The people for one job: how they meet its criteria and where they stand. A company has contacts from the shortlist on. */
export const eligibleStudentResource = defineResource({
  family: '/jdstudentmapping',
  key: 'mapping',
  list: '/jdstudentmapping/eligibleStudents',
  isWholeInList: true,
  hasHistory: false,
  texts: {
    title: 'resources.eligibleStudent.title',
    one: 'resources.eligibleStudent.one',
    many: 'resources.eligibleStudent.many',
    empty: 'resources.eligibleStudent.empty',
  },
  nameOf: ({ student }) => personName({ ...student }),
  columns: [
    { field: 'student.firstName', label: 'resources.fields.name', sort: 'firstName', shown: 'always' },
    { field: 'student.rollNumber', label: 'resources.fields.rollNumber' },
    { field: 'student.programName', label: 'resources.fields.program' },
    {
      field: 'student.instituteName',
      label: 'resources.fields.institute',
      seenBy: ['all', 'university', 'company', 'job'],
    },
    { field: 'student.passingYear', label: 'resources.fields.passingYear', shown: 'chosen' },
    { field: 'student.cgpa', label: 'resources.fields.cgpa', as: 'grade', sort: 'cgpa' },
    {
      field: 'student.percentage',
      label: 'resources.fields.percentage',
      as: 'number',
      sort: 'percentage',
      shown: 'chosen',
    },
    {
      field: 'student.liveBacklogs',
      label: 'resources.fields.liveBacklogs',
      as: 'number',
      sort: 'liveBacklogs',
      shown: 'chosen',
    },
    {
      field: 'student.experienceMonths',
      label: 'resources.fields.experience',
      as: 'years',
      shown: 'chosen',
    },
    {
      field: 'student.noticePeriodDays',
      label: 'resources.fields.noticePeriod',
      as: 'number',
      shown: 'chosen',
    },
    {
      field: 'evaluation.matchScore',
      label: 'resources.fields.matchScore',
      as: 'percent',
      sort: 'matchScore',
    },
    {
      field: 'evaluation.verdict',
      label: 'resources.fields.verdict',
      as: 'choice',
      choices: verdictTexts,
      tones: verdictTones,
    },
    {
      field: 'rating.mean',
      label: 'resources.eligibleStudent.rating',
      as: 'number',
      sort: 'rating',
      seenBy: ['company', 'job'],
      words: ({ rating }, _t, formats) =>
        rating && `${formats.number(rating.mean)} (${formats.number(rating.count)})`,
    },
    {
      field: 'status',
      label: 'resources.fields.standing',
      as: 'choice',
      choices: applicationTexts,
    },
    {
      field: 'appliedAt',
      label: 'resources.fields.appliedAt',
      as: 'moment',
      sort: 'appliedAt',
      shown: 'chosen',
    },
    {
      field: 'student.mobileNumber',
      label: 'resources.fields.mobile',
      as: 'phone',
      shown: 'chosen',
      words: ({ student }, t) => hidden(student?.mobileNumber, t),
    },
    {
      field: 'student.email',
      label: 'resources.fields.email',
      as: 'email',
      shown: 'chosen',
      words: ({ student }, t) => hidden(student?.email, t),
    },
  ],
  filters: [
    { name: 'verdict', label: 'resources.fields.verdict', options: verdictTexts },
    { name: 'status', label: 'resources.fields.standing', options: applicationTexts },
    { name: 'stage', label: 'resources.eligibleStudent.stage', options: stageTexts },
    {
      name: 'minCgpa',
      label: 'resources.fields.cgpaFrom',
      options: {
        '6': 'resources.eligibleStudent.cgpa.six',
        '7': 'resources.eligibleStudent.cgpa.seven',
        '8': 'resources.eligibleStudent.cgpa.eight',
        '9': 'resources.eligibleStudent.cgpa.nine',
      },
    },
    {
      name: 'maxLiveBacklogs',
      label: 'resources.fields.backlogsUpTo',
      options: {
        '0': 'resources.eligibleStudent.backlogs.none',
        '1': 'resources.eligibleStudent.backlogs.one',
        '2': 'resources.eligibleStudent.backlogs.two',
        '5': 'resources.eligibleStudent.backlogs.five',
      },
    },
    { name: 'programID', label: 'resources.fields.program', options: lookup('/program', 'program') },
    {
      name: 'instituteID',
      label: 'resources.fields.institute',
      options: lookup('/institute', 'institute'),
      seenBy: ['all', 'university', 'company', 'job'],
    },
    { name: 'skillID', label: 'resources.fields.skill', options: lookup('/admin/skill', 'skill') },
    { name: 'passingYear', label: 'resources.fields.passingYear', options: { named: passingYears() } },
    { name: 'cityID', label: 'resources.fields.city', options: lookup('/admin/city', 'city') },
  ],
  presets: [
    {
      label: 'resources.eligibleStudent.presets.top',
      filters: { status: 'Applied' },
      sort: '-cgpa',
    },
    {
      label: 'resources.eligibleStudent.presets.notApplied',
      filters: { status: 'Eligible', verdict: 'Eligible' },
      sort: '-cgpa',
    },
    {
      label: 'resources.eligibleStudent.presets.shortlist',
      filters: { status: 'Shortlisted' },
      sort: '-cgpa',
    },
    {
      label: 'resources.stage.ready',
      filters: { stage: 'Ready for an offer' },
      sort: '-cgpa',
    },
  ],
  countedBy: 'status',
  board: [
    { value: 'Eligible' },
    { value: 'Applied' },
    { value: 'On Hold', action: 'hold' },
    { value: 'Shortlisted', action: 'shortlist' },
    { value: 'Selected', action: 'offer' },
    { value: 'Offer Accepted' },
    { value: 'Joined', action: 'join' },
    { value: 'Rejected', action: 'refuse' },
  ],
  bulk: ['shortlist', 'hold', 'offer', 'refuse', 'join', 'write', 'cvs'],
  compared: { label: 'resources.eligibleStudent.compare', most: 3, Content: ApplicantComparison },
  chosenBy: { filter: 'rollNumbers', field: 'student.rollNumber', numbersIn: rollNumbersIn },
  purposeForm: studentDownload,
  actions: {
    download: downloadMappings,
    import: { operation: importMappings, kind: 'application', of: 'jdID', Cost: ImportCost },
    own: applicationSteps,
  },
  tabs: [
    {
      id: 'rules',
      label: 'resources.rules.title',
      needs: listEligibleStudents,
      Content: EligibilityRules,
    },
    { id: 'cv', label: 'resources.eligibleStudent.cv', needs: getCvPages, Content: ApplicationCv },
    { id: 'offer', label: 'resources.letter.title', needs: getOfferLetter, Content: ApplicationOffer },
    {
      id: 'notes',
      label: 'resources.eligibleStudent.notesAndRating',
      needs: listMappingNotes,
      Content: ApplicationNotes,
    },
    {
      id: 'course',
      label: 'resources.eligibleStudent.course',
      needs: listMappingEvents,
      Content: ApplicationCourse,
    },
  ],
});
