/** What those who hire do with an application. */
import {
  amendOffer,
  downloadMappings,
  messageApplicants,
  setMappingStatus,
} from '@aarambh/api-client/operations';
import {
  applicantMessage,
  applicationOffer,
  applicationRefusal,
  offerAmendment,
  offerValues,
  offerWithdrawal,
  studentDownload,
} from '@aarambh/forms';
import { lazy } from 'react';
import { defineAction, type RecordAction } from '@aarambh/records';
import { movesAll, savesCvs, writesToAll } from './applicationBulk.ts';

/** Candidates move their own applications by the same operation; whoever hires needs the permission. */
const step = {
  family: '/jdstudentmapping',
  operation: { ...setMappingStatus, access: ['Manage Job Applications'] },
} as const;

/** An offer that pays less than the job states is not made yet. */
const waits: RecordAction['doneInstead'] = ({ waitingOffer }) =>
  waitingOffer === undefined ? undefined : 'resources.step.offerWaits';

const OfferPartsSum = lazy(() => import('./OfferPartsSum.tsx'));
const ShortlistCheck = lazy(() => import('./ShortlistCheck.tsx'));

export const applicationSteps = [
  defineAction({
    ...step,
    id: 'shortlist',
    letter: 's',
    label: 'resources.step.shortlist',
    isOffered: ({ status }) => status === 'Applied' || status === 'On Hold',
    question: { title: 'resources.step.shortlistQuestion', text: 'resources.step.shortlistText' },
    body: ({ id }) => ({ id, status: 'Shortlisted' }),
    Check: ShortlistCheck,
    runMany: movesAll('Shortlisted'),
    done: 'resources.step.shortlisted',
  }),
  defineAction({
    ...step,
    id: 'hold',
    letter: 'h',
    label: 'resources.step.hold',
    isOffered: ({ status }) => status === 'Applied',
    body: ({ id }) => ({ id, status: 'On Hold' }),
    runMany: movesAll('On Hold'),
    done: 'resources.step.held',
  }),
  defineAction({
    ...step,
    id: 'offer',
    letter: 'o',
    label: 'resources.step.offer',
    isOffered: ({ status }) => status === 'Shortlisted',
    question: { title: 'resources.step.offerQuestion', text: 'resources.step.offerText' },
    form: {
      definition: applicationOffer,
      from: ({ suggestedOffer }) => offerValues(suggestedOffer ?? {}),
      Preview: OfferPartsSum,
    },
    body: ({ id }) => ({ id, status: 'Selected' }),
    runMany: movesAll('Selected'),
    done: 'resources.step.offered',
    doneInstead: waits,
  }),
  defineAction({
    family: '/jdstudentmapping',
    operation: amendOffer,
    id: 'amendOffer',
    label: 'resources.step.amendOffer',
    isOffered: ({ status }) => status === 'Selected',
    question: { title: 'resources.step.amendOfferQuestion', text: 'resources.step.amendOfferText' },
    form: {
      definition: offerAmendment,
      from: ({ offer }) => ({ ...offerValues(offer ?? {}), note: '' }),
      Preview: OfferPartsSum,
    },
    done: 'resources.step.amendedOffer',
    doneInstead: waits,
  }),
  defineAction({
    ...step,
    id: 'withdrawOffer',
    label: 'resources.step.withdrawOffer',
    tone: 'danger',
    isOffered: ({ status }) => status === 'Selected',
    question: { title: 'resources.step.withdrawOfferQuestion', text: 'resources.step.withdrawOfferText' },
    form: { definition: offerWithdrawal },
    body: ({ id }) => ({ id, status: 'Rejected' }),
    done: 'resources.step.withdrawnOffer',
  }),
  defineAction({
    ...step,
    id: 'refuse',
    letter: 'x',
    label: 'resources.step.refuse',
    tone: 'danger',
    isOffered: ({ status }) => status === 'Applied' || status === 'On Hold' || status === 'Shortlisted',
    question: { title: 'resources.step.refuseQuestion', text: 'resources.step.refuseText' },
    form: { definition: applicationRefusal },
    body: ({ id }) => ({ id, status: 'Rejected' }),
    runMany: movesAll('Rejected'),
    done: 'resources.step.refused',
  }),
  defineAction({
    ...step,
    id: 'join',
    label: 'resources.step.join',
    isOffered: ({ status }) => status === 'Offer Accepted',
    question: { title: 'resources.step.joinQuestion', text: 'resources.step.joinText' },
    body: ({ id }) => ({ id, status: 'Joined' }),
    runMany: movesAll('Joined'),
    done: 'resources.step.joined',
  }),
  defineAction({
    family: '/jdstudentmapping',
    operation: messageApplicants,
    id: 'write',
    label: 'resources.step.write',
    isForMany: true,
    isOffered: ({ appliedAt }) => appliedAt != null,
    body: ({ id, jdID }) => ({ jdID, ids: [id] }),
    question: { title: 'resources.step.write', text: 'resources.step.writeText' },
    form: { definition: applicantMessage },
    runMany: writesToAll,
    done: 'resources.step.written',
  }),
  defineAction({
    family: '/jdstudentmapping',
    operation: downloadMappings,
    id: 'cvs',
    label: 'resources.step.cvs',
    isForMany: true,
    isOffered: ({ cvID }) => cvID != null,
    question: { title: 'resources.step.cvs', text: 'resources.purpose.text' },
    form: { definition: studentDownload },
    runMany: savesCvs,
    done: 'resources.downloaded',
  }),
];
