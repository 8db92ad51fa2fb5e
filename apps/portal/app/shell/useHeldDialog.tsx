import type { DialogProps } from '@aarambh/ui/Dialog';
import { useState, type ReactNode } from 'react';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/**
 * The ways out of a dialog with a form: while nothing is typed they close it. Otherwise they ask, Back and a navigation too, and a press
 * beside the dialog, which may be a slip, does nothing.
 *
 * @param isChanged - whether something would be lost; asked at the moment of leaving
 * @returns what closes the dialog, and the question, which is drawn in it
 */
export function useHeldDialog(
  isChanged: () => boolean,
  onClose: () => void,
): { readonly close: DialogProps['onClose']; readonly question: ReactNode } {
  const [asks, setAsks] = useState(false);
  return {
    close(reason) {
      if (!isChanged()) onClose();
      else if (reason !== 'outside') setAsks(true);
    },
    question: (
      <UnsavedChangesDialog
        isChanged={isChanged}
        isClosing={asks}
        onClose={onClose}
        onStay={() => setAsks(false)}
      />
    ),
  };
}
