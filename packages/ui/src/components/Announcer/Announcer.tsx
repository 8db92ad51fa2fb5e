import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isShadow } from '../../dom/roots.ts';
import { useHolder } from '../../hooks/useHolder.ts';
import { useModalDialog, useRoot } from '../../hooks/useModalDialog.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { Announcement, AnnouncerStore, Politeness } from './announcerStore.ts';

const none: readonly Announcement[] = [];
const emptySnapshot = (): readonly Announcement[] => none;

/** Filled by Provider. */
export const AnnounceContext = createContext<AnnouncerStore['announce'] | undefined>(undefined);

const saysNothing: AnnouncerStore['announce'] = () => {};

/**
 * Returns the function that makes a screen reader say something. It changes nothing that is seen, so never use it for
 * what sighted people need too. Silent outside a Provider.
 */
export function useAnnounce(): (text: string, politeness?: Politeness) => void {
  return useContext(AnnounceContext) ?? saysNothing;
}

/**
 * The two live regions of a page, mounted once by Provider. They are in the page before anything is said, because
 * screen readers miss a region that arrives together with its text. While a native modal `dialog` is open they are in it: the rest of the
 * page is inert, and nothing is read out from there.
 */
export function LiveRegions({ store }: { store: AnnouncerStore }) {
  const placeRef = useRef<HTMLTemplateElement>(null);
  const root = useRoot(placeRef);
  const dialog = useModalDialog(root);
  const holder = useHolder(dialog ?? (isShadow(root) ? root : null), true);
  return (
    <>
      <template ref={placeRef} />
      {holder ? createPortal(<BothRegions store={store} />, holder) : <BothRegions store={store} />}
    </>
  );
}

/** What was said this long before the regions changed their place may not have been read out there, in milliseconds. */
const unheard = 500;

function BothRegions({ store }: { store: AnnouncerStore }) {
  const announcements = useSyncExternalStore(store.subscribe, store.current, emptySnapshot);
  const [since] = useState(() => performance.now() - unheard);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  const heard = isThere ? announcements.filter(({ at }) => at >= since) : none;
  return (
    // react-aria hides everything outside an open dialog except elements with this attribute.
    <VisuallyHidden data-live-announcer="true">
      <LiveRegion politeness="polite" announcements={heard} />
      <LiveRegion politeness="assertive" announcements={heard} />
    </VisuallyHidden>
  );
}
function LiveRegion({
  politeness,
  announcements,
}: {
  politeness: Politeness;
  announcements: readonly Announcement[];
}) {
  return (
    <span role="log" aria-live={politeness} aria-relevant="additions" data-part={politeness}>
      {announcements
        .filter((item) => item.politeness === politeness)
        .map((item) => (
          <span key={item.id}>{item.text} </span>
        ))}
    </span>
  );
}
