import { useRef, useState, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { onBackGesture, onNavigation } from './closeRequests.ts';
import { pushLayer, type DismissReason } from './dismissStack.ts';
import { rememberFocus, restoreFocus, wrapTab, type FocusOrigin } from './focus.ts';
import { holdInert, inertOutside } from './inertOutside.ts';
import { lockScroll } from './scrollLock.ts';

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
  /** Takes focus on opening, instead of the dialog itself. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** What a modal surface is drawn from. */
export interface ModalState {
  phase: ModalPhase;
  /** Element that fills the screen: backdrop and dialog. */
  layerRef: RefObject<HTMLDivElement | null>;
  /** Element with the role. */
  dialogRef: RefObject<HTMLDivElement | null>;
}

/**
 * The life of a modal surface. While open: the rest of the page is inert and does not scroll, Escape, the back gesture and a navigation ask
 * to close, Tab stays inside. As soon as it is told to close, all of that is undone and focus goes back, and what still
 * fades or slides out is inert; the DOM goes after the duration of the dialog's own animation, by a timer, because
 * `animationend` never comes in a hidden tab.
 */
export function useModal(options: ModalOptions): ModalState {
  const { isOpen, isDismissable, closeOnNavigate } = options;
  const [phase, setPhase] = useState<ModalPhase>('closed');
  const layerRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  /** Makes the layer reachable again that was made inert when it began to leave. */
  const reach = useRef(() => {});
  const latest = useLatest(options);

  // Looked up while rendering: the commit that opens the modal may replace or remove what was pressed.
  const [wasOpen, setWasOpen] = useState(false);
  const [origin, setOrigin] = useState<FocusOrigin>();
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOrigin(rememberFocus());
  }

  useClientLayoutEffect(() => {
    if (isOpen) setPhase('open');
    else setPhase((current) => (current === 'open' ? 'closing' : current));
  }, [isOpen]);

  useClientLayoutEffect(() => {
    const [layer, dialog] = [layerRef.current, dialogRef.current];
    if (phase !== 'open' || !layer || !dialog) return undefined;
    reach.current();
    const release = [inertOutside(layer), lockScroll()];
    const onTab = (event: KeyboardEvent): void => wrapTab(event, dialog);
    dialog.addEventListener('keydown', onTab);
    if (!dialog.contains(document.activeElement)) {
      (latest.current.initialFocusRef?.current ?? dialog).focus({ preventScroll: true });
    }
    return () => {
      dialog.removeEventListener('keydown', onTab);
      release.forEach((undo) => undo());
      reach.current = holdInert(layer);
      if (origin) restoreFocus(origin, layer);
    };
  }, [phase, origin, latest]);

  useClientLayoutEffect(() => {
    if (phase !== 'open') return undefined;
    const dismiss = (reason: DismissReason): void => {
      if (latest.current.isDismissable) latest.current.onDismiss(reason);
    };
    // A modal that cannot be dismissed still takes Escape, so that the layer below does not close instead.
    const release = [pushLayer(dismiss)];
    if (isDismissable) release.push(onBackGesture(() => dismiss('back')));
    if (closeOnNavigate) release.push(onNavigation(() => latest.current.onDismiss('navigation')));
    return () => release.forEach((undo) => undo());
  }, [phase, isDismissable, closeOnNavigate, latest]);

  useClientLayoutEffect(() => {
    if (phase !== 'closing') return undefined;
    const duration = dialogRef.current ? animationTime(dialogRef.current) : 0;
    if (duration === 0) {
      setPhase('closed');
      return undefined;
    }
    const timer = setTimeout(() => setPhase('closed'), duration);
    return () => clearTimeout(timer);
  }, [phase]);

  return { phase, layerRef, dialogRef };
}

/** Milliseconds that the element's own animation takes; none under reduced motion, where the style sheet has no animation. */
function animationTime(element: Element): number {
  const { animationName, animationDuration } = getComputedStyle(element);
  return animationName === 'none' ? 0 : Number.parseFloat(animationDuration) * 1000 || 0;
}
