import { useCallback, useEffect, useMemo, useState } from 'react';

/** Whether the palette is open, and what changes it. */
export interface CommandPaletteState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Opens and closes a CommandPalette, also by Ctrl + K, on a Mac ⌘ + K. Call it once in an app. */
export function useCommandPalette(): CommandPaletteState {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const hasOneModifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
      // Not by a function of the key: autofill and password managers send events without one.
      const isKey = event.key === 'k' || event.key === 'K';
      if (!isKey || !hasOneModifier || event.defaultPrevented) return;
      // The browser would go to its own search box.
      event.preventDefault();
      if (!event.repeat) setIsOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  return useMemo(() => ({ isOpen, open, close }), [isOpen, open, close]);
}
