/** Undo and redo: what a thing was before, and what it was before it was taken back. */
export interface History<Value> {
  /** Oldest first. */
  readonly past: readonly Value[];
  readonly present: Value;
  /** What redo leads to, the next one first. */
  readonly future: readonly Value[];
  /** The field that is being typed into: what is typed there in one go is taken back in one go. */
  readonly field: string | undefined;
}

/** Changes that can be taken back. */
const steps = 100;

export const startHistory = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  field: undefined,
});

/** @param field names a text that is typed letter by letter; without it each change is a step of its own */
export function changed<Value>(history: History<Value>, present: Value, field?: string): History<Value> {
  const goesOn = field !== undefined && field === history.field;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-steps);
  return { past, present, future: [], field };
}

/** The person has left the field: what is typed there next is a step of its own. */
export const paused = <Value>(history: History<Value>): History<Value> => ({ ...history, field: undefined });

export function undone<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], field: undefined };
}

export function redone<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, field: undefined };
}
