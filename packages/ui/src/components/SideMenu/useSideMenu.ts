import { useCallback, useId, useState } from 'react';
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

/**
 * The state of the side menu: with each page that is loaded it starts expanded in a window wider than 600 px and collapsed in a
 * narrower one (specification, section 2). It is not kept between pages.
 */
export function useSideMenu(): SideMenuState {
  const id = useId();
  const isNarrow = useMediaQuery(narrowQuery);
  const [isWideExpanded, setWideExpanded] = useState(true);
  const [isNarrowExpanded, setNarrowExpanded] = useState(false);

  // A window that has become narrow does not open over the page by itself.
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  if (wasNarrow !== isNarrow) {
    setWasNarrow(isNarrow);
    setNarrowExpanded(false);
  }

  const setExpanded = useCallback(
    (isExpanded: boolean) => (isNarrow ? setNarrowExpanded(isExpanded) : setWideExpanded(isExpanded)),
    [isNarrow],
  );
  return {
    id,
    isNarrow,
    isExpanded: isNarrow === undefined ? undefined : isNarrow ? isNarrowExpanded : isWideExpanded,
    setExpanded,
  };
}
