import {
  addStudent,
  getStudentProfile,
  importHolds,
  importMarks,
  importStudents,
  listProfileChecks,
} from '@aarambh/api-client/operations';
import { studentDownload, studentForm } from '@aarambh/forms';
import { lazy } from 'react';
import { loadNamespaces } from '#app/i18n/i18n.ts';
import { genderTexts, yesNoTexts } from '#app/words/catalogue.ts';
import { currentDegreeTexts } from '#app/words/jobs.ts';
import { holdKindTexts } from '#app/words/seasons.ts';
import {
  completionTexts,
  fresherTexts,
  profileCheckTexts,
  reachTexts,
  accountColumns,
  userStatusTexts,
} from '#app/features/people/people.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { lookup } from '@aarambh/records';
import { studentActions } from './studentActions.ts';

// A declaration is read without the styles of a screen, too.
const StudentProfile = lazy(async () => {
  const [{ StudentRecord: Content }] = await Promise.all([
    import('./StudentRecord.tsx'),
    loadNamespaces('profile'),
  ]);
  return { default: Content };
});

const ByProgram = lazy(() => import('./ByProgram.tsx'));

/** Students and other candidates; an officer has those of the own institute. */
export const studentResource = defineResource({
  family: '/student',
  key: 'student',
  texts: {
    title: 'resources.student.title',
    one: 'resources.student.one',
    many: 'resources.student.many',
  },
  // Names and the e-mail address are asked for as in the sign-up.
  namespaces: ['people', 'public', 'erasure'],
  nameOf: ({ name }) => name,
  links: [{ href: '/student/checks', label: 'resources.student.check', needs: listProfileChecks }],
  Below: ByProgram,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'firstName', shown: 'always' },
    { field: 'email', label: 'resources.fields.email', as: 'email' },
    { field: 'mobileNumber', label: 'resources.fields.mobile', as: 'phone' },
    { field: 'parentEntityName', label: 'resources.fields.institute', seenBy: ['all', 'university'] },
    {
      field: 'missingInstitute',
      label: 'resources.fields.missingInstitute',
      shown: 'chosen',
      seenBy: ['all'],
    },
    { field: 'stateCode', label: 'resources.fields.state', as: 'state', shown: 'chosen' },
    { field: 'rollNumber', label: 'resources.fields.rollNumber' },
    {
      field: 'degree',
      label: 'resources.fields.degree',
      as: 'choice',
      choices: currentDegreeTexts,
      shown: 'chosen',
    },
    { field: 'specialisation', label: 'resources.fields.specialisation', shown: 'chosen' },
    { field: 'passingYear', label: 'resources.fields.passingYear', shown: 'chosen' },
    { field: 'cgpa', label: 'resources.fields.cgpa', as: 'grade', sort: 'cgpa' },
    { field: 'percentage', label: 'resources.fields.percentage', as: 'number', shown: 'chosen' },
    {
      field: 'liveBacklogs',
      label: 'resources.fields.liveBacklogs',
      as: 'number',
      sort: 'liveBacklogs',
      shown: 'chosen',
    },
    { field: 'deadBacklogs', label: 'resources.fields.deadBacklogs', as: 'number', shown: 'chosen' },
    {
      field: 'sscPercentage',
      label: 'resources.fields.sscPercentage',
      as: 'number',
      sort: 'sscPercentage',
      shown: 'chosen',
    },
    {
      field: 'hscPercentage',
      label: 'resources.fields.hscPercentage',
      as: 'number',
      sort: 'hscPercentage',
      shown: 'chosen',
    },
    {
      field: 'diplomaPercentage',
      label: 'resources.fields.diplomaPercentage',
      as: 'number',
      shown: 'chosen',
    },
    {
      field: 'profileCheck',
      label: 'resources.fields.profileCheck',
      as: 'choice',
      choices: profileCheckTexts,
      shown: 'chosen',
    },
    { field: 'isInvited', label: 'resources.fields.isInvited', as: 'yesNo', shown: 'chosen' },
    {
      field: 'heldFor',
      label: 'resources.hold.column',
      words: ({ heldFor = [] }, t) => heldFor.map((kind) => t(holdKindTexts[kind])).join(', '),
      shown: 'chosen',
    },
    { field: 'isPlaced', label: 'resources.fields.isPlaced', as: 'yesNo', shown: 'chosen' },
    { field: 'placedCompany', label: 'resources.fields.placedCompany' },
    {
      field: 'placedPayPaise',
      label: 'resources.fields.placedPay',
      as: 'money',
      sort: 'placedPayPaise',
      shown: 'chosen',
    },
    { field: 'isFresher', label: 'resources.fields.isFresher', as: 'yesNo', shown: 'chosen' },
    { field: 'city', label: 'resources.fields.city', shown: 'chosen' },
    { field: 'lastLoginAt', label: 'resources.fields.lastLogin', as: 'moment', shown: 'chosen' },
    ...accountColumns,
    { field: 'erasureDueAt', label: 'resources.account.erasureDue', as: 'moment', shown: 'details' },
    {
      field: 'erasureAskedBy',
      label: 'resources.account.erasureAskedBy',
      words: ({ erasureDueAt, erasureAskedBy }, t) =>
        erasureDueAt ? (erasureAskedBy ?? t('resources.account.erasureOwn')) : '',
      shown: 'details',
    },
  ],
  details: {
    sections: [
      {
        title: 'resources.account.erasure',
        fields: ['erasureDueAt', 'erasureAskedBy'],
        hidesEmpty: true,
      },
      {
        title: 'resources.account.person',
        fields: [
          'name',
          'email',
          'mobileNumber',
          'parentEntityName',
          'rollNumber',
          'specialisation',
          'passingYear',
          'cgpa',
          'liveBacklogs',
          'placedCompany',
          'placedPayPaise',
          'isFresher',
          'city',
          'lastLoginAt',
          'createdAt',
          'userStatus',
        ],
      },
    ],
  },
  countedBy: 'status',
  filters: [
    { name: 'instituteID', label: 'resources.fields.institute', options: lookup('/institute', 'institute') },
    {
      name: 'missesInstitute',
      label: 'resources.fields.missesInstitute',
      options: yesNoTexts,
      seenBy: ['all'],
    },
    {
      name: 'programID',
      label: 'resources.fields.program',
      options: lookup('/program', 'program'),
      takesSeveral: true,
    },
    { name: 'profileCheck', label: 'resources.fields.profileCheck', options: profileCheckTexts },
    { name: 'status', label: 'resources.fields.status', options: userStatusTexts },
    { name: 'passingYear', label: 'resources.fields.passingYear', options: 'years' },
    { name: 'endsInTime', label: 'resources.fields.endsInTime', options: yesNoTexts },
    { name: 'hasApplied', label: 'resources.fields.hasApplied', options: yesNoTexts },
    { name: 'isPlaced', label: 'resources.fields.isPlaced', options: yesNoTexts },
    { name: 'hasOpenOffer', label: 'resources.fields.hasOpenOffer', options: yesNoTexts },
    { name: 'offerEndsBy', label: 'resources.fields.offerEndsBy', options: 'day' },
    { name: 'minOffers', label: 'resources.fields.offersFrom', options: { most: 20 } },
    { name: 'minAbsences', label: 'resources.fields.absencesFrom', options: { most: 100 } },
    { name: 'isWaitlisted', label: 'resources.fields.isWaitlisted', options: yesNoTexts },
    { name: 'gender', label: 'resources.fields.gender', options: genderTexts },
    { name: 'isHeld', label: 'resources.hold.filter', options: yesNoTexts },
    { name: 'degree', label: 'resources.fields.degree', options: currentDegreeTexts },
    { name: 'minCgpa', label: 'resources.fields.cgpaFrom', options: { most: 10, decimals: 2 } },
    { name: 'maxCgpa', label: 'resources.fields.cgpaUntil', options: { most: 10, decimals: 2 } },
    { name: 'minLiveBacklogs', label: 'resources.fields.liveBacklogsFrom', options: { most: 100 } },
    { name: 'maxLiveBacklogs', label: 'resources.fields.backlogsUpTo', options: { most: 10 } },
    { name: 'backlogsGrew', label: 'resources.fields.backlogsGrew', options: yesNoTexts },
    { name: 'minSSC', label: 'resources.fields.sscFrom', options: { most: 100, decimals: 2 } },
    { name: 'minHSC', label: 'resources.fields.hscFrom', options: { most: 100, decimals: 2 } },
    { name: 'minDiploma', label: 'resources.fields.diplomaFrom', options: { most: 100, decimals: 2 } },
    { name: 'isFresher', label: 'resources.fields.experience', options: fresherTexts },
    { name: 'reached', label: 'resources.fields.reached', options: reachTexts },
    { name: 'minCompletion', label: 'resources.fields.minCompletion', options: completionTexts },
    { name: 'isConfirmed', label: 'resources.fields.isConfirmed', options: yesNoTexts },
    { name: 'isInvited', label: 'resources.fields.isInvited', options: yesNoTexts },
    { name: 'from', label: 'resources.fields.createdFrom', options: 'day' },
    { name: 'to', label: 'resources.fields.createdUntil', options: 'day' },
  ],
  presets: [
    { label: 'resources.student.presets.unplaced', filters: { isPlaced: 'false', status: 'Active' } },
    {
      label: 'resources.student.presets.aboveSeven',
      filters: { isPlaced: 'false', status: 'Active', minCgpa: '7' },
      sort: '-cgpa',
    },
    { label: 'resources.student.presets.top', filters: { status: 'Active' }, sort: '-cgpa' },
    { label: 'resources.student.presets.offers', filters: { hasOpenOffer: 'true' } },
    { label: 'resources.student.presets.neverApplied', filters: { hasApplied: 'false' } },
    { label: 'resources.student.presets.invited', filters: { isInvited: 'true' } },
    { label: 'resources.hold.filter', filters: { isHeld: 'true' } },
    { label: 'resources.student.presets.unchecked', filters: { profileCheck: 'waiting' } },
    {
      label: 'resources.student.presets.backlogs',
      filters: { minLiveBacklogs: '1', status: 'Active' },
      sort: '-liveBacklogs',
    },
    {
      label: 'resources.student.presets.backlogsGrew',
      filters: { backlogsGrew: 'true', status: 'Active' },
      sort: '-liveBacklogs',
    },
  ],
  purposeForm: studentDownload,
  actions: {
    create: addStudent,
    import: { operation: importStudents, kind: 'student' },
    otherImports: [
      {
        operation: importMarks,
        kind: 'marks',
        label: 'resources.student.importMarks',
        many: 'resources.student.marks',
        note: 'resources.student.aboutMarks',
      },
      {
        operation: importHolds,
        kind: 'hold',
        label: 'resources.hold.import',
        many: 'resources.hold.importMany',
        note: 'resources.hold.aboutImport',
      },
    ],
    own: studentActions,
  },
  bulk: ['institute', 'hold', 'liftHold', 'welcome', 'suspend', 'bringBack'],
  form: {
    definition: studentForm,
    lookups: { instituteID: lookup('/institute', 'institute') },
    nameField: 'mobileNumber',
  },
  tabs: [
    {
      id: 'profile',
      label: 'resources.account.profile',
      needs: getStudentProfile,
      Content: StudentProfile,
    },
  ],
});
