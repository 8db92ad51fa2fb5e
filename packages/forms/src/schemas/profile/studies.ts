import {
  line,
  lines,
  numberChoice,
  optionalChoice,
  optionalNumber,
  optionalRecord,
  optionalText,
  requiredChoice,
  requiredNumber,
  requiredRecord,
  requiredText,
  yesOrNo,
} from '../../records/recordField.ts';
import { optionalWebAddress } from '../../records/webAddressField.ts';
import { gradeScales } from '../../reference/grades.ts';
import { limits } from '../../rules/index.ts';
import { matching } from '../../rules/rule.ts';
import { degrees, media, scoreTypes } from './choices.ts';
import { defineEntryForm } from './defineEntryForm.ts';
import { optionalDay, optionalLine, optionalMonth, optionalNumberChoice, year } from './fields.ts';

const { profileText } = limits;
const backlogs = { min: 0, max: 10 };

/** Degrees that follow the tenth year of school. */
const isSchool = (degree: unknown): boolean => degree === 'SSC';

/** One completed stage of education. */
export const educationEntry = defineEntryForm({
  id: 'educationEntry',
  operation: 'saveEducation',
  fields: {
    degree: requiredChoice({ label: 'degree label', options: degrees.options }, degrees.values),
    medium: requiredChoice({ label: 'medium label', options: media.options }, media.values),
    boardOrUniversity: requiredText({ label: 'board label' }, line({ min: 2, max: profileText.line })),
    instituteName: requiredText({ label: 'school label' }, line({ min: 2, max: profileText.line })),
    specialisation: optionalText(
      { label: 'specialisation label', hint: 'specialisation hint' },
      line({ max: profileText.title }),
    ),
    scoreType: requiredChoice({ label: 'score type label', options: scoreTypes.options }, scoreTypes.values),
    score: requiredNumber({ label: 'score label' }, { min: 0, max: 100, decimals: 2 }),
    scoreOutOf: numberChoice({ label: 'score scale label' }, [100, ...gradeScales]),
    passingYear: requiredNumber({ label: 'passing year label' }, year),
    yearsTaken: optionalNumber({ label: 'years taken label' }, { min: 1, max: 10 }),
    proofImageID: optionalRecord({ label: 'proof label', hint: 'proof hint' }),
  },
  rules: [
    [
      'specialisation',
      'required',
      ({ degree, specialisation }) => isSchool(degree) || Boolean(specialisation),
    ],
    [
      'scoreOutOf',
      'scale',
      ({ scoreType, scoreOutOf }) => (scoreType === 'Percentage') === (scoreOutOf === 100),
    ],
    ['score', 'scale', ({ score = 0, scoreOutOf = Infinity }) => score <= scoreOutOf],
  ],
});

/** What a fresher studies now. The institute is that of the account, and the degree follows from the program. */
export const currentDegree = defineEntryForm({
  id: 'currentDegree',
  operation: 'saveCurrentDegree',
  fields: {
    programID: requiredRecord({ label: 'program label' }),
    rollNumber: requiredText(
      { label: 'roll number label', hint: 'roll number hint', errors: { id: 'roll number validation' } },
      line({ min: 3, max: 30 }),
      matching(/^[A-Za-z0-9/-]+$/, 'id'),
    ),
    admissionYear: requiredNumber({ label: 'admission year label' }, year),
    passingYear: requiredNumber(
      { label: 'expected year label', errors: { order: 'expected year order' } },
      year,
    ),
    currentSemester: requiredNumber({ label: 'semester label' }, { min: 1, max: 12 }),
    isLateralEntry: yesOrNo({ label: 'lateral label', hint: 'lateral hint' }),
    cgpa: optionalNumber(
      { label: 'cgpa label', errors: { required: 'cgpa or percentage' } },
      { min: 0, max: 10, decimals: 2 },
    ),
    cgpaScale: optionalNumberChoice({ label: 'score scale label' }, gradeScales),
    percentage: optionalNumber({ label: 'percentage label' }, { min: 0, max: 100, decimals: 2 }),
  },
  rules: [
    ['passingYear', 'order', ({ admissionYear, passingYear }) => Number(passingYear) > Number(admissionYear)],
    [
      'cgpa',
      'required',
      ({ cgpa, percentage }) => typeof cgpa === 'number' || typeof percentage === 'number',
    ],
    [
      'cgpaScale',
      'required',
      ({ cgpa, cgpaScale }) => typeof cgpa !== 'number' || typeof cgpaScale === 'number',
    ],
    ['cgpa', 'scale', ({ cgpa, cgpaScale }) => (cgpa ?? 0) <= (cgpaScale ?? Infinity)],
  ],
});

/** The summary that criteria of jobs use. */
export const academicSummary = defineEntryForm({
  id: 'academicSummary',
  operation: 'saveAcademics',
  fields: {
    liveBacklogs: requiredNumber({ label: 'live backlogs label', hint: 'live backlogs hint' }, backlogs),
    deadBacklogs: requiredNumber({ label: 'dead backlogs label', hint: 'dead backlogs hint' }, backlogs),
    educationGapYears: optionalNumber({ label: 'gap label' }, { min: 0, max: 10 }),
    gapReason: optionalText({ label: 'gap reason label' }, line({ max: profileText.reason })),
    mediumOfInstruction: optionalChoice({ label: 'medium label', options: media.options }, media.values),
  },
});

/** A project; the profile keeps them with the academic summary. */
export const projectEntry = defineEntryForm({
  id: 'projectEntry',
  operation: 'saveAcademics',
  fields: {
    title: requiredText({ label: 'title label' }, line({ min: 2, max: profileText.title })),
    role: optionalLine({ label: 'role label' }, profileText.short),
    from: optionalMonth({ label: 'from label' }),
    to: optionalMonth({ label: 'to label', errors: { order: 'end order' } }),
    url: optionalWebAddress({ label: 'link label' }),
    summary: optionalText(
      { label: 'project summary label', control: 'textArea', maxLength: profileText.summary },
      lines({ max: profileText.summary }),
    ),
  },
  rules: [['to', 'order', ({ from, to }) => !from || !to || from <= to]],
});

/** A certificate; kept with the academic summary. */
export const certificationEntry = defineEntryForm({
  id: 'certificationEntry',
  operation: 'saveAcademics',
  fields: {
    name: requiredText({ label: 'certificate label' }, line({ min: 2, max: profileText.title })),
    issuer: requiredText({ label: 'issuer label' }, line({ min: 2, max: profileText.title })),
    issuedOn: optionalDay({ label: 'issued label' }),
    url: optionalWebAddress({ label: 'link label' }),
    credentialID: optionalLine({ label: 'credential label' }, profileText.short),
  },
});

/** A prize or a place won; kept with the academic summary. */
export const achievementEntry = defineEntryForm({
  id: 'achievementEntry',
  operation: 'saveAcademics',
  fields: {
    title: requiredText({ label: 'title label' }, line({ min: 2, max: profileText.title })),
    year: optionalNumber({ label: 'year label' }, year),
    detail: optionalText(
      { label: 'detail label', control: 'textArea', maxLength: profileText.detail },
      lines({ max: profileText.detail }),
    ),
  },
});
