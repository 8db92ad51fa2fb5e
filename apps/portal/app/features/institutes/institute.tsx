import {
  addInstitute,
  addSupportUser,
  deleteInstitute,
  importInstitutes,
  updateInstitute,
} from '@aarambh/api-client/operations';
import { instituteForm, officerForm } from '@aarambh/forms';
import { instituteTypeTexts } from '#app/words/catalogue.ts';
import { verificationTexts, verificationTones } from '#app/words/trust.ts';
import { collegeSignIn } from './collegeSignIn.ts';
import { instituteConfig } from './instituteConfig.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { defineAction, isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';
import { instituteVerification } from './verification.ts';

const officerRoles = lookup('/role', 'role', { userType: 'S', scope: 'institute' });

/** Institutes, which students register with. */
export const instituteResource = defineResource({
  // What is asked of an officer is asked as in the sign-up.
  namespaces: ['institutes', 'public'],
  family: '/institute',
  key: 'institute',
  texts: {
    title: 'resources.institute.title',
    one: 'resources.institute.one',
    many: 'resources.institute.many',
    withdrawal: { question: 'resources.institute.withdraw', text: 'resources.institute.withdrawText' },
  },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'city', label: 'resources.fields.city' },
    { field: 'universityName', label: 'resources.fields.university' },
    { field: 'instituteType', label: 'resources.fields.type', as: 'choice', choices: instituteTypeTexts },
    { field: 'students', label: 'resources.fields.students', as: 'number' },
    {
      field: 'verificationStatus',
      label: 'resources.fields.verification',
      as: 'choice',
      choices: verificationTexts,
      tones: verificationTones,
    },
    { field: 'isRegistrable', label: 'resources.fields.registrable', as: 'yesNo', shown: 'chosen' },
    { field: 'stateCode', label: 'resources.fields.state', as: 'state', shown: 'chosen' },
    { field: 'pincode', label: 'resources.fields.pincode', shown: 'details' },
    { field: 'website', label: 'resources.fields.website', as: 'url', shown: 'details' },
    { field: 'email', label: 'resources.fields.email', as: 'email', shown: 'details' },
    { field: 'phone', label: 'resources.fields.phone', as: 'phone', shown: 'details' },
    { field: 'aisheCode', label: 'resources.fields.aisheCode', shown: 'details' },
    { field: 'accreditation', label: 'resources.fields.accreditation', shown: 'details' },
    {
      field: 'programIDs',
      label: 'resources.fields.programs',
      as: 'records',
      source: lookup('/program', 'program'),
      shown: 'details',
    },
    updatedAtColumn,
    isActiveColumn,
  ],
  details: {
    related: [
      {
        label: 'resources.institute.openStudents',
        href: ({ id }) => `/student?instituteID=${id}`,
        count: ({ students }) => students,
      },
      {
        label: 'resources.institute.openOfficers',
        href: ({ id }) => `/support-users?parentEntityID=${id}`,
      },
    ],
    sections: [
      {
        title: 'resources.institute.about',
        fields: ['city', 'stateCode', 'pincode', 'universityName', 'instituteType', 'website', 'programIDs'],
      },
      {
        title: 'resources.institute.standing',
        fields: ['verificationStatus', 'isRegistrable', 'aisheCode', 'accreditation'],
      },
      { title: 'resources.institute.contact', fields: ['email', 'phone'] },
      { title: 'resources.institute.record', fields: ['updatedAt', 'isActive'] },
    ],
  },
  filters: [
    { name: 'stateCode', label: 'resources.fields.state', options: 'states' },
    {
      name: 'universityID',
      label: 'resources.fields.university',
      options: lookup('/university', 'university'),
    },
    { name: 'instituteType', label: 'resources.fields.type', options: instituteTypeTexts },
    { name: 'verificationStatus', label: 'resources.fields.verification', options: verificationTexts },
    isActiveFilter,
  ],
  actions: {
    create: addInstitute,
    import: { operation: importInstitutes, kind: 'institute' },
    update: updateInstitute,
    remove: deleteInstitute,
    updateScopes: ['institute', 'university'],
    own: [
      defineAction({
        family: '/institute',
        operation: addSupportUser,
        // An officer invites to the own institute from the team.
        scopes: [],
        id: 'inviteOfficer',
        label: 'resources.institute.invite',
        isOffered: ({ isActive }) => isActive !== false,
        question: { title: 'resources.institute.inviteTitle', text: 'resources.institute.inviteText' },
        form: { definition: officerForm, lookups: { roleID: officerRoles } },
        body: ({ id }) => ({ parentEntityID: id, parentEntityType: 'Institute' }),
        done: 'resources.institute.invited',
      }),
    ],
  },
  form: {
    definition: instituteForm,
    lookups: {
      stateCode: 'states',
      universityID: lookup('/university', 'university'),
      programIDs: lookup('/program', 'program'),
    },
  },
  usage: {
    students: 'resources.usage.students',
    degrees: 'resources.usage.degrees',
    educationStages: 'resources.usage.educationStages',
    seasons: 'resources.usage.seasons',
    leads: 'resources.usage.leads',
  },
  parts: [instituteConfig, collegeSignIn, instituteVerification],
});
