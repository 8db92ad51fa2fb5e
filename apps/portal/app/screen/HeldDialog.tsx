import { Dialog, type DialogProps } from '@aarambh/ui/Dialog';
import { Panel, type PanelProps } from '@aarambh/ui/Panel';
import { use, useState } from 'react';
import { HolderContext, type Holder } from './holder.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/** The ways out of a dialog or a panel: while no form in it holds something they close it. Otherwise they ask, Back and a navigation too. */
function useHolder(isOpen: boolean, onClose: DialogProps['onClose']) {
  const [asks, setAsks] = useState(false);
  const [forms] = useState(() => new Set<() => boolean>());
  const isChanged = (): boolean => isOpen && [...forms].some((each) => each());
  const holder: Holder = {
    hold(form) {
      forms.add(form);
      return () => forms.delete(form);
    },
    close(reason) {
      if (!isChanged()) onClose(reason);
      // A press beside it may be a slip: what is typed stays.
      else if (reason !== 'outside') setAsks(true);
    },
  };
  const question = (
    <UnsavedChangesDialog
      isChanged={isChanged}
      isClosing={asks}
      onClose={() => {
        setAsks(false);
        onClose('button');
      }}
      onStay={() => setAsks(false)}
    />
  );
  return { holder, question };
}

/** A dialog with a form in it. What was typed is not lost by a slip: see {@link HeldForm}, and `useCloseHeld` for a button that closes it. */
export function HeldDialog({ children, ...props }: DialogProps) {
  const { holder, question } = useHolder(props.isOpen, props.onClose);
  return (
    <HolderContext value={holder}>
      <Dialog {...props} onClose={holder.close}>
        {children}
        {question}
      </Dialog>
    </HolderContext>
  );
}

/** As {@link HeldDialog}, for a panel. */
export function HeldPanel({ children, ...props }: PanelProps) {
  const { holder, question } = useHolder(props.isOpen, props.onClose);
  return (
    <HolderContext value={holder}>
      <Panel {...props} onClose={holder.close} closeOnNavigate={false}>
        {children}
        {question}
      </Panel>
    </HolderContext>
  );
}

/** Closes the dialog or the panel around, as its own button does. */
export function useCloseHeld(): () => void {
  const holder = use(HolderContext);
  return () => holder?.close('button');
}
