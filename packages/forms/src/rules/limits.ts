import { signInLimits } from './signInLimits.ts';

/** Lengths that the specification fixes (sections 5 and 9) or that bound a text where it fixes none. In characters. */
export const limits = {
  /** Specification, section 9. */
  mobileDigits: 10,
  /** Specification, section 9. */
  otpLength: 6,
  /** Specification, section 9. */
  passwordMin: 8,
  /** Ours: hashing cost must not depend on what a stranger sends. */
  passwordMax: 72,
  personName: 50,
  /** RFC 5321: the longest address that can be delivered to. */
  email: 254,
  city: { min: 2, max: 80 },
  companyName: { min: 2, max: 120 },
  companyLocation: { min: 2, max: 200 },
  companyAbout: 5000,
  designation: { min: 2, max: 80 },
  webAddress: 500,
  /** How the identity of a college is asked. */
  college: { clientID: 200, clientSecret: 500, claim: 80 },
  leadMessage: 2000,
  nextStep: 120,
  recruiterNote: 1000,
  applicantMessage: { min: 10, max: 1000 },
  outcomeContact: 200,
  apiKeyName: { min: 2, max: 80 },
  /** Calls of a program in one minute. */
  apiKeyCalls: { min: 1, max: 600 },
  roleName: { min: 2, max: 80 },
  roleDescription: 500,
  /** Name of a view of a list that somebody keeps. */
  savedViewName: 60,
  /** Jobs that a candidate keeps to come back to. */
  savedJobs: 100,
  /** Kinds of jobs that a candidate wants to hear of, companies that are followed among them; and how long the words of one are. */
  jobAlerts: { most: 20, search: 80 },
  /** Credits that an officer gives a student at once. */
  creditsGiven: 10_000,
  /** What a reader sees of a notification, without its markup. */
  notificationText: 2000,
  /** What a template of notifications is called. */
  noticeTitle: 80,
  /** Passing years that one notification can be meant for. */
  audienceYears: 10,
  /** Why something was changed, for the record. */
  reason: { min: 10, max: 500 },
  /** Whole rupees; the smallest is what a currency can pay, the settings ask for more. */
  recharge: { min: 1, max: 50_000 },
  receiptId: 40,
  ...signInLimits,
  recordId: 64,
  /** Records of another list that one record names. */
  recordIds: 100,
  /** Other names of one record, and how long each may be. */
  aliases: { maxEntries: 20, max: 80 },
  cityDistrict: 80,
  nameTranslation: 200,
  recordName: 80,
  recordCode: 20,
  recordDescription: 500,
  sortOrder: 10_000,
  universityName: 160,
  /** Where a rule is published. */
  formulaSource: 500,
  instituteName: 200,
  shortName: 20,
  specialisation: 120,
  jobTitle: { min: 3, max: 120 },
  jobProfileTitle: { min: 2, max: 120 },
  functionalArea: 80,
  /** Skills of one job profile, and how much each may count. */
  weightedSkills: 20,
  /** What is typed of a text that is stored as HTML, and how long that may be. */
  formattedText: 10_000,
  storedHTML: 20_000,
  /** What candidates read of a job before it can be posted. */
  /** What a candidate writes when reporting a job. */
  reportText: 2000,
  postedDescription: { min: 50 },
  experienceMonths: 480,
  seasonName: 120,
  /** Who lifts what keeps a student from applying. */
  holdWhere: 100,
  blockReason: { min: 2, max: 120 },
  visit: { hall: 200, jobs: 10, note: 500 },
  year: { min: 1980, max: 2100 },
  seasonOffers: 20,
  /** Absences and declined offers. */
  seasonCount: 100,
  minutesBetweenPlaces: 120,
  offerTiers: { most: 5, name: 40 },
  questionText: { min: 5, max: 500 },
  questionMarks: 100,
  option: { fewest: 2, most: 8, max: 200 },
  responsibilities: { maxEntries: 20, min: 3, max: 300 },
  jobQuestions: 10,
  jobCities: 20,
  jobFiles: 3,
  openings: { min: 1, max: 10_000 },
  internshipMonths: { min: 1, max: 24 },
  bondMonths: { min: 0, max: 60 },
  /** When applications for a job that is posted now may end. */
  applying: { leastHours: 1, mostDays: 180 },
  /** Days that a job template counts: from the posting to the last day to apply, and from there to the result. */
  templateDays: { closes: { min: 1, max: 180 }, result: { min: 0, max: 180 } },
  /** How long whoever is offered a job has to answer, at least. */
  answering: { leastHours: 24 },
  gapYears: 10,
  /** Backlogs that criteria let through; -1 is any number (specification, section 9). */
  backlogs: { min: 0, max: 10, noLimit: -1 },
  languages: 10,
  language: { min: 2, max: 40 },
  /** The texts and marks of a round that takes place, and over how many days it can go on. */
  selectionRound: {
    days: 14,
    name: { min: 2, max: 80 },
    venue: 200,
    link: 500,
    bring: 500,
    instructions: 2000,
    marks: { min: 1, max: 1000, decimals: 2 },
  },
  /** A panel of a round: its texts, who asks in it, and its rhythm; how many hours one sits, and how many a round has at most. */
  panel: {
    name: { min: 1, max: 40 },
    venue: 200,
    link: 500,
    interviewers: { most: 10, name: { min: 2, max: 100 } },
    minutes: { min: 5, max: 240 },
    pauseAfter: { min: 1, max: 50 },
    pauseMinutes: { min: 5, max: 240 },
    buffer: { min: 0, max: 20 },
    hours: 24,
    most: 40,
  },
  /** A question of a company's own tests, and how many a company keeps. */
  testQuestion: {
    text: { min: 2, max: 1000 },
    option: { fewest: 2, most: 6, max: 300 },
    marks: { min: 0.01, max: 100, decimals: 2 },
    negativeMarks: { min: 0, max: 100, decimals: 2 },
    most: 500,
  },
  /** A test of a round; its marks are those that a round can have. */
  roundTest: { minutes: { min: 1, max: 300 }, usualMinutes: 30, questions: 100 },
  /** Lines that are pasted into a round at once: results, or codes of its test. */
  roundLines: 1000,
  /** How many rounds a selection has, and how long their texts are. */
  jobRounds: { maxEntries: 20, name: { min: 2, max: 80 }, venue: 200 },
  cvTemplate: { name: 120, description: 500, sectionTitle: 80 },
  accreditation: 80,
  /** Credits that one fresher of an institute starts with. */
  studentCredit: 100_000,
  grantBudget: 1_000_000_000,
  grantsPerDay: 100_000,
  cvFreezeDays: 365,
  /** RFC 1035, section 2.3.4. */
  mailDomains: { maxEntries: 50, max: 253 },
  activationToken: 200,
  stateName: { min: 2, max: 80 },
  /** Characters of a candidate's answer in words, and of the place that an offer names. */
  application: { answer: 2000, place: 120, note: 2000 },
  /** Rupees. */
  yearlyPay: 1_000_000_000,
  profileText: { short: 80, title: 120, line: 160, reason: 200, detail: 500, summary: 800, about: 1000 },
} as const;
