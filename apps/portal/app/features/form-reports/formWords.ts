/** What the tables are called, and the words of those that are no form of somebody else. */
import type { components } from '@aarambh/api-client';
import { formNameValues, type FormName } from '@aarambh/api-client/enums';
import type { Choices } from '@aarambh/records';
import { applicationTexts, reasonTexts } from '#app/words/jobs.ts';
import { outcomeKindTexts } from '#app/words/outcomes.ts';

type Schemas = components['schemas'];

export const formTexts: Choices<FormName> = {
  nirf: 'resources.formReports.forms.nirf',
  'naac-placement': 'resources.formReports.forms.naacPlacement',
  'naac-progression': 'resources.formReports.forms.naacProgression',
  nba: 'resources.formReports.forms.nba',
  iprs: 'resources.formReports.forms.iprs',
  'iprs-people': 'resources.formReports.forms.iprsPeople',
  'iprs-offers': 'resources.formReports.forms.iprsOffers',
  'iprs-participation': 'resources.formReports.forms.iprsParticipation',
  'iprs-opted-out': 'resources.formReports.forms.iprsOptedOut',
  programs: 'resources.formReports.forms.programs',
  institutes: 'resources.formReports.forms.institutes',
  'refusals-jobs': 'resources.formReports.forms.refusalsJobs',
  'refusals-companies': 'resources.formReports.forms.refusalsCompanies',
  'refusals-institutes': 'resources.formReports.forms.refusalsInstitutes',
  'refusals-people': 'resources.formReports.forms.refusalsPeople',
};

/** How each is counted. */
export const noteTexts: Choices<FormName> = {
  nirf: 'resources.formReports.notes.nirf',
  'naac-placement': 'resources.formReports.notes.naac',
  'naac-progression': 'resources.formReports.notes.naac',
  nba: 'resources.formReports.notes.nba',
  iprs: 'resources.formReports.notes.iprs',
  'iprs-people': 'resources.formReports.notes.iprs',
  'iprs-offers': 'resources.formReports.notes.iprsOffers',
  'iprs-participation': 'resources.formReports.notes.iprsParticipation',
  'iprs-opted-out': 'resources.formReports.notes.iprsOptedOut',
  programs: 'resources.formReports.notes.programs',
  institutes: 'resources.formReports.notes.institutes',
  'refusals-jobs': 'resources.formReports.notes.refusals',
  'refusals-companies': 'resources.formReports.notes.refusals',
  'refusals-institutes': 'resources.formReports.notes.refusals',
  'refusals-people': 'resources.formReports.notes.refusals',
};

/** Tables whose headings are the words of a form, which is in English. */
export const official: ReadonlySet<FormName> = new Set(['nirf', 'naac-placement', 'naac-progression', 'nba']);

export const isForm = (text: string): text is FormName => formNameValues.some((each) => each === text);

/** Headings of the other tables, by the keys of their columns. */
export const columnTexts: Choices = {
  name: 'resources.fields.name',
  rollNumber: 'resources.fields.rollNumber',
  program: 'resources.fields.program',
  institute: 'resources.fields.institute',
  employer: 'resources.formReports.columns.employer',
  title: 'resources.formReports.columns.title',
  function: 'resources.formReports.by.function',
  sector: 'resources.formReports.by.sector',
  place: 'resources.formReports.by.place',
  state: 'resources.formReports.columns.state',
  plan: 'resources.formReports.columns.plan',
  why: 'resources.formReports.columns.why',
  line: 'resources.formReports.columns.line',
  number: 'resources.formReports.columns.number',
  group: 'resources.formReports.columns.group',
  offers: 'resources.formReports.columns.offers',
  people: 'resources.formReports.columns.students',
  students: 'resources.formReports.columns.students',
  undivided: 'resources.formReports.columns.undivided',
  placed: 'resources.formReports.columns.placed',
  studies: 'resources.formReports.columns.studies',
  business: 'resources.formReports.columns.business',
  median: 'resources.formReports.columns.median',
  medianBefore: 'resources.formReports.columns.medianBefore',
  criteria: reasonTexts.Criteria,
  skills: reasonTexts.Skills,
  filled: reasonTexts['Position filled'],
  noShow: reasonTexts['No show'],
  otherOffer: reasonTexts['Other offer'],
  personal: reasonTexts.Personal,
  otherReason: reasonTexts.Other,
  refused: 'resources.formReports.columns.refused',
  reason: 'resources.formReports.columns.reason',
  fixed: 'resources.formReports.pay.fixed',
  fixedMin: 'resources.formReports.pay.fixedMin',
  fixedMax: 'resources.formReports.pay.fixedMax',
  fixedMean: 'resources.formReports.pay.fixedMean',
  fixedMedian: 'resources.formReports.pay.fixedMedian',
  guaranteed: 'resources.formReports.pay.guaranteed',
  guaranteedMin: 'resources.formReports.pay.guaranteedMin',
  guaranteedMax: 'resources.formReports.pay.guaranteedMax',
  guaranteedMean: 'resources.formReports.pay.guaranteedMean',
  guaranteedMedian: 'resources.formReports.pay.guaranteedMedian',
  most: 'resources.formReports.pay.most',
  mostMin: 'resources.formReports.pay.mostMin',
  mostMax: 'resources.formReports.pay.mostMax',
  mostMean: 'resources.formReports.pay.mostMean',
  mostMedian: 'resources.formReports.pay.mostMedian',
};

const planTexts: Choices<Schemas['PlacementPlan']> = {
  Looking: 'resources.formReports.plans.looking',
  'Placed elsewhere': 'resources.formReports.plans.elsewhere',
  'Higher studies': 'resources.formReports.plans.studies',
  'Not looking': 'resources.formReports.plans.notLooking',
};

/** Words of cells that hold a value of a fixed list, by the columns that do. */
export const cellTexts: Readonly<Record<string, Choices>> = {
  state: { ...outcomeKindTexts, ...applicationTexts },
  plan: planTexts,
  reason: reasonTexts,
};

/** Words of rows that are told by their key, in the column that names them. */
export const lineTexts: Choices = {
  students: 'resources.formReports.lines.students',
  campus: 'resources.formReports.lines.campus',
  before: 'resources.formReports.lines.before',
  elsewhere: 'resources.formReports.lines.elsewhere',
  government: 'resources.formReports.lines.government',
  studies: 'resources.formReports.lines.studies',
  business: 'resources.formReports.lines.business',
  optedOut: 'resources.formReports.lines.optedOut',
  offers: 'resources.formReports.lines.offers',
  declined: 'resources.formReports.lines.declined',
  internships: 'resources.formReports.lines.internships',
  all: 'resources.formReports.lines.all',
  none: 'resources.formReports.lines.none',
};
