import { companySuspended, type notifications } from '../../messages/index.ts';
import { escapeHTML } from '../../platform/index.ts';
import { companyID } from './companies.ts';
import { instituteID } from './institutes.ts';
import { seededID } from '../../database/index.ts';
import { roleID } from '../../identity/index.ts';

type Row = typeof notifications.$inferInsert;

export interface NotificationSeed extends Omit<Row, 'id' | 'createdAt'> {
  key: string;
  /** Days before the seed. */
  daysAgo: number;
}

export const notificationID = (key: string): string => seededID(`notification/${key}`);

/** Messages in the state of a campus in the middle of its season. */
export const notificationSeeds: readonly NotificationSeed[] = [
  {
    key: 'welcome',
    type: 'Broadcast',
    daysAgo: 60,
    content: '<p>Welcome to <b>Aarambh</b>. Your placement season starts here.</p>',
    cta: '/home',
  },
  {
    key: 'cv-freeze',
    type: 'Broadcast',
    daysAgo: 7,
    content:
      '<p>CVs of the current season are frozen next week. Before that:</p>' +
      '<ul><li>check your marks</li><li>add your projects</li></ul>',
    cta: '/cv',
    audienceTypes: ['C'],
    audienceEntities: [instituteID('sahyadri')],
  },
  {
    key: 'talk',
    type: 'Broadcast',
    daysAgo: 2,
    content: '<p><b>Navyug Software</b> speaks about its graduate programme on campus this Friday.</p>',
    cta: '/my-jobs',
    audienceTypes: ['C'],
  },
  {
    key: 'hiring-season',
    type: 'Broadcast',
    daysAgo: 3,
    content: '<p>Institutes are scheduling campus visits. Post your job descriptions early.</p>',
    cta: '/job-description',
    audienceTypes: ['E'],
  },
  {
    key: 'offer',
    type: 'Critical',
    daysAgo: 3,
    content: '<p>You were selected by <b>Navyug Software</b>. Please answer in time.</p>',
    cta: '/my-jobs?list=past&status=Selected',
    audienceUsers: [seededID('user/9000000001')],
  },
  {
    key: 'profile',
    type: 'Critical',
    daysAgo: 5,
    content: '<p>Complete your profile, so that employers can find you.</p>',
    cta: '/profile',
    audienceRoles: [roleID('student'), roleID('experienced')],
  },
  {
    key: 'company-pending',
    type: 'Critical',
    daysAgo: 15,
    content:
      '<p>We are checking the details of <b>GreenGrid Power</b>. You can post jobs once that is done.</p>',
    cta: '/profile',
    audienceEntities: [companyID('greengrid')],
  },
  {
    key: 'company-suspended',
    type: 'Critical',
    daysAgo: 10,
    content: `<p>${escapeHTML(companySuspended('Suspended Traders').en)}</p>`,
    cta: '/contact-us',
    audienceTypes: ['E'],
    audienceEntities: [companyID('suspended-traders')],
  },
];
