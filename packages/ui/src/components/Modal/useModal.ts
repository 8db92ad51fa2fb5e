import { useState, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { onBackGesture, onNavigation } from './closeRequests.ts';
import { pushLayer, type DismissReason } from './dismissStack.ts';
import { pressOfNow } from './doublePress.ts';
import { rememberFocus, type FocusOrigin } from './focus.ts';

/** `closing`: the reader is back in the page already, only the picture is still leaving. */
export type ModalPhase = 'closed' | 'open' | 'closing';

/** What {@link useModal} needs to know. */
export interface ModalOptions {
  isOpen: boolean;
  /** Asked to close; nothing closes until `isOpen` becomes false. */
  onDismiss: (reason: DismissReason) => void;
  /** Whether Escape, the backdrop and the back gesture close it. */
  isDismissable: boolean;
  /** Whether going to another page closes it. */
  closeOnNavigate: boolean;
  /** Whether an address shows it, so that going back closes it as any page. */
  hasAddress: boolean;
  /** Element with the role. */
  dialogRef: RefObject<HTMLElement | null>;
}

/**
 * When a modal surface comes and goes: what asks it to close, and how long its picture still leaves. The DOM goes after the duration of the
 * dialog's own animation, by a timer, because an animation never ends in a hidden tab.
 *
 * @returns the phase, where focus was when it opened, and the press that opened it
 */
export function useModal(options: ModalOptions): {
  phase: ModalPhase;
  origin: FocusOrigin | undefined;
  openedBy: ReturnType<typeof pressOfNow>;
} {
  const { isOpen, isDismissable, closeOnNavigate, hasAddress, dialogRef } = options;
  const [phase, setPhase] = useState<ModalPhase>('closed');
  const [origin, setOrigin] = useState<FocusOrigin>();
  const [openedBy, setOpenedBy] = useState<ReturnType<typeof pressOfNow>>();
  const latest = useLatest(options);

  // While rendering: the commit that opens the modal may replace or remove what was pressed.
  if (isOpen && phase !== 'open') {
    setPhase('open');
    setOrigin(rememberFocus());
    setOpenedBy(pressOfNow());
  }
  if (!isOpen && phase === 'open') setPhase('closing');

  useClientLayoutEffect(() => {
    if (phase !== 'open') return undefined;
    const dismiss = (reason: DismissReason): void => {
      if (latest.current.isDismissable) latest.current.onDismiss(reason);
    };
    // A modal that cannot be dismissed still takes Escape, so that the layer below does not close instead.
    const release = [pushLayer(dismiss, hasAddress ? 'leaves' : 'closes')];
    if (isDismissable) release.push(onBackGesture(() => dismiss('back')));
    if (closeOnNavigate) release.push(onNavigation(() => latest.current.onDismiss('navigation')));
    return () => release.forEach((undo) => undo());
  }, [phase, isDismissable, closeOnNavigate, hasAddress, latest]);

  useClientLayoutEffect(() => {
    if (phase !== 'closing') return undefined;
    const duration = dialogRef.current ? animationTime(dialogRef.current) : 0;
    if (duration === 0) {
      setPhase('closed');
      return undefined;
    }
    const timer = setTimeout(() => setPhase('closed'), duration);
    return () => clearTimeout(timer);
  }, [phase, dialogRef]);

  return { phase, origin, openedBy };
}

/** Milliseconds that the element's own animation takes; none under reduced motion, where the style sheet has no animation. */
function animationTime(element: Element): number {
  const { animationName, animationDuration } = getComputedStyle(element);
  return animationName === 'none' ? 0 : Number.parseFloat(animationDuration) * 1000 || 0;
}
