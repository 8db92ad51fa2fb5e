/** What staff of the platform decide about a company. */
import { mergeCompany, verifyCompany } from '@aarambh/api-client/operations';
import { companyApproval, companyMerge, companyReason } from '@aarambh/forms';
import { lazy } from 'react';
import { defineAction } from '@aarambh/records';
import { companiesInUse } from '#app/records/longLists.ts';

// A declaration is read without the styles of a screen, too.
const PapersSent = lazy(() => import('./PapersSent.tsx'));
const CompanyMergePreview = lazy(() => import('./CompanyMergePreview.tsx'));

// Employers change their own company, too: who decides about it reaches the whole platform, and the server refuses everybody else.
const decision = { family: '/company', operation: verifyCompany, scopes: [] } as const;

export const companyDecisions = [
  defineAction({
    ...decision,
    id: 'verify',
    label: 'resources.company.verify',
    isOffered: ({ mergedIntoID, verificationStatus: status }) =>
      !mergedIntoID && status !== 'Verified' && status !== 'Suspended',
    question: { title: 'resources.company.verifyQuestion', text: 'resources.company.verifyText' },
    // What was sent is looked at where it is ticked as checked.
    form: { definition: companyApproval, Preview: PapersSent },
    body: () => ({ verdict: 'Verified' }),
    done: 'resources.company.verified',
  }),
  defineAction({
    ...decision,
    id: 'refuse',
    label: 'resources.company.refuse',
    isOffered: ({ mergedIntoID, verificationStatus: status }) =>
      !mergedIntoID && (status === 'Pending' || status === 'Unverified'),
    tone: 'danger',
    question: { title: 'resources.company.refuseQuestion', text: 'resources.company.refuseText' },
    form: { definition: companyReason },
    body: () => ({ verdict: 'Rejected' }),
    done: 'resources.company.refused',
  }),
  defineAction({
    ...decision,
    id: 'suspend',
    label: 'resources.company.suspend',
    isOffered: ({ mergedIntoID, verificationStatus: status }) => !mergedIntoID && status === 'Verified',
    tone: 'danger',
    question: { title: 'resources.company.suspendQuestion', text: 'resources.company.suspendText' },
    form: { definition: companyReason },
    body: () => ({ verdict: 'Suspended' }),
    done: 'resources.company.suspended',
  }),
  defineAction({
    ...decision,
    id: 'lift',
    label: 'resources.company.lift',
    isOffered: ({ mergedIntoID, verificationStatus: status }) => !mergedIntoID && status === 'Suspended',
    question: { title: 'resources.company.liftQuestion', text: 'resources.company.liftText' },
    form: { definition: companyReason },
    body: () => ({ verdict: 'Verified' }),
    done: 'resources.company.lifted',
  }),
  defineAction({
    family: '/company',
    operation: mergeCompany,
    scopes: [],
    id: 'merge',
    label: 'resources.company.merge',
    isOffered: ({ mergedIntoID }) => !mergedIntoID,
    tone: 'danger',
    question: { title: 'resources.company.mergeQuestion', text: 'resources.company.mergeText' },
    form: {
      definition: companyMerge,
      lookups: { intoID: companiesInUse },
      Preview: CompanyMergePreview,
    },
    done: 'resources.company.merged',
    leadsTo: ({ mergedIntoID: id }) => (typeof id === 'string' ? `/companies?record=${id}` : '/companies'),
  }),
];
