export const stepper = {
  position: ({ step, count }: { step: number; count: number }): string => `Step ${step} of ${count}`,
  /** Heard after the name of a step that is behind. */
  done: 'done',
  /** Heard after the name of a step in which something is wrong. */
  error: 'has an error',
};
