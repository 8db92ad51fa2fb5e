import { Stack } from '@aarambh/ui/Stack';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import type { DriveRound, Entry } from '../roundsQuery.ts';
import { Correction } from './Correction.tsx';
import { InterviewerNotes } from './EntryNotes.tsx';
import { Excuse } from './Excuse.tsx';
import { Judgement } from './Judgement.tsx';

export interface PersonPartProps {
  readonly round: DriveRound;
  readonly entry: Entry;
  readonly onDone: () => void;
}

interface PersonDialogProps extends PersonPartProps {
  /** Whether results are the caller's to write. */
  readonly mayJudge: boolean;
}

/** What the dialog of somebody in a round offers; nothing for who has left it. */
export function partsFor({ state }: DriveRound, { attendance, isLeft }: Entry, mayJudge: boolean) {
  const isClosed = state === 'Closed';
  return {
    excuse: attendance === 'Absent' && !isLeft,
    judgement: mayJudge && !isClosed && !isLeft,
    correction: mayJudge && isClosed && !isLeft,
  };
}

/** One person of a round: an excuse of an absence; marks, place and note; once the round is closed, a correction. */
export function PersonDialog({ mayJudge, ...part }: PersonDialogProps) {
  const parts = partsFor(part.round, part.entry, mayJudge);
  return (
    <HeldDialog isOpen title={part.entry.name} onClose={part.onDone}>
      <Stack gap="lg">
        <InterviewerNotes entry={part.entry} />
        {parts.excuse && <Excuse {...part} />}
        {parts.judgement && <Judgement {...part} />}
        {parts.correction && <Correction {...part} />}
      </Stack>
    </HeldDialog>
  );
}
