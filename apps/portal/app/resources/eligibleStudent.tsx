import { downloadMappings, listEligibleStudents } from '@aarambh/api-client/operations';
import { lazy } from 'react';
import { applicationSteps } from './applicationSteps.ts';
import { applicationTexts, verdictTexts, verdictTones } from './choices.ts';
import { defineResource } from './defineResource.ts';
import { lookup } from './resource.ts';

// A declaration is read without the styles of a screen, too.
const EligibilityRules = lazy(async () => {
  const { EligibilityRules: Content } = await import('../resource-screens/EligibilityRules.tsx');
  return { default: Content };
});

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
  nameOf: ({ student }) => `${student?.firstName ?? ''} ${student?.lastName ?? ''}`.trim(),
  columns: [
    { field: 'student.firstName', label: 'resources.fields.name', sort: 'firstName', shown: 'always' },
    { field: 'student.programName', label: 'resources.fields.program' },
    { field: 'student.instituteName', label: 'resources.fields.institute' },
    { field: 'student.passingYear', label: 'resources.fields.passingYear', shown: 'chosen' },
    { field: 'student.cgpa', label: 'resources.fields.cgpa', as: 'number' },
    { field: 'student.percentage', label: 'resources.fields.percentage', as: 'number', shown: 'chosen' },
    { field: 'student.liveBacklogs', label: 'resources.fields.liveBacklogs', as: 'number', shown: 'chosen' },
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
    { field: 'status', label: 'resources.fields.standing', as: 'choice', choices: applicationTexts },
    {
      field: 'appliedAt',
      label: 'resources.fields.appliedAt',
      as: 'moment',
      sort: 'appliedAt',
      shown: 'chosen',
    },
    { field: 'student.mobileNumber', label: 'resources.fields.mobile', as: 'phone', shown: 'chosen' },
    { field: 'student.email', label: 'resources.fields.email', as: 'email', shown: 'chosen' },
  ],
  filters: [
    { name: 'verdict', label: 'resources.fields.verdict', options: verdictTexts },
    { name: 'status', label: 'resources.fields.standing', options: applicationTexts },
    { name: 'programID', label: 'resources.fields.program', options: lookup('/program', 'program') },
    { name: 'instituteID', label: 'resources.fields.institute', options: lookup('/institute', 'institute') },
    { name: 'skillID', label: 'resources.fields.skill', options: lookup('/admin/skill', 'skill') },
  ],
  asksPurpose: true,
  actions: { download: downloadMappings, own: applicationSteps },
  tabs: [
    {
      id: 'rules',
      label: 'resources.rules.title',
      needs: listEligibleStudents,
      Content: EligibilityRules,
    },
  ],
});
