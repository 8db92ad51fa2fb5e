import type { components } from '@aarambh/api-client';
import { expect, test } from 'vitest';
import { progressOf, type Progressing, type ProgressFact } from './applicationProgress.ts';

type Step = components['schemas']['MappingEvent'];

const step = (to: Step['to'], day: number): Step => ({ to, at: `2026-11-0${day}T06:30:00.000Z` });
const applied = step('Applied', 3);
const sent: ProgressFact = { key: 'sent', at: applied.at };
const openedAt = '2026-11-04T06:30:00.000Z';
const opened: ProgressFact = { key: 'opened', at: openedAt };
const resultBy = '2026-12-12';
const due: ProgressFact = { key: 'resultBy', day: resultBy };

const states: readonly (readonly [string, Progressing, readonly ProgressFact[]])[] = [
  [
    'sent alone: it waits to be opened',
    { status: 'Applied', timeline: [step('Eligible', 1), applied] },
    [sent, { key: 'notOpened' }, due],
  ],
  ['opened', { status: 'Applied', openedAt, timeline: [applied] }, [sent, opened, due]],
  [
    'shortlisted by the list alone',
    { status: 'Shortlisted', timeline: [applied, step('Shortlisted', 5)] },
    [sent, { key: 'lastWord', status: 'Shortlisted', at: step('Shortlisted', 5).at }, due],
  ],
  [
    'turned down: no result is due any more',
    { status: 'Rejected', openedAt, timeline: [applied, step('Rejected', 6)] },
    [sent, opened, { key: 'lastWord', status: 'Rejected', at: step('Rejected', 6).at }],
  ],
  ['declined: nothing was sent', { status: 'Declined', timeline: [step('Declined', 3)] }, []],
];

test.each(states)('%s', (_state, application, facts) => {
  expect(progressOf(application, resultBy, '2026-11-21')).toEqual(facts);
});

test('a result that is late is said to be due, and one that is not named is not said', () => {
  const application: Progressing = { status: 'Applied', openedAt, timeline: [applied] };
  expect(progressOf(application, resultBy, '2026-12-12')).toContainEqual(due);
  expect(progressOf(application, resultBy, '2026-12-13')).toContainEqual({ key: 'resultDue', day: resultBy });
  expect(progressOf(application, null, '2026-12-13')).toEqual([sent, opened]);
});
