/** What staff decide about the account of a person. */
import { deleteUser, sendWelcomeEmail, setUserStatus } from '@aarambh/api-client/operations';
import { statusReason } from '@aarambh/forms';
import { defineAction } from '@aarambh/records';

/** Suspending a person and bringing one back, each with the reason that the trail keeps. Students stand for every kind of account. */
export const accountActions = [
  defineAction({
    family: '/student',
    operation: setUserStatus,
    id: 'suspend',
    label: 'resources.account.suspend',
    isOffered: ({ userStatus }) => userStatus === 'Active',
    tone: 'danger',
    question: { title: 'resources.account.suspendQuestion', text: 'resources.account.suspendText' },
    form: { definition: statusReason },
    body: ({ id }) => ({ id, status: 'Suspended' }),
    done: 'resources.account.suspended',
  }),
  defineAction({
    family: '/student',
    operation: setUserStatus,
    id: 'bringBack',
    label: 'resources.account.activate',
    isOffered: ({ userStatus }) => userStatus === 'Suspended' || userStatus === 'Deactivated',
    question: { title: 'resources.account.activateQuestion', text: 'resources.account.activateText' },
    form: { definition: statusReason },
    body: ({ id }) => ({ id, status: 'Active' }),
    done: 'resources.account.activated',
  }),
  defineAction({
    family: '/student',
    operation: deleteUser,
    id: 'remove',
    label: 'resources.account.remove',
    isOffered: ({ userStatus }) => userStatus === 'Active' || userStatus === 'Suspended',
    tone: 'danger',
    question: { title: 'resources.account.removeQuestion', text: 'resources.account.removeText' },
    form: { definition: statusReason },
    done: 'resources.account.removed',
  }),
];

/** Invites again somebody who has not chosen a password yet. */
export const sendWelcome = defineAction({
  family: '/support-user',
  operation: sendWelcomeEmail,
  id: 'welcome',
  label: 'resources.account.welcome',
  isOffered: ({ isInvited }) => isInvited === true,
  body: ({ id }) => ({ userID: id }),
  done: 'resources.account.welcomed',
});
