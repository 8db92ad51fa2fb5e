import { createContext, useContext, useSyncExternalStore } from 'react';
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
 * screen readers miss a region that arrives together with its text.
 */
export function LiveRegions({ store }: { store: AnnouncerStore }) {
  const announcements = useSyncExternalStore(store.subscribe, store.current, emptySnapshot);
  return (
    // react-aria hides everything outside an open dialog except elements with this attribute.
    <VisuallyHidden data-live-announcer="true">
      <LiveRegion politeness="polite" announcements={announcements} />
      <LiveRegion politeness="assertive" announcements={announcements} />
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
