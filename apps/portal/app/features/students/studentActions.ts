/** What is done for one student. */
import {
  addNotification,
  assignInstitute,
  cancelErasureOf,
  holdStudent,
  liftHold,
  requestErasureOf,
  sendWelcomeEmail,
  transferCredits,
} from '@aarambh/api-client/operations';
import {
  creditGift,
  holdForm,
  holdLifting,
  instituteAssignment,
  statusReason,
  studentMessage,
} from '@aarambh/forms';
import { lazy } from 'react';
import { defineAction, lookup } from '@aarambh/records';
import { accountActions } from '#app/features/people/accountActions.ts';

// A declaration is read without the styles of a screen, too.
const ErasurePreview = lazy(() => import('#app/features/erasure/ErasurePreview.tsx'));

export const studentActions = [
  defineAction({
    family: '/student',
    operation: assignInstitute,
    id: 'institute',
    label: 'resources.account.institute',
    scopes: [],
    isOffered: ({ isFresher, missingInstitute }) => isFresher === true && Boolean(missingInstitute),
    question: { title: 'resources.account.instituteQuestion', text: 'resources.account.instituteText' },
    form: { definition: instituteAssignment, lookups: { instituteID: lookup('/institute', 'institute') } },
    done: 'resources.account.instituteGiven',
  }),
  defineAction({
    family: '/student',
    operation: addNotification,
    id: 'message',
    label: 'resources.account.message',
    isOffered: ({ userStatus }) => userStatus === 'Active',
    question: { title: 'resources.account.messageQuestion', text: 'resources.account.messageText' },
    form: { definition: studentMessage },
    body: ({ id }) => ({ type: 'Critical', audience: { userIDs: [id] }, expectedCount: 1 }),
    done: 'resources.account.messageSent',
  }),
  defineAction({
    family: '/student',
    operation: transferCredits,
    id: 'credits',
    label: 'resources.account.credits',
    // The platform has no pool: its staff correct a wallet.
    onlyScopes: ['institute'],
    isOffered: ({ userStatus, parentEntityID }) => userStatus === 'Active' && Boolean(parentEntityID),
    question: { title: 'resources.account.creditsQuestion', text: 'resources.account.creditsText' },
    form: { definition: creditGift },
    body: ({ id, parentEntityID }) => ({ instituteID: parentEntityID ?? '', userIDs: [id] }),
    done: 'resources.account.creditsGiven',
  }),
  defineAction({
    family: '/student',
    operation: holdStudent,
    id: 'hold',
    label: 'resources.hold.place',
    scopes: ['institute', 'university'],
    isOffered: ({ userStatus, isFresher, parentEntityID }) =>
      userStatus === 'Active' && isFresher === true && Boolean(parentEntityID),
    question: { title: 'resources.hold.placeQuestion', text: 'resources.hold.placeText' },
    form: { definition: holdForm },
    done: 'resources.hold.placed',
  }),
  defineAction({
    family: '/student',
    operation: liftHold,
    id: 'liftHold',
    label: 'resources.hold.lift',
    scopes: ['institute', 'university'],
    isOffered: ({ heldFor = [] }) => heldFor.length > 0,
    question: { title: 'resources.hold.liftQuestion', text: 'resources.hold.liftText' },
    form: {
      definition: holdLifting,
      from: ({ heldFor = [] }) => ({
        ...holdLifting.defaultValues,
        kind: heldFor.length === 1 ? (heldFor[0] ?? '') : '',
      }),
    },
    done: 'resources.hold.lifted',
  }),
  ...accountActions,
  defineAction({
    family: '/student',
    operation: sendWelcomeEmail,
    id: 'welcome',
    label: 'resources.account.welcome',
    isOffered: ({ isInvited }) => isInvited === true,
    body: ({ id }) => ({ userID: id }),
    done: 'resources.account.welcomed',
  }),
  defineAction({
    family: '/student',
    operation: requestErasureOf,
    id: 'erase',
    label: 'resources.account.erase',
    isOffered: ({ erasureDueAt }) => !erasureDueAt,
    tone: 'danger',
    question: { title: 'resources.account.eraseQuestion', text: 'resources.account.eraseText' },
    form: { definition: statusReason, Preview: ErasurePreview },
    done: 'resources.account.erased',
  }),
  defineAction({
    family: '/student',
    operation: cancelErasureOf,
    id: 'keep',
    label: 'resources.account.keep',
    // What the person asked for, the person alone takes back.
    isOffered: ({ erasureAskedBy }) => Boolean(erasureAskedBy),
    question: { title: 'resources.account.keepQuestion', text: 'resources.account.keepText' },
    done: 'resources.account.kept',
  }),
];
