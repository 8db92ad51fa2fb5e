/** The job side of the sandbox: companies, seasons, what jobs are described with, jobs, candidates and where they stand. */
import { inArray } from 'drizzle-orm';
import type { Crowd } from '../config/index.ts';
import { type Transaction, seededID } from '../database/index.ts';
import { credentials, candidates, users, roleID, type User } from '../identity/index.ts';
import {
  candidateProfiles,
  jobApprovals,
  jobDescriptions,
  jobProfiles,
  lateralJobProfiles,
  jobTemplates,
  applicationEvents,
  applications,
  questionOptions,
  questions,
  seasonEnrolments,
  seasons,
} from '../hiring/index.ts';
import { companies } from '../organisations/index.ts';
import {
  cvTemplates,
  academics,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
} from '../candidates/index.ts';
import { giveOpeningCredits, type HashPassword } from './accounts.ts';
import { bookApplications } from './charges.ts';
import { addPayments } from './payments.ts';
import { addStory } from './story.ts';
import { demoPassword } from './data/accounts.ts';
import { candidatesOf, masterOf, type CandidateSeed } from './data/candidates.ts';
import { candidateProfileRows } from './data/candidate-profiles.ts';
import { companiesAt, companyRows } from './data/companies.ts';
import { addContactPersons } from './employers.ts';
import { cvTemplateRows } from './data/cv-templates.ts';
import { jobDescriptionRows, jobSeeds } from './data/job-descriptions.ts';
import { jobProfileRows, lateralJobProfileRows } from './data/job-profiles.ts';
import { jobTemplateRows } from './data/job-templates.ts';
import { questionOptionRows, questionRows } from './data/questions.ts';
import { finalYear, institutesOf, seasonID, seasonRows, seasonSeeds } from './data/seasons.ts';
import { applicationRows } from './data/applications.ts';
import { schoolOf } from './data/schools.ts';
import { dayMs } from '../platform/index.ts';

/** Everything that `seedJobs` writes, but the dates. */
export const jobData = [
  companyRows,
  seasonSeeds,
  jobProfileRows,
  lateralJobProfileRows,
  jobTemplateRows,
  cvTemplateRows,
  questionRows,
  questionOptionRows,
  candidateProfileRows,
  jobSeeds,
];

interface JobSeedOptions {
  crowd: Crowd;
  /** The demo accounts just written, who get their credits in one order of time with the crowd. */
  accounts: readonly User[];
  hashPassword: HashPassword;
  now: Date;
}

/** Writes the job side once, after the rest of the sandbox; where its seasons are, it was written before and is left as people have changed it. @returns whether it wrote */
export async function seedJobs(
  tx: Transaction,
  { crowd, accounts, hashPassword, now }: JobSeedOptions,
): Promise<boolean> {
  const written = await tx.$count(
    seasons,
    inArray(
      seasons.id,
      seasonSeeds.map(({ key }) => seasonID(key)),
    ),
  );
  if (written > 0) return false;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const old = { createdAt: ago(90), updatedAt: ago(90) };
  await tx.insert(companies).values(companiesAt(companyRows, now)).onConflictDoNothing();
  await tx.insert(seasons).values(seasonRows(now));
  // A database that was used outside the sandbox has most of these.
  await tx
    .insert(jobProfiles)
    .values(jobProfileRows.map((row) => ({ ...row, ...old })))
    .onConflictDoNothing();
  await tx
    .insert(lateralJobProfiles)
    .values(lateralJobProfileRows.map((row) => ({ ...row, ...old })))
    .onConflictDoNothing();
  await tx
    .insert(questions)
    .values(questionRows.map((row) => ({ ...row, ...old })))
    .onConflictDoNothing();
  await tx
    .insert(questionOptions)
    .values(questionOptionRows.map((row) => ({ ...row, ...old })))
    .onConflictDoNothing();
  await tx
    .insert(jobTemplates)
    .values(jobTemplateRows.map((row) => ({ ...row, ...old })))
    .onConflictDoNothing();
  await tx
    .insert(cvTemplates)
    .values(cvTemplateRows.map((row) => ({ ...row, ...old })))
    .onConflictDoNothing();
  const passwordHash = await hashPassword(demoPassword);
  await addContactPersons(tx, passwordHash, now);
  const { people, added } = await addCandidates(tx, candidatesOf(crowd), passwordHash, now);
  await giveOpeningCredits(tx, [...accounts, ...added]);
  await addDemoCandidateProfiles(tx, now);
  const jobs = await addJobs(tx, people, now);
  await addStory(tx, jobs, now);
  await bookApplications(tx);
  await addPayments(tx, now);
  return true;
}

/** Those whose owner is there. */
async function addDemoCandidateProfiles(tx: Transaction, now: Date): Promise<void> {
  const owners = new Set(candidateProfileRows.map(({ userID }) => userID));
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...owners]));
  const there = new Set(found.map(({ id }) => id));
  const rows = candidateProfileRows
    .filter(({ userID }) => there.has(userID))
    .map(({ daysAgo, ...row }) => {
      const updatedAt = new Date(now.getTime() - daysAgo * dayMs);
      return { ...row, createdAt: updatedAt, updatedAt };
    });
  if (rows.length > 0) await tx.insert(candidateProfiles).values(rows);
}

/** Returns those of the seeds whose accounts are there, as somebody may have taken a number or deleted a demo account, and whose are new. */
async function addCandidates(
  tx: Transaction,
  seeds: readonly CandidateSeed[],
  passwordHash: string,
  now: Date,
): Promise<{ people: readonly CandidateSeed[]; added: readonly User[] }> {
  const at = (days: number) => new Date(now.getTime() - days * dayMs);
  const invented = seeds.flatMap((seed) =>
    seed.account === null ? [] : [{ ...seed, account: seed.account }],
  );
  const added = await tx
    .insert(users)
    .values(
      invented.map(({ userID, isFresher, instituteID, account }) => ({
        id: userID,
        type: 'C' as const,
        firstName: account.firstName,
        lastName: account.lastName,
        email:
          `${account.firstName}.${account.lastName}.${account.mobileNumber.slice(-3)}@students.example.edu`.toLowerCase(),
        mobileNumber: account.mobileNumber,
        isFresher,
        parentEntityType: instituteID === null ? null : ('Institute' as const),
        parentEntityID: instituteID,
        roleID: roleID(isFresher ? 'student' : 'experienced'),
        userStatus: 'Active' as const,
        mobileVerifiedAt: at(account.daysAgo),
        emailVerifiedAt: at(account.daysAgo),
        termsAcceptedAt: at(account.daysAgo),
        createdAt: at(account.daysAgo),
        updatedAt: at(account.daysAgo),
        lastLoginAt: at(account.daysAgo % 19),
      })),
    )
    .onConflictDoNothing()
    .returning();
  const own = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        seeds.filter(({ account }) => account === null).map(({ userID }) => userID),
      ),
    );
  const there = new Set([...added, ...own].map(({ id }) => id));
  const people = seeds.filter(({ userID }) => there.has(userID));
  const fresh = people.flatMap((seed) => (seed.account === null ? [] : [{ ...seed, account: seed.account }]));
  await tx
    .insert(credentials)
    .values(
      fresh.map(({ userID, account }) => ({ userID, passwordHash, passwordChangedAt: at(account.daysAgo) })),
    );
  await tx
    .insert(candidates)
    .values(fresh.map(({ userID, account: { city, stateCode } }) => ({ userID, city, stateCode })));
  await addProfiles(tx, people, now);
  return { people, added };
}

async function addProfiles(tx: Transaction, people: readonly CandidateSeed[], now: Date): Promise<void> {
  const year = finalYear(now);
  const updatedAt = new Date(now.getTime() - 15 * dayMs);
  const written = { createdAt: updatedAt, updatedAt };
  await tx
    .insert(academics)
    .values(
      people.map(({ userID, liveBacklogs, deadBacklogs, gapYears }) => ({
        userID,
        liveBacklogs,
        deadBacklogs,
        educationGapYears: gapYears,
        gapReason: gapYears > 0 ? 'Prepared for an entrance examination' : null,
        updatedAt,
      })),
    )
    .onConflictDoNothing();
  await tx
    .insert(currentDegrees)
    .values(people.flatMap((seed, index) => degreeRow(seed, index, year, updatedAt)))
    .onConflictDoNothing();
  await tx.insert(educationStages).values(
    people.flatMap((seed, index) => {
      const hasFirstDegree = seed.graduation !== null;
      // Who studies for a second degree left school a year earlier than who takes four years for the first.
      const passed = year + seed.yearsLater - (seed.isFresher ? 0 : 6) - (hasFirstDegree ? 1 : 0);
      const stage = (
        degree: Parameters<typeof schoolOf>[1],
        score: number | null,
        yearsAgo: number,
        isGraded = false,
      ) =>
        score === null
          ? []
          : [
              {
                ...written,
                id: seededID(`education/${seed.userID}/${degree}`),
                userID: seed.userID,
                degree,
                medium: 'English' as const,
                ...schoolOf(seed.account?.stateCode ?? 'MH', degree, index),
                scoreType: isGraded ? ('CGPA' as const) : ('Percentage' as const),
                score,
                scoreOutOf: isGraded ? 10 : 100,
                passingYear: passed - yearsAgo,
              },
            ];
      return [
        ...stage('SSC', seed.ssc, 6, seed.isSscGraded),
        ...stage('HSC', seed.hsc, 4),
        ...stage('DIPLOMA', seed.diploma, 3),
        ...stage('GRADUATION', seed.graduation, 1, true),
      ];
    }),
  );
  await tx.insert(candidateSkills).values(
    people.flatMap(({ userID, skillIDs }) =>
      [...new Set(skillIDs)].map((skillID, index) => ({
        ...written,
        id: seededID(`candidate-skill/${userID}/${skillID}`),
        userID,
        skillID,
        proficiency: index === 0 ? ('Advanced' as const) : ('Intermediate' as const),
        months: 12 + index * 3,
      })),
    ),
  );
  await tx.insert(experiences).values(
    people.flatMap(({ userID, designation, employer, experienceMonths }) =>
      designation === null || employer === null
        ? []
        : [
            {
              ...written,
              id: seededID(`experience/${userID}`),
              userID,
              companyName: employer,
              designation,
              employmentType: 'Full Time' as const,
              startMonth: monthBefore(now, experienceMonths),
              isCurrent: true,
              highlights: [],
            },
          ],
    ),
  );
  await tx.insert(candidateProfiles).values(
    people.map(({ userID }) => ({
      ...written,
      id: seededID(`candidate-profile/${userID}`),
      userID,
      name: 'General',
      isDefault: true,
      language: 'en' as const,
      visibility: 'Employers' as const,
    })),
  );
}

function degreeRow(seed: CandidateSeed, index: number, finalYearNow: number, updatedAt: Date) {
  const master = masterOf(seed.programID);
  const { degree, durationYears = 4 } = master ?? {};
  if (seed.instituteID === null || seed.programID === null || degree === undefined) return [];
  if (degree === 'SSC' || degree === 'HSC') return [];
  const passingYear = finalYearNow + seed.yearsLater;
  return [
    {
      userID: seed.userID,
      instituteID: seed.instituteID,
      programID: seed.programID,
      degree,
      rollNumber: `${passingYear}/${String(index + 1).padStart(4, '0')}`,
      admissionYear: passingYear - Math.ceil(durationYears),
      passingYear,
      currentSemester: Math.max(1, Math.ceil(durationYears) * 2 - 1 - seed.yearsLater * 2),
      isLateralEntry: seed.diploma !== null && degree === 'ENGINEERING',
      cgpa: seed.cgpa,
      cgpaScale: 10 as const,
      updatedAt,
    },
  ];
}

/** `YYYY-MM` so many months before. */
function monthBefore(now: Date, months: number): string {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return date.toISOString().slice(0, 7);
}

async function addJobs(tx: Transaction, people: readonly CandidateSeed[], now: Date) {
  const jobs = jobDescriptionRows(now);
  await tx.insert(jobDescriptions).values(jobs);
  const approvals = jobSeeds.flatMap(({ season, state }, index) => {
    const job = jobs[index];
    if (job === undefined || season === null || state === 'draft') return [];
    return institutesOf(season).map((instituteID) => ({
      jdID: job.id,
      instituteID,
      state: state === 'awaiting' ? ('Pending' as const) : ('Approved' as const),
      decidedAt: state === 'awaiting' ? null : job.postedAt,
    }));
  });
  await tx.insert(jobApprovals).values(approvals);
  const enrolments = seasonSeeds
    .filter(({ status }) => status === 'Posted')
    .flatMap(({ key, yearsLater = 0 }) => {
      const home = new Set(institutesOf(key));
      return people
        .filter(
          (each) => each.instituteID !== null && home.has(each.instituteID) && each.yearsLater === yearsLater,
        )
        .map(({ userID }) => ({
          seasonID: seasonID(key),
          userID,
          state: 'Active' as const,
          consentAt: new Date(now.getTime() - 15 * dayMs),
        }));
    });
  await tx.insert(seasonEnrolments).values(enrolments);
  const { rows, events } = applicationRows(jobs, people, now);
  await tx.insert(applications).values(rows);
  await tx.insert(applicationEvents).values(events);
  return jobs;
}
