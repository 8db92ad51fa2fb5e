import { expect, test } from 'vitest';
import { validate, validatePayload } from '../../definition/validate.ts';
import { panelForm } from './panel.ts';

const typed = {
  ...panelForm.defaultValues,
  name: ' Panel B ',
  interviewers: 'Meera Nair, meera.nair@example.com\n\n Arun Rao ',
  day: '2026-12-09',
  from: '9.30',
  to: '11:00',
};

const sent = (more: object = {}) =>
  panelForm.toPayload({ ...typed, ...more }, { panels: [], place: 0, rowVersion: 3 });

test('is sent by the clock of India, with its interviewers line by line', () => {
  expect(sent()).toEqual({
    panels: [
      {
        name: 'Panel B',
        venue: null,
        interviewers: [
          { name: 'Meera Nair', email: 'meera.nair@example.com' },
          { name: 'Arun Rao', email: null },
        ],
        startsAt: '2026-12-09T04:00:00.000Z',
        endsAt: '2026-12-09T05:30:00.000Z',
        minutes: 20,
        pauseAfter: null,
        pauseMinutes: null,
        buffer: 0,
      },
    ],
    isSlotChosen: false,
    rowVersion: 3,
  });
});

test('a changed one stands in its place, with its id and its link', () => {
  const before = { ...sent().panels[0], id: 'b', link: 'https://meet.example.com/b' };
  const other = { ...before, id: 'c', name: 'Panel C' };
  const panels = [other, before, other] as Parameters<typeof panelForm.toPayload>[1]['panels'];
  const body = panelForm.toPayload({ ...typed, name: 'B' }, { panels, place: 1, rowVersion: 3 });
  expect(body.panels.map(({ id, name, link }) => [id, name, link])).toEqual([
    ['c', 'Panel C', 'https://meet.example.com/b'],
    ['b', 'B', 'https://meet.example.com/b'],
    ['c', 'Panel C', 'https://meet.example.com/b'],
  ]);
});

/** What is typed, which field is wrong by which code, and its name in the body where that can say it, too. */
const wrong: readonly (readonly [
  change: Record<string, string>,
  field: string,
  code: string,
  property?: string,
])[] = [
  [{ name: ' ' }, 'name', 'required', 'name'],
  [{ name: 'x'.repeat(41) }, 'name', 'tooLong', 'name'],
  [{ interviewers: ', meera@example.com' }, 'interviewers', 'required', 'interviewers.0.name'],
  [{ interviewers: 'Meera Nair, meera, nair' }, 'interviewers', 'email', 'interviewers.0.email'],
  [{ interviewers: 'Asker\n'.repeat(11) }, 'interviewers', 'tooMany', 'interviewers'],
  [{ from: 'noon' }, 'from', 'invalid'],
  [{ to: '25:00' }, 'to', 'invalid'],
  [{ to: '9:30' }, 'to', 'order', 'endsAt'],
  [{ minutes: '' }, 'minutes', 'required'],
  [{ minutes: '4' }, 'minutes', 'tooSmall', 'minutes'],
  [{ minutes: '91' }, 'minutes', 'tooFew', 'minutes'],
  [{ pauseAfter: '2' }, 'pauseMinutes', 'required', 'pauseMinutes'],
  [{ pauseMinutes: '10' }, 'pauseMinutes', 'required', 'pauseMinutes'],
  [{ buffer: '4' }, 'buffer', 'tooMany', 'buffer'],
  [{ buffer: '21' }, 'buffer', 'tooLarge', 'buffer'],
];

test.each(wrong.map((each) => [each[0], each[1], each] as const))(
  '%j: %s',
  (change, field, [, , code, property]) => {
    const verdict = validate(panelForm, { ...typed, ...change });
    expect(verdict.ok ? [] : verdict.errors.map((each) => [each.path, each.code])).toEqual([[field, code]]);
    if (property === undefined) return;
    const judged = validatePayload(panelForm, sent(change));
    expect(judged.ok ? [] : judged.errors.map((each) => [each.path, each.code])).toEqual([
      [`panels.0.${property}`, code],
    ]);
  },
);

test('what is right is taken as it is, by form and body', () => {
  for (const change of [{}, { buffer: '3' }, { pauseAfter: '2', pauseMinutes: '5' }, { buffer: '' }]) {
    expect(validate(panelForm, { ...typed, ...change }).ok).toBe(true);
    expect(validatePayload(panelForm, sent(change)).ok).toBe(true);
  }
});

test('a panel of years is refused before its slots are counted', () => {
  const [panel] = sent().panels;
  const body = { panels: [{ ...panel, endsAt: '9999-12-31T23:59:59.000Z' }], rowVersion: 1 };
  const judged = validatePayload(panelForm, body);
  expect(judged.ok ? [] : judged.errors.map(({ path, code }) => [path, code])).toEqual([
    ['panels.0.endsAt', 'tooLarge'],
  ]);
});
