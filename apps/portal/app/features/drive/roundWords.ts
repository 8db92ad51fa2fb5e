import type { components } from '@aarambh/api-client';
import type { Tones } from '#app/words/values.ts';

type Schemas = components['schemas'];

export const roundStateTexts = {
  Planned: 'drive.state.planned',
  Running: 'drive.state.running',
  Closed: 'drive.state.closed',
} as const satisfies Record<Schemas['RoundState'], string>;

export const roundStateTones: Tones<Schemas['RoundState']> = { Running: 'warning', Closed: 'success' };

export const roundResultTexts = {
  None: 'drive.result.none',
  Passed: 'drive.result.passed',
  Failed: 'drive.result.failed',
  'On hold': 'drive.result.onHold',
  'Waiting list': 'drive.result.waiting',
} as const satisfies Record<Schemas['RoundResult'], string>;

export const attendanceTexts = {
  Unknown: 'drive.attendance.unknown',
  Present: 'drive.attendance.present',
  Absent: 'drive.attendance.absent',
  Excused: 'drive.attendance.excused',
} as const satisfies Record<Schemas['RoundAttendance'], string>;
