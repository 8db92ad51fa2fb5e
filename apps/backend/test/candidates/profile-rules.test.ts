/** What is wrong with a form of the profile is wrong with the same body straight to the API, at the same field and for the same reason. */
import {
  academicSummary,
  addressEntry,
  currentDegree,
  educationEntry,
  experienceEntry,
  experiencedPersonal,
  languageEntry,
  parentEntry,
  validate,
  type Validatable,
} from '@aarambh/forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../src/platform/operation.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await startTestServer();
  call = await server.actAs(seededID('user/9000000001'));
});
afterAll(() => server.close());

const address = {
  type: 'Permanent',
  line1: '12 Tilak Road',
  line2: '',
  landmark: '',
  city: 'Pune',
  district: '',
  state: 'Maharashtra',
  pincode: '411001',
};
const education = {
  degree: 'SSC',
  medium: 'English',
  boardOrUniversity: 'State Board',
  instituteName: 'Modern High School',
  specialisation: '',
  scoreType: 'Percentage',
  score: '82.4',
  scoreOutOf: '100',
  passingYear: '2020',
  yearsTaken: '',
  proofImageID: '',
};
const experience = {
  companyName: 'Tapti Services',
  designation: 'Developer',
  employmentType: 'Full Time',
  city: '',
  startMonth: '2024-04',
  isCurrent: false,
  endMonth: '2025-03',
  ctcPaise: '',
  highlights: '',
  reasonForLeaving: '',
};
const degree = {
  programID: 'x',
  rollNumber: 'CE/041',
  admissionYear: '2023',
  passingYear: '2027',
  currentSemester: '7',
  isLateralEntry: false,
  cgpa: '8.1',
  cgpaScale: '10',
  percentage: '',
};
const language = { language: 'Marathi', read: true, write: true, speak: true, proficiency: 'Native' };
const parent = {
  relation: 'Mother',
  name: 'Sunita Patil',
  occupation: '',
  mobileNumber: '',
  email: '',
  isEmergencyContact: false,
};
const summary = {
  liveBacklogs: '0',
  deadBacklogs: '0',
  educationGapYears: '',
  gapReason: '',
  mediumOfInstruction: '',
};

type Values = Record<string, string | boolean>;
type AnyForm = Validatable<unknown> & {
  readonly id: string;
  readonly payload: { readonly operationId: string };
  readonly toPayload: (values: never) => object;
};

const cases: [AnyForm, Values, Values, string, string][] = [
  [addressEntry, address, { pincode: '012345' }, 'pincode', 'id'],
  [addressEntry, address, { pincode: '' }, 'pincode', 'required'],
  [addressEntry, address, { line1: 'x' }, 'line1', 'tooShort'],
  [addressEntry, address, { line1: 'x'.repeat(121) }, 'line1', 'tooLong'],
  [addressEntry, address, { city: 'a\u0007b' }, 'city', 'controlCharacters'],
  [addressEntry, address, { type: 'Secret' }, 'type', 'oneOf'],
  [educationEntry, education, { score: '101' }, 'score', 'tooLarge'],
  [educationEntry, education, { score: '82.456' }, 'score', 'number'],
  [educationEntry, education, { score: '8', scoreOutOf: '10' }, 'scoreOutOf', 'scale'],
  [educationEntry, education, { scoreType: 'CGPA', scoreOutOf: '10' }, 'score', 'scale'],
  [educationEntry, education, { degree: 'HSC' }, 'specialisation', 'required'],
  [educationEntry, education, { degree: 'PhD', specialisation: 'Physics' }, 'degree', 'oneOf'],
  [educationEntry, education, { passingYear: '1979' }, 'passingYear', 'tooSmall'],
  [experienceEntry, experience, { endMonth: '' }, 'endMonth', 'required'],
  [experienceEntry, experience, { endMonth: '2023-01' }, 'endMonth', 'order'],
  [experienceEntry, experience, { startMonth: '2024-13' }, 'startMonth', 'date'],
  [experienceEntry, experience, { designation: ' ' }, 'designation', 'required'],
  [experienceEntry, experience, { ctcPaise: '0' }, 'ctcPaise', 'tooSmall'],
  [currentDegree, degree, { rollNumber: 'CE 041' }, 'rollNumber', 'id'],
  [currentDegree, degree, { passingYear: '2023' }, 'passingYear', 'order'],
  [currentDegree, degree, { cgpa: '' }, 'cgpa', 'required'],
  [currentDegree, degree, { cgpaScale: '' }, 'cgpaScale', 'required'],
  [currentDegree, degree, { cgpaScale: '7' }, 'cgpa', 'scale'],
  [currentDegree, degree, { currentSemester: '13' }, 'currentSemester', 'tooLarge'],
  [languageEntry, language, { read: false, write: false, speak: false }, 'speak', 'required'],
  [languageEntry, language, { language: 'x' }, 'language', 'tooShort'],
  [parentEntry, parent, { name: 'Sunita 2' }, 'name', 'personName'],
  [parentEntry, parent, { mobileNumber: '0123456789' }, 'mobileNumber', 'mobile'],
  [parentEntry, parent, { email: 'nobody' }, 'email', 'email'],
  [academicSummary, summary, { liveBacklogs: '11' }, 'liveBacklogs', 'tooLarge'],
  [academicSummary, summary, { deadBacklogs: '1.5' }, 'deadBacklogs', 'number'],
  [
    experiencedPersonal,
    experiencedPersonal.defaultValues,
    { noticePeriodDays: '181' },
    'noticePeriodDays',
    'tooLarge',
  ],
  [
    experiencedPersonal,
    experiencedPersonal.defaultValues,
    { dateOfBirth: '2004-02-30' },
    'dateOfBirth',
    'date',
  ],
  [
    experiencedPersonal,
    experiencedPersonal.defaultValues,
    { headline: 'x'.repeat(121) },
    'headline',
    'tooLong',
  ],
];

test.each(cases.map((each) => [each[0].id, JSON.stringify(each[2]).slice(0, 40), ...each] as const))(
  '%s with %s',
  async (_id, _bad, form, good, bad, path, code) => {
    const values = { ...good, ...bad };
    const verdict = validate<unknown>(form, values);
    expect(verdict).toMatchObject({ ok: false, errors: [{ path, code }] });
    expect(validate<unknown>(form, good).ok).toBe(true);

    const body = form.toPayload(values as never);
    const { status, error } = await call(form.payload.operationId as OperationId, { body });
    expect({ status, fields: error?.fields }).toMatchObject({ status: 422, fields: [{ path, code }] });
  },
);
