import { expect, test } from 'vitest';
import { draftOf, panelOfDraft } from './panelDraft.ts';

const round = { startsAt: '2026-12-09T04:30:00.000Z', endsAt: '2026-12-09T08:30:00.000Z' };

test('a new panel takes the times of its round, on the Indian clock', () => {
  const draft = draftOf(round, undefined);
  expect(draft).toMatchObject({ from: '10:00', to: '14:00', minutes: 20, buffer: 0 });
  expect(panelOfDraft(round, draft, undefined)).toBeUndefined();
  expect(panelOfDraft(round, { ...draft, name: ' B ', from: '9.30' }, undefined)).toMatchObject({
    name: 'B',
    venue: null,
    startsAt: '2026-12-09T04:00:00.000Z',
    endsAt: '2026-12-09T08:30:00.000Z',
  });
});

test('what cannot be read is not sent, and interviewers are read line by line', () => {
  const draft = { ...draftOf(round, undefined), name: 'B' };
  expect(panelOfDraft(round, { ...draft, to: 'noon' }, undefined)).toBeUndefined();
  expect(panelOfDraft(round, { ...draft, to: '25:00' }, undefined)).toBeUndefined();
  expect(panelOfDraft(round, { ...draft, minutes: null }, undefined)).toBeUndefined();
  const typed = 'Meera Nair, meera@example.com\n\n Arun Rao ';
  expect(panelOfDraft(round, { ...draft, interviewers: typed }, undefined)?.interviewers).toEqual([
    { name: 'Meera Nair', email: 'meera@example.com' },
    { name: 'Arun Rao', email: null },
  ]);
});

test('a panel that is changed keeps its id, its link and its day', () => {
  const panel = {
    id: 'b',
    name: 'B',
    link: 'https://meet.example.com/b',
    startsAt: '2026-12-10T04:30:00.000Z',
    endsAt: '2026-12-10T06:30:00.000Z',
    minutes: 30,
    buffer: 1,
    interviewers: [{ name: 'Meera Nair', email: null }],
    slots: [],
  };
  const draft = draftOf(round, panel);
  expect(draft.interviewers).toBe('Meera Nair');
  expect(panelOfDraft(round, { ...draft, to: '13:00' }, panel)).toMatchObject({
    id: 'b',
    link: 'https://meet.example.com/b',
    startsAt: '2026-12-10T04:30:00.000Z',
    endsAt: '2026-12-10T07:30:00.000Z',
    minutes: 30,
    buffer: 1,
  });
});
