import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LeaveDialog } from './LeaveDialog.tsx';

interface UnsavedChangesProps {
  /** Whether something would be lost. */
  readonly isChanged: boolean;
}

/** Asks before a navigation that would lose what was filled in; closing the window asks in the browser's own words. */
export function UnsavedChanges({ isChanged }: UnsavedChangesProps) {
  const blocker = useBlocker(isChanged);
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
