import type { ApiError } from '@aarambh/api-client';
import { useRef, useState } from 'react';

interface Answers<Stored> {
  /** Reads what is stored by now; undefined where that fails. */
  readonly reread: () => Promise<Stored | undefined>;
  /** Sends again what the person has, by then over what was stored meanwhile. Absent where the screen brings both together. */
  readonly onKeepMine?: (theirs: Stored) => void | Promise<void>;
  /** Goes on from what was stored meanwhile. Absent where the screen begins anew with that. */
  readonly onTakeTheirs?: (theirs: Stored) => void;
}

interface Conflicting<Stored> {
  /** What the person has seen: what they began with, or what was stored since and they have answered. */
  readonly base: Stored;
  /** The same for a call: an answer sends again before it is drawn. */
  readonly baseNow: () => Stored;
  /** What somebody else has stored meanwhile, until it is answered. */
  readonly theirs: Stored | undefined;
  /** The same for a call. */
  readonly theirsNow: () => Stored | undefined;
  /** Resolves with whether a refusal is a conflict, whose question is there by then. For `onRefused` of a form. */
  readonly meet: (error: ApiError) => Promise<boolean>;
  /** Goes on from what is stored, with nothing to ask. */
  readonly begin: (from: Stored) => void;
  readonly keepMine: () => void | Promise<void>;
  readonly takeTheirs: () => void;
}

/**
 * Two people change one thing: whoever saves second is shown what both have, and chooses. Nothing is written over a version that
 * the person has not seen.
 * @param first what the person begins with
 */
export function useConflict<Stored>(
  first: Stored,
  { reread, onKeepMine, onTakeTheirs }: Answers<Stored>,
): Conflicting<Stored> {
  const [base, setBase] = useState(() => first);
  const latest = useRef<{ base: Stored; theirs?: Stored }>({ base });
  const [theirs, setTheirs] = useState<Stored>();
  function begin(from: Stored): void {
    latest.current = { base: from };
    setBase(() => from);
    setTheirs(undefined);
  }
  return {
    base,
    baseNow: () => latest.current.base,
    theirs,
    theirsNow: () => latest.current.theirs,
    meet: async ({ code }) => {
      if (code !== 'STALE') return false;
      const stored = await reread();
      latest.current = { base: latest.current.base, theirs: stored };
      setTheirs(() => stored);
      return stored !== undefined;
    },
    begin,
    keepMine: () => {
      if (theirs === undefined) return undefined;
      begin(theirs);
      return onKeepMine?.(theirs);
    },
    takeTheirs: () => {
      if (theirs === undefined) return;
      begin(theirs);
      onTakeTheirs?.(theirs);
    },
  };
}
