import { describe, expect, it } from 'vitest';
import { english, hindi, marathi } from '../../messages/languages.ts';
import { createTranslate, errorMessage } from '../../messages/translate.ts';
import { criteriaOf, criteriaValues, jobCriteriaForm } from './jobCriteria.ts';
import { jobDescriptionForm } from './jobDescription.ts';
import { postingBlocks, type PostableJob } from './jobPosting.ts';
import { validate } from '../../definition/validate.ts';

const now = new Date('2026-11-23T06:00:00Z');

const complete: PostableJob = {
  title: 'Software engineer trainee',
  audience: 'Fresher',
  jobProfileID: 'profile',
  seasonID: 'season',
  jobType: 'Full Time',
  workMode: 'On site',
  cityIDs: ['pune'],
  openings: 12,
  ctcMinPaise: 60_000_000,
  ctcMaxPaise: 80_000_000,
  bondMonths: 0,
  bondAmountPaise: 0,
  descriptionHtml: `<p>${'You build services in TypeScript. '.repeat(3)}</p>`,
  skills: [{ skillID: 'java' }],
  lastDateToApply: '2026-12-20T18:29:59.000Z',
  resultBy: '2027-01-15',
  criteria: {},
};

const blocked = (changes: PostableJob): string[] =>
  postingBlocks({ ...complete, ...changes }, now).map(({ path, code }) => `${path} ${code}`);

describe('what keeps a job from being posted', () => {
  it('is nothing where everything is said', () => expect(blocked({})).toEqual([]));

  it('is all that an empty draft lacks, in page order, each in a sentence of both languages', () => {
    const blocks = postingBlocks({ title: 'Trainee', audience: 'Fresher' }, now);
    expect(blocks.map(({ path }) => path).join(' ')).toBe(
      'jobProfileID seasonID jobType workMode openings cityIDs bondMonths bondAmountPaise descriptionHtml skills ' +
        'lastDateToApply resultBy criteria',
    );
    for (const messages of [english, hindi, marathi]) {
      const texts = blocks.map((each) => errorMessage(createTranslate(messages), each));
      expect(texts.filter((text) => text.length < 10 || text.includes('{{'))).toEqual([]);
    }
  });

  it.each<[PostableJob, string[]]>([
    [{ criteria: null }, ['criteria required']],
    [{ ctcMinPaise: 0 }, ['ctcMinPaise required']],
    [{ ctcMinPaise: 90_000_000 }, ['ctcMaxPaise order']],
    [{ fixedPaise: 70_000_000, variablePaise: 20_000_000 }, ['variablePaise order']],
    [{ bondMonths: null }, ['bondMonths required']],
    [{ descriptionHtml: '<p>Code.</p>' }, ['descriptionHtml required']],
    [{ workMode: 'Remote', cityIDs: [] }, []],
    [{ cityIDs: [] }, ['cityIDs required']],
    [
      {
        jobType: 'Internship',
        ctcMinPaise: null,
        ctcMaxPaise: null,
        stipendPaisePerMonth: 0,
        internshipMonths: 6,
      },
      [],
    ],
    [{ jobType: 'Internship' }, ['stipendPaisePerMonth required', 'internshipMonths required']],
    [{ audience: 'Experienced' }, ['jobProfileLateralID required']],
    [{ audience: 'Experienced', jobProfileID: null, jobProfileLateralID: 'lead', seasonID: null }, []],
    [{ audience: 'Both', jobProfileID: null, jobProfileLateralID: 'lead' }, []],
    [{ jobProfileLateralID: 'lead' }, ['jobProfileLateralID oneOf']],
    [{ lastDateToApply: '2026-11-23T06:59:59Z' }, ['lastDateToApply order']],
    [{ lastDateToApply: '2027-05-23T06:00:00Z', resultBy: '2027-06-01' }, ['lastDateToApply tooLarge']],
    [{ resultBy: '2026-12-19' }, ['resultBy order']],
  ])('%j: %j', (changes, expected) => expect(blocked(changes)).toEqual(expected));
});

describe('a draft', () => {
  const draft = (body: object) => {
    const verdict = validate(jobDescriptionForm.payload, { title: 'Trainee', audience: 'Fresher', ...body });
    return verdict.ok ? [] : verdict.errors.map(({ path, code }) => `${path} ${code}`);
  };

  it('may be half filled', () => expect(draft({ openings: null, skills: [] })).toEqual([]));
  it('has no 10,001 openings', () => expect(draft({ openings: 10_001 })).toEqual(['openings tooLarge']));
  it('has a title', () => expect(draft({ title: ' ' })).toEqual(['title required']));
});

describe('criteria', () => {
  const typed = { ...jobCriteriaForm.defaultValues, reach: 'some' as const };

  it('are nobody’s choice until somebody chooses, and for everybody only on purpose', () => {
    expect(criteriaOf(jobCriteriaForm.defaultValues)).toBe(null);
    expect(criteriaOf(typed)).toBe(null);
    expect(criteriaOf({ ...jobCriteriaForm.defaultValues, reach: 'everybody' })).toEqual({});
  });

  it('come back as they were typed', () => {
    const criteria = {
      degrees: ['ENGINEERING' as const],
      passingYears: [2027],
      minSSC: 60,
      minHSC: 60,
      minDiploma: 55,
      hscOrDiploma: false,
      minGraduation: { type: 'CGPA' as const, value: 7.5 },
      maxLiveBacklogs: 0,
      mustHaveSkillIDs: ['java'],
      minSkillMatch: 50,
      languages: ['Marathi'],
      locationOnly: true,
    };
    expect(criteriaOf(criteriaValues(criteria))).toEqual(criteria);
    expect(criteriaValues({}).reach).toBe('everybody');
    expect(criteriaOf(criteriaValues({ minSSC: 60, maxDeadBacklogs: -1 }))).toEqual({ minSSC: 60 });
  });

  it.each([
    [{ minGraduation_value: '11', minGraduation_type: 'CGPA' }, ['minGraduation_value tooLarge']],
    [{ minGraduation_value: '60' }, ['minGraduation_type required']],
    [{ minExperienceMonths: '24', maxExperienceMonths: '12' }, ['maxExperienceMonths order']],
    [{ maxLiveBacklogs: '11' }, ['maxLiveBacklogs tooLarge']],
  ])('%j: %j', (changes, expected) => {
    const verdict = validate(jobCriteriaForm, { ...typed, ...changes });
    expect(verdict.ok ? [] : verdict.errors.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });
});
