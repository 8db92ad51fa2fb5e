import { panelForm } from '@aarambh/forms';
import { expect, test } from 'vitest';
import { hasSeveralDays, panelFormAt, typedPanel } from './typedPanel.ts';

const round = { startsAt: '2026-12-09T04:30:00.000Z', endsAt: '2026-12-09T08:30:00.000Z' };
const panel = {
  id: 'b',
  name: 'B',
  link: 'https://meet.example.com/b',
  startsAt: '2026-12-10T04:30:00.000Z',
  endsAt: '2026-12-10T06:30:00.000Z',
  minutes: 30,
  buffer: 1,
  interviewers: [{ name: 'Meera Nair', email: 'meera@example.com' }, { name: 'Arun Rao' }],
  slots: [],
};

test('a new panel takes the times of its round, on the Indian clock', () => {
  expect(typedPanel(round, undefined)).toEqual({ day: '2026-12-09', from: '10:00', to: '14:00' });
});

test('a panel that is typed as it stands is sent as it stands, with its id, its link and its day', () => {
  const typed = { ...panelForm.defaultValues, ...typedPanel(round, panel) };
  const { slots: _slots, ...sent } = panel;
  const standing = { panels: [{ ...sent, id: 'a' }, sent], place: 1, rowVersion: 3 };
  expect(panelForm.toPayload(typed, standing).panels[1]).toEqual({
    ...sent,
    interviewers: [panel.interviewers[0], { name: 'Arun Rao', email: null }],
    venue: null,
    pauseAfter: null,
    pauseMinutes: null,
  });
});

test('only a round over a night asks for the day of a panel', () => {
  expect(hasSeveralDays(round)).toBe(false);
  expect(hasSeveralDays({ ...round, endsAt: panel.endsAt })).toBe(true);
});

test('what the server says of a panel is said at its fields, and not what it says of another one', () => {
  const { wireNames } = panelFormAt(1);
  expect([wireNames.from, wireNames.interviewers]).toEqual(['panels.1.startsAt', 'panels.1.interviewers']);
  expect(Object.values(wireNames).filter((path) => path?.startsWith('panels.0.'))).toEqual([]);
});
