/** What a candidate does with the own application. The record is the application, called as its job is. */
import { addMapping, setMappingStatus } from '@aarambh/api-client/operations';
import { applicationWithdrawal, jobDecline } from '@aarambh/forms';
import { lazy } from 'react';
import { defineAction, type RecordAction } from '@aarambh/records';
import { myJobsResource } from './myJobs.tsx';

const OfferConsequences = lazy(() => import('#app/features/applications/OfferConsequences.tsx'));

/** An application of one's own is called as its job is, and there is no call for one alone. */
export const ownApplicationResource = { ...myJobsResource, isWholeInList: true };

const step = { family: '/jdstudentmapping', operation: setMappingStatus } as const;

/** Declines a job that nothing was decided about; the record is the job. */
export const declineJob = defineAction({
  family: '/jobdescription',
  operation: addMapping,
  id: 'decline',
  label: 'resources.apply.decline',
  tone: 'danger',
  question: { title: 'resources.apply.declineQuestion', text: 'resources.apply.declineText' },
  form: { definition: jobDecline },
  body: ({ id }) => ({ jdID: id, status: 'Declined' }),
  done: 'resources.apply.declined',
});

/** Names the decline of a job among the calls that can be taken back. */
export const declineOf = (jdID: string): string => `decline ${jdID}`;

/** By the status that each leads to. */
export const ownSteps: Readonly<Record<string, RecordAction>> = {
  'Offer Accepted': defineAction({
    ...step,
    id: 'acceptOffer',
    label: 'resources.apply.acceptOffer',
    question: { title: 'resources.apply.acceptOfferQuestion', text: 'resources.apply.acceptOfferText' },
    Consequences: OfferConsequences,
    body: ({ id }) => ({ id, status: 'Offer Accepted' }),
    done: 'resources.apply.acceptedOffer',
  }),
  'Offer Declined': defineAction({
    ...step,
    id: 'declineOffer',
    label: 'resources.apply.declineOffer',
    tone: 'danger',
    question: { title: 'resources.apply.declineOfferQuestion', text: 'resources.apply.declineOfferText' },
    form: { definition: applicationWithdrawal },
    body: ({ id }) => ({ id, status: 'Offer Declined' }),
    done: 'resources.apply.declinedOffer',
  }),
  Withdrawn: defineAction({
    ...step,
    id: 'withdraw',
    label: 'resources.apply.withdraw',
    tone: 'danger',
    question: { title: 'resources.apply.withdrawQuestion', text: 'resources.apply.withdrawText' },
    form: { definition: applicationWithdrawal },
    body: ({ id }) => ({ id, status: 'Withdrawn' }),
    done: 'resources.apply.withdrawn',
  }),
};
