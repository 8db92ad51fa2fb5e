import type { components } from '@aarambh/api-client';

type Schemas = components['schemas'];

export type OwnPanelView = Schemas['PanelOfInterviewer'];
export type PanelPerson = Schemas['PanelPerson'];

export const resultTexts = {
  None: 'panel.results.none',
  Passed: 'panel.results.passed',
  Failed: 'panel.results.failed',
  'On hold': 'panel.results.onHold',
  'Waiting list': 'panel.results.waiting',
} as const satisfies Record<Schemas['RoundResult'], string>;

export const stateTexts = {
  'Not here': 'panel.states.notHere',
  Here: 'panel.states.here',
  Called: 'panel.states.called',
  In: 'panel.states.in',
  Done: 'panel.states.done',
} as const satisfies Record<Schemas['SlotQueue'], string>;
