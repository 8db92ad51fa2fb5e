import { useMediaQuery } from '../../hooks/useMediaQuery.ts';

/** Where a list opens. `auto`: under its field, and on phones over the whole screen. */
export type Presentation = 'auto' | 'panel' | 'tray';

/** A finger on a small screen. */
const PHONE = '(pointer: coarse) and (max-width: 599.98px)';

/** Whether a list takes the whole screen. */
export function useIsTray(presentation: Presentation): boolean {
  const isPhone = useMediaQuery(PHONE) ?? false;
  return presentation === 'tray' || (presentation === 'auto' && isPhone);
}
