import type { ReactNode } from 'react';
import { useSettled } from '#app/screen/useSettled.ts';
import { FreeHalls } from './FreeHalls.tsx';
import { VisitClashes } from './VisitClashes.tsx';

interface HallChoiceProps {
  /** Empty: none is chosen yet. */
  readonly day: string;
  /** As it is typed. */
  readonly hall: string;
  readonly onChoose: (name: string) => void;
  /** The institute whose office sets the day. */
  readonly instituteID: string;
  /** The visit itself, which meets nothing of its own; absent for a new one. */
  readonly visitID?: string;
  /** The field of the hall. */
  readonly children: ReactNode;
}

/** Milliseconds without another letter of a hall before it is asked about. */
const pause = 400;

/** The hall of a visit: those that are free, the field, and what the day and the hall meet before they are saved. */
export function HallChoice({ day, hall: typed, onChoose, children, ...visit }: HallChoiceProps) {
  const hall = useSettled(typed.trim(), pause);
  return (
    <>
      <FreeHalls day={day} chosen={typed} onChoose={onChoose} />
      {children}
      <VisitClashes {...visit} day={day} {...(hall !== '' && { hall })} />
    </>
  );
}
