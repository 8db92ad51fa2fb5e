import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnsWithout, partOfQuery, writtenBy, type Person, type PersonalData } from '../database/index.ts';
import {
  applicationEvents,
  applicationNotes,
  applicationRatings,
  applications,
} from './tables/applications.ts';
import { candidateProfiles, cvPrintings, cvs, cvShares, cvsToPrint } from './tables/candidate-profiles.ts';
import { jobApprovals, jobDescriptions, jobReviews } from './tables/job-descriptions.ts';
import { jobProfiles, lateralJobProfiles } from './tables/job-profiles.ts';
import { jobTemplates } from './tables/job-templates.ts';
import { jobAlertNews, jobAlerts } from './tables/job-alerts.ts';
import { savedJobs } from './tables/saved-jobs.ts';
import { holds } from './tables/holds.ts';
import { outcomes } from './tables/outcomes.ts';
import { calendarFeeds, dayBlocks } from './tables/calendar.ts';
import { jobCollaborators } from './tables/job-collaborators.ts';
import { driveHosts } from './tables/hosts.ts';
import { interviewerNotes, interviewers, panelLinks, panels, panelSessions, slots } from './tables/panels.ts';
import { placements } from './tables/placements.ts';
import { questionOptions, questions } from './tables/questions.ts';
import { roundEntries, roundEvents, rounds } from './tables/rounds.ts';
import { seasonEnrolments, seasonOverrides, seasons } from './tables/seasons.ts';
import { visits } from './tables/visits.ts';
import { roundQuestions, roundTests, testAnswers, testAttempts, testQuestions } from './tables/tests.ts';

const ownedBy =
  (owner: PgColumn) =>
  ({ id }: Person): SQL =>
    eq(owner, id);

/** Condition: the column names a row of a table that belongs to the person. */
const ofOwn =
  (column: PgColumn, table: typeof applications | typeof candidateProfiles | typeof cvs) =>
  ({ id }: Person): SQL =>
    inArray(column, partOfQuery.select({ id: table.id }).from(table).where(eq(table.userID, id)));

/** What of the tables of jobs and applications is about people. */
export const hiringData: readonly PersonalData[] = [
  ...[
    dayBlocks,
    driveHosts,
    jobApprovals,
    jobDescriptions,
    jobProfiles,
    jobTemplates,
    lateralJobProfiles,
    panels,
    questionOptions,
    questions,
    roundQuestions,
    roundTests,
    rounds,
    seasons,
    testQuestions,
    visits,
  ].map((table) => ({ table, aboutNobody: writtenBy })),
  {
    table: applications,
    countedAs: 'applications',
    rows: ownedBy(applications.userID),
    // What the other side wrote for itself stays there.
    exported: { as: 'applications', columns: columnsWithout(applications, ['statusNote']) },
    erased: 'along',
  },
  {
    table: applicationEvents,
    countedAs: 'part',
    rows: ofOwn(applicationEvents.applicationID, applications),
    exported: {
      as: 'applicationSteps',
      columns: columnsWithout(applicationEvents, ['actorID', 'batchID']),
    },
    erased: 'along',
  },
  {
    table: applicationNotes,
    countedAs: 'part',
    rows: ofOwn(applicationNotes.applicationID, applications),
    exported: { withheld: 'What those who hire note for themselves; candidates never read it.' },
    erased: 'along',
  },
  {
    table: applicationRatings,
    countedAs: 'part',
    rows: ofOwn(applicationRatings.applicationID, applications),
    exported: { withheld: 'How those who hire rate people for themselves; candidates never read it.' },
    erased: 'along',
  },
  {
    table: roundEntries,
    countedAs: 'part',
    rows: ofOwn(roundEntries.applicationID, applications),
    exported: {
      as: 'rounds',
      // Notes are the other side's; who said something of the person is somebody else.
      columns: columnsWithout(roundEntries, ['note', 'attendedBy']),
    },
    erased: 'along',
  },
  {
    table: roundEvents,
    countedAs: 'part',
    rows: ({ id }) =>
      inArray(
        roundEvents.entryID,
        partOfQuery
          .select({ id: roundEntries.id })
          .from(roundEntries)
          .innerJoin(applications, eq(applications.id, roundEntries.applicationID))
          .where(eq(applications.userID, id)),
      ),
    exported: { as: 'roundSteps', columns: columnsWithout(roundEvents, ['actorID']) },
    erased: 'along',
  },
  {
    table: testAttempts,
    countedAs: 'part',
    rows: ofOwn(testAttempts.applicationID, applications),
    exported: { as: 'tests', columns: columnsWithout(testAttempts, ['seed']) },
    erased: 'along',
  },
  {
    table: testAnswers,
    countedAs: 'part',
    rows: ({ id }) =>
      inArray(
        testAnswers.attemptID,
        partOfQuery
          .select({ id: testAttempts.id })
          .from(testAttempts)
          .innerJoin(applications, eq(applications.id, testAttempts.applicationID))
          .where(eq(applications.userID, id)),
      ),
    exported: { as: 'testAnswers', columns: columnsWithout(testAnswers) },
    erased: 'along',
  },
  {
    table: slots,
    countedAs: 'part',
    rows: ofOwn(slots.applicationID, applications),
    exported: { as: 'slots', columns: columnsWithout(slots) },
    // It is the panel's, and free once its applicant is gone.
    erased: { emptied: { applicationID: sql`null` } },
  },
  {
    table: interviewers,
    countedAs: 'contacts',
    rows: ({ email }) => (email === null ? sql`false` : eq(interviewers.email, email)),
    exported: { as: 'interviewerOf', columns: columnsWithout(interviewers) },
    erased: 'deleted',
  },
  {
    table: jobCollaborators,
    countedAs: 'contacts',
    rows: ({ id, email }) =>
      or(eq(jobCollaborators.userID, id), email === null ? undefined : eq(jobCollaborators.email, email)),
    exported: { as: 'jobCollaborations', columns: columnsWithout(jobCollaborators, ['addedBy']) },
    erased: 'deleted',
  },
  {
    table: panelLinks,
    countedAs: 'contacts',
    rows: ({ email }) => (email === null ? sql`false` : eq(panelLinks.email, email)),
    exported: {
      as: 'panelLinks',
      columns: columnsWithout(panelLinks, ['secretHash', 'codeHash', 'sentBy']),
    },
    erased: 'deleted',
  },
  {
    table: panelSessions,
    countedAs: 'part',
    rows: ({ email }) =>
      email === null
        ? sql`false`
        : inArray(
            panelSessions.linkID,
            partOfQuery.select({ id: panelLinks.id }).from(panelLinks).where(eq(panelLinks.email, email)),
          ),
    exported: { as: 'panelSessions', columns: columnsWithout(panelSessions, ['tokenHash']) },
    erased: 'along',
  },
  {
    table: interviewerNotes,
    countedAs: 'part',
    rows: ({ id }) =>
      inArray(
        interviewerNotes.entryID,
        partOfQuery
          .select({ id: roundEntries.id })
          .from(roundEntries)
          .innerJoin(applications, eq(applications.id, roundEntries.applicationID))
          .where(eq(applications.userID, id)),
      ),
    exported: {
      withheld: "Notes are the other side's. Whose they are stands with the link, and goes with it.",
    },
    erased: 'along',
  },
  {
    table: candidateProfiles,
    countedAs: 'cvs',
    rows: ownedBy(candidateProfiles.userID),
    exported: { as: 'candidateProfiles', columns: columnsWithout(candidateProfiles) },
    erased: 'along',
  },
  {
    table: cvs,
    countedAs: 'cvs',
    rows: ownedBy(cvs.userID),
    exported: { as: 'cvs', columns: columnsWithout(cvs) },
    erased: 'along',
  },
  {
    table: cvsToPrint,
    countedAs: 'part',
    rows: ofOwn(cvsToPrint.cvID, cvs),
    exported: { withheld: 'The CV itself is in `cvs`; a row only says that its files are being made.' },
    erased: 'along',
  },
  {
    table: cvPrintings,
    countedAs: 'part',
    rows: ofOwn(cvPrintings.cvID, cvs),
    exported: { as: 'cvFiles', columns: columnsWithout(cvPrintings, ['content', 'fileID']) },
    erased: 'along',
  },
  {
    table: cvShares,
    countedAs: 'part',
    rows: ofOwn(cvShares.candidateProfileID, candidateProfiles),
    exported: { as: 'cvShares', columns: columnsWithout(cvShares, ['tokenHash']) },
    erased: 'along',
  },
  {
    table: jobReviews,
    countedAs: 'jobReviews',
    rows: ownedBy(jobReviews.askedBy),
    exported: {
      as: 'reviewsOfJobs',
      columns: columnsWithout(jobReviews, [
        'findings',
        'changes',
        'digest',
        'decidedBy',
        'applicationID',
        'offer',
      ]),
    },
    erased: { kept: 'It is about the job. The database takes away who asked, with the account.' },
  },
  {
    table: outcomes,
    countedAs: 'placements',
    rows: ownedBy(outcomes.userID),
    exported: { as: 'outcomes', columns: columnsWithout(outcomes, ['createdBy', 'updatedBy', 'checkedBy']) },
    erased: 'along',
  },
  {
    table: placements,
    countedAs: 'part',
    rows: ownedBy(placements.userID),
    exported: { as: 'placements', columns: columnsWithout(placements) },
    erased: 'along',
  },
  {
    table: savedJobs,
    countedAs: 'savedJobs',
    rows: ownedBy(savedJobs.userID),
    exported: { as: 'savedJobs', columns: columnsWithout(savedJobs) },
    erased: 'along',
  },
  {
    table: calendarFeeds,
    countedAs: 'part',
    rows: ownedBy(calendarFeeds.userID),
    exported: { as: 'calendarAddress', columns: columnsWithout(calendarFeeds, ['tokenHash']) },
    erased: 'along',
  },
  {
    table: jobAlerts,
    countedAs: 'savedJobs',
    rows: ownedBy(jobAlerts.userID),
    exported: { as: 'jobAlerts', columns: columnsWithout(jobAlerts) },
    erased: 'along',
  },
  {
    table: jobAlertNews,
    countedAs: 'part',
    rows: ownedBy(jobAlertNews.userID),
    exported: { as: 'jobsTold', columns: columnsWithout(jobAlertNews) },
    erased: 'along',
  },
  {
    table: seasonEnrolments,
    countedAs: 'seasons',
    rows: ownedBy(seasonEnrolments.userID),
    exported: { as: 'enrolments', columns: columnsWithout(seasonEnrolments) },
    erased: 'along',
  },
  {
    table: seasonOverrides,
    countedAs: 'seasons',
    rows: ownedBy(seasonOverrides.userID),
    exported: { as: 'exceptionsOfSeasons', columns: columnsWithout(seasonOverrides, ['grantedBy']) },
    erased: 'along',
  },
  {
    table: holds,
    countedAs: 'seasons',
    rows: ownedBy(holds.userID),
    exported: { as: 'holds', columns: columnsWithout(holds, ['placedBy', 'liftedBy']) },
    erased: 'along',
  },
];
