/** What makes a new account ready for its work. The list is gone once everything is done, or after the first month. */
import { localeValues, smsTextValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { and, arrayContains, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { cvTemplates, images } from '../../candidates/index.ts';
import { programs } from '../../catalogue/index.ts';
import {
  applications,
  candidateProfiles,
  jobDescriptions,
  jobProfiles,
  seasons,
} from '../../hiring/index.ts';
import { users } from '../../identity/index.ts';
import { outboxMessages, smsTemplates } from '../../messages/index.ts';
import { paymentOrders, settingChanges } from '../../money/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { dayMs, lastBackup, signedIn, type OperationContext } from '../../platform/index.ts';

type Schemas = components['schemas'];
type Item = Schemas['CheckListItem'];

const firstMonth = 30 * dayMs;

/** From here on a profile says what most jobs ask for, in percent. */
const filledIn = 80;

async function has({ db }: OperationContext, table: PgTable, where: SQL | undefined): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(1);
  return row !== undefined;
}

const emailItem = (context: OperationContext): Item => ({
  key: 'confirm-email',
  isDone: signedIn(context).emailVerifiedAt !== null,
  link: '/settings',
});

/** @param known what the dashboard has read already */
export async function candidateCheckList(
  context: OperationContext,
  known: { percent: number; seasons: readonly Schemas['OwnSeason'][] },
): Promise<Item[]> {
  const { id } = signedIn(context);
  const takesPart = known.seasons.some(({ state }) => state === 'Pending' || state === 'Active');
  return whileNew(context, [
    emailItem(context),
    { key: 'complete-profile', isDone: known.percent >= filledIn, link: '/profile' },
    {
      key: 'make-cv',
      isDone: await has(context, candidateProfiles, eq(candidateProfiles.userID, id)),
      link: '/cv',
    },
    ...(known.seasons.length === 0
      ? []
      : [{ key: 'join-season', isDone: takesPart, link: '/dashboard#season' } as const]),
    {
      key: 'first-application',
      isDone: await has(
        context,
        applications,
        and(eq(applications.userID, id), isNotNull(applications.appliedAt)),
      ),
      link: '/my-jobs',
    },
  ]);
}

/** Shown until the company is verified, however long that takes. */
export async function employerCheckList(context: OperationContext): Promise<Item[]> {
  const companyID = signedIn(context).parentEntityID ?? '';
  const [company] = await context.db.select().from(companies).where(eq(companies.id, companyID));
  if (company === undefined) return [];
  const link = '/profile#organization';
  const isVerified = company.verificationStatus === 'Verified';
  const papers = and(eq(images.companyID, companyID), eq(images.purpose, 'proof'));
  const posted = and(eq(jobDescriptions.companyID, companyID), eq(jobDescriptions.status, 'Posted'));
  const items: Item[] = [
    emailItem(context),
    { key: 'company-about', isDone: company.about !== null, link },
    { key: 'company-gstin', isDone: company.gstin !== null, link },
    {
      key: 'company-papers',
      isDone: await has(context, images, papers),
      link: '/profile#organizationDocuments',
    },
    { key: 'company-verified', isDone: isVerified, link },
    { key: 'first-job', isDone: await has(context, jobDescriptions, posted), link: '/job-description' },
  ];
  return isVerified ? whileNew(context, items) : items;
}

export async function officerCheckList(context: OperationContext): Promise<Item[]> {
  const { roleScope, parentEntityID } = signedIn(context);
  if (roleScope !== 'institute' || parentEntityID === null) return [];
  const students = and(eq(users.parentEntityID, parentEntityID), eq(users.type, 'C'));
  const posted = and(eq(seasons.status, 'Posted'), arrayContains(seasons.instituteIDs, [parentEntityID]));
  return whileNew(context, [
    emailItem(context),
    { key: 'add-students', isDone: await has(context, users, students), link: '/student' },
    { key: 'post-season', isDone: await has(context, seasons, posted), link: '/season' },
  ]);
}

/** What a new installation needs before its first application, for whoever sets it up. It is gone, for good, once that is in. */
export async function installationCheckList(context: OperationContext): Promise<Item[]> {
  if (!context.permissions.has('Update Setting')) return [];
  if (await has(context, applications, isNotNull(applications.appliedAt))) return [];
  const officers = and(eq(users.type, 'S'), eq(users.parentEntityType, 'Institute'));
  const arrived = (channel: 'email' | 'sms') =>
    has(
      context,
      outboxMessages,
      and(eq(outboxMessages.channel, channel), isNotNull(outboxMessages.deliveredAt)),
    );
  const takesPayments = context.config.payments.kind !== 'off';
  return [
    {
      key: 'check-settings',
      isDone: await has(context, settingChanges, undefined),
      link: '/settings?tab=platform',
    },
    { key: 'own-legal-pages', isDone: context.config.legalPagesFolder !== null, link: null },
    { key: 'see-backup', isDone: (await lastBackup(context.db)) !== null, link: null },
    // Whoever changes the own address or number gets a message at once.
    { key: 'try-email', isDone: await arrived('email'), link: '/settings#email' },
    {
      key: 'register-sms',
      isDone: (await context.db.$count(smsTemplates)) === smsTextValues.length * localeValues.length,
      link: '/settings?tab=platform#smsTexts',
    },
    { key: 'try-sms', isDone: await arrived('sms'), link: '/settings#mobile' },
    {
      key: 'fill-programs',
      isDone: await has(context, programs, eq(programs.isActive, true)),
      link: '/programs',
    },
    ...(takesPayments
      ? [
          {
            key: 'try-payment',
            isDone: await has(context, paymentOrders, eq(paymentOrders.status, 'Paid')),
            link: '/credits',
          } as const,
        ]
      : []),
    {
      key: 'add-institute',
      isDone: await has(context, institutes, eq(institutes.verificationStatus, 'Verified')),
      link: '/institutes',
    },
    { key: 'add-officer', isDone: await has(context, users, officers), link: '/support-users' },
    {
      key: 'add-company',
      isDone: await has(context, companies, eq(companies.verificationStatus, 'Verified')),
      link: '/companies',
    },
    {
      key: 'post-cv-template',
      isDone: await has(context, cvTemplates, eq(cvTemplates.status, 'Posted')),
      link: '/cv-template',
    },
    {
      key: 'post-job-profile',
      isDone: await has(context, jobProfiles, eq(jobProfiles.status, 'Posted')),
      link: '/job-profile',
    },
    {
      key: 'post-season',
      isDone: await has(context, seasons, eq(seasons.status, 'Posted')),
      link: '/season',
    },
    {
      key: 'post-job',
      isDone: await has(context, jobDescriptions, eq(jobDescriptions.status, 'Posted')),
      link: '/job-description',
    },
    { key: 'await-application', isDone: false, link: '/job-description' },
  ];
}

function whileNew(context: OperationContext, items: Item[]): Item[] {
  const age = context.now().getTime() - signedIn(context).createdAt.getTime();
  return age > firstMonth || items.every(({ isDone }) => isDone) ? [] : items;
}
