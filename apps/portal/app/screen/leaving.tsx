import { useState, type ComponentType } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router';

/** What is asked before a form that holds something is left. */
export type LeaveQuestion = ComponentType<{
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}>;

/** A form in the page. */
export interface HeldForm {
  /** Whether something would be lost; asked at the moment of leaving. */
  readonly isChanged: () => boolean;
  /** Names the form that an address shows. */
  readonly formOf: ((location: Location) => string) | undefined;
  readonly Question: LeaveQuestion;
}

const forms = new Set<HeldForm>();

/**
 * Holds a form until it leaves the page.
 *
 * @returns a function that lets go of it
 */
export function holdForm(form: HeldForm): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

type Step = Readonly<Record<'currentLocation' | 'nextLocation', Location>>;

/** The form that a step would take something from. */
const losing = (step?: Step): HeldForm | undefined =>
  [...forms].find(
    ({ isChanged, formOf }) =>
      isChanged() &&
      (step === undefined ||
        formOf === undefined ||
        formOf(step.currentLocation) !== formOf(step.nextLocation)),
  );

const isLosing = (step: Step): boolean => losing(step) !== undefined;

/**
 * Asks before a navigation, for all forms of the page: the router hears only one. The browser itself asks when the page is closed.
 * Goes around all screens.
 */
export function LeaveGuard() {
  const blocker = useBlocker(isLosing);
  // The router tells with low priority that the question is answered; on the screen it is over at once.
  const [answered, setAnswered] = useState<typeof blocker>();
  const [Question, setQuestion] = useState<LeaveQuestion>();
  useBeforeUnload((event) => {
    if (losing() !== undefined) event.preventDefault();
  });
  const isBlocked = blocker.state === 'blocked';
  // It stays while it leaves the screen.
  const asked = isBlocked ? losing()?.Question : undefined;
  if (asked !== undefined && asked !== Question) setQuestion(() => asked);
  return (
    Question !== undefined && (
      <Question
        isOpen={isBlocked && answered !== blocker}
        onLeave={() => {
          setAnswered(blocker);
          blocker.proceed?.();
        }}
        onStay={() => {
          setAnswered(blocker);
          blocker.reset?.();
        }}
      />
    )
  );
}
