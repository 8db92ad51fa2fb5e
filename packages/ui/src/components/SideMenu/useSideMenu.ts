import { useCallback, useId, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { narrowQuery } from './breakpoint.ts';

/** Whether the side menu is open, shared by the menu and the button that toggles it. */
export interface SideMenuState {
  /** Id of the menu's element, which the toggle controls. */
  id: string;
  /** The window is 600 px wide or narrower; `undefined` until the browser has told. */
  isNarrow: boolean | undefined;
  /** `undefined` until the browser has told: the style sheet then goes by the width alone. */
  isExpanded: boolean | undefined;
  setExpanded: (isExpanded: boolean) => void;
}

/** What {@link useSideMenu} takes. */
export interface SideMenuOptions {
  /**
   * Where the browser keeps the reader's choice on wide windows; `null` does not keep it.
   * @default 'aarambh-side-menu'
   */
  storageKey?: string | null;
}

/**
 * The state of the side menu: expanded in a window wider than 600 px and collapsed in a narrower one (specification, section 2).
 * On a wide window the reader's choice is kept for the next visit; a narrow window always starts collapsed.
 */
export function useSideMenu({ storageKey = 'aarambh-side-menu' }: SideMenuOptions = {}): SideMenuState {
  const id = useId();
  const isNarrow = useMediaQuery(narrowQuery);
  const [isWideExpanded, setWideExpanded] = useKeptChoice(storageKey);
  const [isNarrowExpanded, setNarrowExpanded] = useState(false);

  // A window that has become narrow does not open over the page by itself.
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  if (wasNarrow !== isNarrow) {
    setWasNarrow(isNarrow);
    setNarrowExpanded(false);
  }

  const setExpanded = useCallback(
    (isExpanded: boolean) => (isNarrow ? setNarrowExpanded(isExpanded) : setWideExpanded(isExpanded)),
    [isNarrow, setWideExpanded],
  );
  return {
    id,
    isNarrow,
    isExpanded: isNarrow === undefined ? undefined : isNarrow ? isNarrowExpanded : isWideExpanded,
    setExpanded,
  };
}

/** Told when this tab changes a choice; other tabs tell by `storage` events. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the menu is to be expanded, as kept in the browser; where nothing may be kept, as chosen on this page. */
function useKeptChoice(storageKey: string | null): [boolean, (isExpanded: boolean) => void] {
  const [chosen, setChosen] = useState(true);
  const kept = useSyncExternalStore(
    subscribe,
    () => read(storageKey),
    () => null,
  );
  const keep = useCallback(
    (isExpanded: boolean) => {
      setChosen(isExpanded);
      write(storageKey, isExpanded ? 'expanded' : 'collapsed');
      listeners.forEach((listener) => listener());
    },
    [storageKey],
  );
  return [kept === null ? chosen : kept !== 'collapsed', keep];
}

/** Browsers that keep nothing throw on the attempt. */
function read(storageKey: string | null): string | null {
  try {
    return storageKey === null ? null : localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(storageKey: string | null, value: string): void {
  try {
    if (storageKey !== null) localStorage.setItem(storageKey, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
