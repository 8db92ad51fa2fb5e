import { describe, expect, it } from 'vitest';
import { validate } from '../definition/validate.ts';
import { jobTemplateForm } from '../schemas/index.ts';

const id = '0198c0de-7a10-7c3e-9a55-3d1f2b7c9e30';
const values = {
  ...jobTemplateForm.defaultValues,
  name: 'Clerk',
  title: 'Clerk',
  jobProfileID: id,
  skillIDs: id,
};
const round = { name: 'Interview', mode: '', date: '', venue: '' } as const;

const errorsOf = (verdict: ReturnType<typeof validate>) =>
  verdict.ok ? [] : verdict.errors.map(({ path, code, key }) => [path, code, key]);

describe('rows of a record', () => {
  it('are stored in their order, without what was left empty', () => {
    const rounds = [
      { ...round, venue: ' Hall ' },
      { ...round, name: 'Offer', mode: 'Remote' as const },
    ];
    expect(jobTemplateForm.toPayload({ ...values, rounds }).rounds).toEqual([
      { order: 1, name: 'Interview', venue: 'Hall' },
      { order: 2, name: 'Offer', mode: 'Remote' },
    ]);
  });

  it('are read by their place, and again as they were stored', () => {
    const stored = [
      { order: 2, name: 'Offer', date: null, mode: 'Remote' as const },
      { order: 1, name: 'Interview' },
    ];
    const { rounds } = jobTemplateForm.fromRecord({ rounds: stored });
    expect(rounds).toEqual([round, { ...round, name: 'Offer', mode: 'Remote' }]);
    expect(jobTemplateForm.toPayload({ ...values, rounds }).rounds).toEqual([
      { order: 1, name: 'Interview' },
      { order: 2, name: 'Offer', mode: 'Remote' },
    ]);
  });

  it('break the rules of their fields at their paths, in a form and in a body', () => {
    const rounds = [round, { ...round, name: '', date: '2026-02-30' }];
    const nameless = ['rounds.1.name', 'required', 'job round name required'];
    expect(errorsOf(validate(jobTemplateForm, { ...values, rounds }))).toEqual([
      nameless,
      ['rounds.1.date', 'date', 'field date'],
    ]);
    const body = {
      rowVersion: 1,
      rounds: [
        { order: 1, name: 'Interview' },
        { order: 2, name: '' },
      ],
    };
    expect(errorsOf(validate(jobTemplateForm.update, body))).toEqual([nameless]);
  });

  it('are as many as there may be', () => {
    const rounds = Array.from({ length: 21 }, () => round);
    expect(errorsOf(validate(jobTemplateForm, { ...values, rounds }))).toEqual([
      ['rounds', 'tooMany', 'field too many'],
    ]);
  });
});
