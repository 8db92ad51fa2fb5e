/** Records of one person, and the requests that are about them: what others are to be kept from. */
import { randomUUID } from 'node:crypto';
import type { Db } from '../../src/database/database.ts';
import { designOf } from '../../src/candidates/cv-templates/compose.ts';
import { cvTemplates } from '../../src/candidates/tables/cv-templates.ts';
import { cvTemplateID } from '../../src/seed/data/cv-templates.ts';
import { candidateProfiles, cvs, cvShares } from '../../src/hiring/tables/candidate-profiles.ts';
import { outcomes } from '../../src/hiring/tables/outcomes.ts';
import { sessions } from '../../src/identity/tables/auth.ts';
import { pushSubscriptions } from '../../src/identity/tables/push-subscriptions.ts';
import { savedViews } from '../../src/identity/tables/saved-views.ts';
import { images } from '../../src/candidates/tables/images.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import {
  academics,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
  parents,
} from '../../src/candidates/tables/profile.ts';
import { paymentOrders, type PaymentOrder } from '../../src/money/tables/payments.ts';
import { receipts } from '../../src/money/tables/receipts.ts';
import { importJobs } from '../../src/records/imports/tables.ts';
import { skills } from '../../src/catalogue/tables/skills.ts';
import type { User } from '../../src/identity/tables/users.ts';
import { wallets } from '../../src/money/tables/wallet.ts';
import type { OperationId } from '../../src/platform/operation.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { applicationOf, offerTo } from './applications.ts';
import type { Parts } from './server.ts';

/** Writes a record of `owner` and tells which parts of a request name it. */
type Naming = (db: Db, owner: User) => Promise<Parts> | Parts;

const at = new Date('2026-11-21T04:00:00Z');
const entry = ({ id: userID }: User) => ({ userID, createdAt: at, updatedAt: at });

const byParam: Naming = (_db, { id }) => ({ query: { userID: id } });
const byBody: Naming = (_db, { id }) => ({ body: { userID: id } });

async function anySkill(db: Db): Promise<string> {
  const [skill] = await db.select().from(skills).limit(1);
  if (skill === undefined) throw new Error('There are no skills.');
  return skill.id;
}

/** What a student of Sahyadri studies. */
const studies = ({ mobileNumber }: User) => ({
  instituteID: instituteID('sahyadri'),
  programID: programID('B.E.', 'Computer Engineering'),
  rollNumber: `CE/${mobileNumber}`,
  admissionYear: 2023,
  passingYear: 2027,
  currentSemester: 7,
});

const quote = {
  credits: 50,
  amountPaise: 5_000,
  conversionFactor: 1,
  discountPercent: 0,
  taxPercent: 0,
  taxInclusive: true,
  taxPaise: 0,
};

/** An order that has been paid. */
async function orderOf(db: Db, { id: userID }: User): Promise<PaymentOrder> {
  const [wallet] = await db.insert(wallets).values({ ownerType: 'user', ownerID: userID }).returning();
  const [order] = await db
    .insert(paymentOrders)
    .values({
      userID,
      walletID: wallet?.id ?? '',
      receiptID: randomUUID(),
      amountPaise: 5_000,
      provider: 'sandbox',
      providerOrderID: randomUUID(),
      providerPaymentID: randomUUID(),
      status: 'Paid',
      paidAt: at,
      quote,
      createdAt: at,
      expiresAt: at,
    })
    .returning();
  if (order === undefined) throw new Error('The order was not written.');
  return order;
}

async function receiptOf(db: Db, owner: User): Promise<Parts> {
  const order = await orderOf(db, owner);
  receiptNumber += 1;
  return idOf(
    db
      .insert(receipts)
      .values({
        receiptNumber: `RV/26-27/${receiptNumber}`,
        kind: 'Receipt voucher',
        orderID: order.id,
        walletID: order.walletID,
        userID: owner.id,
        receiptID: order.receiptID,
        issuedAt: at,
        description: 'Recharge',
        amountPaise: 5_000,
        credits: 50,
        taxRate: 0,
        taxPaise: 0,
        supplier: { name: 'Portal' },
        recipient: { name: owner.firstName },
        paymentID: order.providerPaymentID ?? '',
      })
      .returning(),
  );
}

const profileOf = (db: Db, { id: userID }: User): Promise<Parts> =>
  idOf(
    db
      .insert(candidateProfiles)
      .values({ userID, name: 'General', language: 'en', visibility: 'Employers' })
      .returning(),
  );

/** A CV that was made from a profile. */
async function cvOf(db: Db, owner: User): Promise<{ cvID: string; profile: Parts }> {
  const profile = await profileOf(db, owner);
  const { id: candidateProfileID } = profile.params ?? {};
  const [template] = await db
    .insert(cvTemplates)
    .values({ name: `Of ${owner.id}`, layout: 'Plain', sections: [], pageLimit: 1 })
    .returning();
  const frozenData = {
    language: 'en',
    person: { name: owner.firstName, headline: null, email: null, mobileNumber: null, city: null },
    sections: [],
    design: designOf({ layout: 'Plain', style: {}, pageLimit: 1 }),
  } as const;
  const [cv] = await db
    .insert(cvs)
    .values({
      userID: owner.id,
      candidateProfileID: String(candidateProfileID),
      cvTemplateID: template?.id ?? '',
      templateVersion: 1,
      frozenData,
      checksum: '',
      generatedAt: at,
    })
    .returning();
  return { cvID: cv?.id ?? '', profile };
}

const cvByID: Naming = async (db, owner) => ({ params: { id: (await cvOf(db, owner)).cvID } });

const importOf: Naming = (db, { id: requestedBy }) =>
  idOf(
    db
      .insert(importJobs)
      .values({
        kind: 'city',
        mode: 'commit',
        state: 'Done',
        isWhole: false,
        requestedBy,
        locale: 'en',
        columns: ['name'],
        rows: 0,
        createdAt: at,
      })
      .returning(),
  );

const viewOf = (db: Db, { id: ownerID }: User) =>
  idOf(
    db
      .insert(savedViews)
      .values({ ownerID, list: '/student', name: randomUUID(), query: '', createdAt: at, updatedAt: at })
      .returning(),
  );

const browserOf = (db: Db, { id: userID }: User) =>
  idOf(
    db
      .insert(pushSubscriptions)
      .values({
        userID,
        sessionID: randomUUID(),
        endpoint: `https://push.example/${randomUUID()}`,
        p256dh: 'key',
        auth: 'secret',
        browser: 'A browser',
        createdAt: at,
      })
      .returning(),
  );

const reportedOutcome = (db: Db, { id: userID }: User, state: 'Reported' | 'Confirmed' = 'Reported') =>
  idOf(
    db
      .insert(outcomes)
      .values({ userID, kind: 'Off campus', state, organisation: 'Navyug Software' })
      .returning(),
  );

let receiptNumber = 0;

/** `{ id }` of the row that was written. */
async function idOf(rows: Promise<readonly { id: string }[]>): Promise<Parts> {
  const [row] = await rows;
  if (row === undefined) throw new Error('The record was not written.');
  return { params: { id: row.id } };
}

/**
 * For each operation that takes an id of a person's data, how a record of a person is made and named. What is left out of a
 * request is taken from the contract's example.
 */
export const personalRecords: Partial<Readonly<Record<OperationId, Naming>>> = {
  revokeSession: async (db, { id: userID }) => {
    const [session] = await db
      .insert(sessions)
      .values({
        userID,
        scope: 'session',
        issuedAt: at,
        expiresAt: new Date('2027-01-01T00:00:00Z'),
        userAgent: 'test',
      })
      .returning();
    return { params: { jti: session?.id ?? '' } };
  },
  getUserByMobile: (_db, { mobileNumber }) => ({ params: { mobileNumber } }),
  updateUser: (_db, { id }) => ({ body: { id, firstName: 'Changed', imageID: undefined } }),
  setUserStatus: (_db, { id }) => ({ body: { id, status: 'Suspended', reason: 'For this test only' } }),
  getStudent: (_db, { id }) => ({ params: { id } }),
  assignInstitute: (_db, { id }) => ({ params: { id }, body: { instituteID: 'none' } }),
  getStudentProfile: (_db, { id }) => ({ params: { id } }),
  deleteUser: (_db, { id }) => ({ params: { id }, body: { reason: 'For this test only' } }),
  previewErasureOf: (_db, { id }) => ({ params: { id } }),
  requestErasureOf: (_db, { id }) => ({ params: { id }, body: { reason: 'For this test only' } }),
  cancelErasureOf: (_db, { id }) => ({ params: { id } }),
  decideSectionChange: async (db, { id }) => {
    const verificationChange = { reason: 'For this test only', requestedAt: at.toISOString(), refusal: null };
    await db
      .insert(academics)
      .values({ userID: id, liveBacklogs: 0, deadBacklogs: 0, updatedAt: at, verificationChange })
      .onConflictDoUpdate({ target: academics.userID, set: { verificationChange } });
    return { body: { userID: id, section: 'academics', isGranted: true } };
  },
  verifyUserSection: async (db, { id }) => {
    await db
      .insert(academics)
      .values({ userID: id, liveBacklogs: 0, deadBacklogs: 0, updatedAt: at })
      .onConflictDoUpdate({ target: academics.userID, set: { verificationStatus: 'Unverified' } });
    return { body: { userID: id, section: 'academics', verdict: 'Verified', rowVersion: at.getTime() } };
  },
  checkProfile: async (db, { id }) => {
    await db
      .insert(academics)
      .values({ userID: id, liveBacklogs: 0, deadBacklogs: 0, updatedAt: at })
      .onConflictDoUpdate({ target: academics.userID, set: { verificationStatus: 'Unverified' } });
    const parts = [{ section: 'academics', rowVersion: at.getTime() }];
    return { body: { userID: id, verdict: 'Verified', parts } };
  },
  // Nobody but who gave a verdict takes it back.
  undoProfileCheck: async (db, { id }) => {
    await db
      .insert(academics)
      .values({ userID: id, liveBacklogs: 0, deadBacklogs: 0, updatedAt: at })
      .onConflictDoUpdate({
        target: academics.userID,
        set: { verificationStatus: 'Verified', verifiedBy: 'x' },
      });
    return { body: { userID: id, parts: [{ section: 'academics', rowVersion: at.getTime() }] } };
  },
  listMarkChanges: byParam,
  getProfileCompletion: byParam,
  getPlacement: byParam,
  setPlacement: (_db, { id }) => ({ body: { userID: id, plan: 'Looking', reason: 'For this test only' } }),
  addOutcome: (_db, { id: userID }) => ({ body: { userID, kind: 'Off campus', organisation: 'Navyug' } }),
  getOutcome: (db, owner) => reportedOutcome(db, owner),
  updateOutcome: (db, owner) => reportedOutcome(db, owner),
  deleteOutcome: (db, owner) => reportedOutcome(db, owner),
  decideOutcome: async (db, owner) => ({
    ...(await reportedOutcome(db, owner)),
    body: { verdict: 'Confirmed', rowVersion: 1 },
  }),
  setFinalOutcome: (db, owner) => reportedOutcome(db, owner, 'Confirmed'),
  updateOwnOutcome: (db, owner) => reportedOutcome(db, owner),
  deleteOwnOutcome: (db, owner) => reportedOutcome(db, owner),
  getAcademics: async (db, owner) => {
    await db.insert(academics).values({ userID: owner.id, liveBacklogs: 0, deadBacklogs: 0, updatedAt: at });
    return byParam(db, owner);
  },
  saveAcademics: byBody,
  getEducation: byParam,
  saveEducation: (_db, { id: userID }) => ({ body: { userID, degree: 'SSC', passingYear: 2020 } }),
  deleteEducation: (db, owner) =>
    idOf(
      db
        .insert(educationStages)
        .values({
          ...entry(owner),
          degree: 'SSC',
          medium: 'English',
          boardOrUniversity: 'State board',
          instituteName: 'School',
          scoreType: 'Percentage',
          score: 80,
          scoreOutOf: 100,
          passingYear: 2020,
        })
        .returning(),
    ),
  getCandidateSkills: byParam,
  saveCandidateSkills: async (db, { id: userID }) => {
    const skillID = await anySkill(db);
    return {
      body: {
        userID,
        skills: [{ skillID, proficiency: 'Beginner', months: 18, lastUsedYear: 2026 }],
      },
    };
  },
  deleteCandidateSkill: async (db, owner) => {
    const skillID = await anySkill(db);
    return idOf(
      db
        .insert(candidateSkills)
        .values({ ...entry(owner), skillID, proficiency: 'Beginner' })
        .returning(),
    );
  },
  deleteLanguageKnown: (db, owner) =>
    idOf(
      db
        .insert(languagesKnown)
        .values({
          ...entry(owner),
          language: 'Marathi',
          read: true,
          write: true,
          speak: true,
          proficiency: 'Fluent',
        })
        .returning(),
    ),
  deleteParent: (db, owner) =>
    idOf(
      db
        .insert(parents)
        .values({ ...entry(owner), relation: 'Mother', name: 'Sita' })
        .returning(),
    ),
  getExperience: byParam,
  saveExperience: (_db, { id: userID }) => ({ body: { userID } }),
  deleteExperience: (db, owner) =>
    idOf(
      db
        .insert(experiences)
        .values({
          ...entry(owner),
          companyName: 'Company',
          designation: 'Intern',
          employmentType: 'Internship',
          startMonth: '2025-06',
          isCurrent: true,
          highlights: [],
        })
        .returning(),
    ),
  getCurrentDegree: async (db, owner) => {
    await db
      .insert(currentDegrees)
      .values({ ...studies(owner), userID: owner.id, degree: 'ENGINEERING', updatedAt: at });
    return byParam(db, owner);
  },
  saveCurrentDegree: (_db, owner) => ({ body: { ...studies(owner), userID: owner.id, percentage: 70 } }),
  listCandidateProfiles: byParam,
  getCandidateProfile: profileOf,
  updateCandidateProfile: async (db, owner) => ({
    ...(await profileOf(db, owner)),
    body: { name: 'Changed', rowVersion: 1 },
  }),
  deleteCandidateProfile: profileOf,
  getCandidateProfilePdf: async (db, owner) => (await cvOf(db, owner)).profile,
  createCv: async (db, owner) => ({
    ...(await profileOf(db, owner)),
    body: { cvTemplateID: cvTemplateID('SingleColumn') },
  }),
  exportJsonResume: profileOf,
  listCvShares: profileOf,
  shareCandidateProfile: profileOf,
  revokeCvShare: async (db, owner) => {
    const { cvID, profile } = await cvOf(db, owner);
    return idOf(
      db
        .insert(cvShares)
        .values({
          candidateProfileID: String(profile.params?.id),
          cvID,
          tokenHash: randomUUID(),
          createdAt: at,
          expiresAt: new Date('2027-01-01T00:00:00Z'),
        })
        .returning(),
    );
  },
  getCv: cvByID,
  getCvPages: cvByID,
  getCvPdf: cvByID,
  markNotificationRead: (db, { id }) =>
    idOf(
      db
        .insert(notifications)
        .values({ type: 'Critical', content: 'For one person', audienceUsers: [id] })
        .returning(),
    ),
  setMappingStatus: async (db, owner) => ({
    body: { id: await applicationOf(db, owner), status: 'Withdrawn', reasonCode: 'Personal' },
  }),
  amendOffer: async (db, owner) => ({
    params: { id: await offerTo(db, owner) },
    body: { offer: { ctcPaise: 90_000_000, respondBy: '2026-12-20T18:29:59.000Z' }, note: 'Better pay' },
  }),
  getOfferLetter: async (db, owner) => ({ params: { id: await offerTo(db, owner) } }),
  listMappingEvents: async (db, owner) => ({ params: { id: await applicationOf(db, owner) } }),
  listMappingRatings: async (db, owner) => ({ params: { id: await applicationOf(db, owner) } }),
  rateMapping: async (db, owner) => ({
    params: { id: await applicationOf(db, owner) },
    body: { rating: 4 },
  }),
  listMappingNotes: async (db, owner) => ({ params: { id: await applicationOf(db, owner) } }),
  addMappingNote: async (db, owner) => ({
    params: { id: await applicationOf(db, owner) },
    body: { text: 'Ask about the second project' },
  }),
  deleteMappingNote: async (db, owner) => ({
    params: { id: await applicationOf(db, owner), noteID: '0198c0de-7a10-7c3e-9a55-3d1f2b7c9e61' },
  }),
  updateSavedView: async (db, owner) => ({
    ...(await viewOf(db, owner)),
    body: { name: 'Another name', rowVersion: 1 },
  }),
  deleteSavedView: async (db, owner) => viewOf(db, owner),
  deletePushSubscription: async (db, owner) => browserOf(db, owner),
  getWallet: (_db, { id }) => ({ query: { ownerID: id } }),
  addWalletEntry: byBody,
  getPaymentOrder: async (db, owner) => ({
    params: { id: (await orderOf(db, owner)).providerOrderID ?? '' },
  }),
  getReceipt: receiptOf,
  getReceiptPdf: receiptOf,
  getImport: importOf,
  cancelImport: importOf,
  undoImport: importOf,
  downloadImportErrors: importOf,
  listImages: (_db, { id }) => ({ query: { ownerID: id } }),
  deleteImage: (db, { id: userID }) =>
    idOf(
      db
        .insert(images)
        .values({
          id: randomUUID(),
          userID,
          purpose: 'proof',
          fileName: 'mark-sheet.pdf',
          mime: 'application/pdf',
          bytes: 1,
          sha256: '',
          visibility: 'Private',
          createdAt: at,
          createdBy: userID,
        })
        .returning(),
    ),
};

/** Operations with an id beside `own` that is not of a person's data, and what it is of. */
export const idsOfOthers: Partial<Readonly<Record<OperationId, string>>> = {
  getInstituteConfig: 'an institute',
  getImportTemplate: 'a kind of records',
  getRole: 'a role',
  transferCredits: 'students of an institute, to whom its officer gives credits of its pool',
  sendWelcomeEmail: 'somebody of the staff',
  joinSeason: 'a season',
  leaveSeason: 'a season',
  // Its own refusals are proved in hiring/seasons.test.ts.
  decideSeasonEnrolment: 'students of an institute, about whom its officer decides',
  // Their own refusals are proved in hiring/holds.test.ts.
  listHolds: 'students of an institute, whom its officer holds or lets go',
  holdStudent: 'students of an institute, whom its officer holds or lets go',
  liftHold: 'students of an institute, whom its officer holds or lets go',
  overrideSeasonRule: 'students of an institute, for whom its officer lifts a rule',
  // Its own refusals are proved in hiring/job-eligibility.test.ts.
  explainEligibility: 'students, whose eligibility is explained to their officers',
  updateLead: 'a lead',
  listLeads: 'a member of staff',
  countLeads: 'a member of staff',
  downloadLeads: 'a member of staff',
};

/** What others decide about a person, who may not decide it alone. */
export const decidedByOthers: ReadonlySet<OperationId> = new Set([
  'verifyUserSection',
  'checkProfile',
  'undoProfileCheck',
  'decideSectionChange',
  'addOutcome',
  'deleteUser',
  'previewErasureOf',
  'requestErasureOf',
  'cancelErasureOf',
]);
