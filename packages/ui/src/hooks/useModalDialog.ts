import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react';
import { topModalDialog, watchModalDialogs } from '../dom/modalDialogs.ts';
import { rootOf, type Root } from '../dom/roots.ts';
import { useClientLayoutEffect } from './useClientLayoutEffect.ts';

/** The document or the shadow root that an element is in, once it is there. */
export function useRoot(placeRef: RefObject<Element | null>): Root | undefined {
  const [root, setRoot] = useState<Root>();
  useClientLayoutEffect(() => setRoot(rootOf(placeRef.current)), [placeRef]);
  return root;
}

/** The native modal `dialog` that makes the rest of a document inert now. */
export function useModalDialog(root: Root | undefined): HTMLDialogElement | null {
  const subscribe = useCallback(
    (onChange: () => void) => (root ? watchModalDialogs(root, onChange) : () => {}),
    [root],
  );
  return useSyncExternalStore(
    subscribe,
    () => (root ? topModalDialog(root) : null),
    () => null,
  );
}
