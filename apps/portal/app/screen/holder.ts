import type { DialogProps } from '@aarambh/ui/Dialog';
import { createContext } from 'react';

/** A dialog or a panel that asks before it closes over a form that holds something. */
export interface Holder {
  /** @returns a function that lets go of the form */
  readonly hold: (isChanged: () => boolean) => () => void;
  readonly close: DialogProps['onClose'];
}

/** The holder around a form; null where the form stands in the page. */
export const HolderContext = createContext<Holder | null>(null);
