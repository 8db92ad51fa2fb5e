/**
 * `polite` waits until the reader pauses; `assertive` interrupts and is for what must be known at once,
 * such as work that failed.
 */
export type Politeness = 'polite' | 'assertive';

/** A text that is in a live region now. */
export type Announcement = {
  readonly id: number;
  readonly text: string;
  readonly politeness: Politeness;
  /** When it was said, in milliseconds as `performance.now()` counts them. */
  readonly at: number;
};

export type AnnouncerStore = {
  readonly announce: (text: string, politeness?: Politeness) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => readonly Announcement[];
};

/**
 * How long a text stays in its region, in milliseconds: long enough for a screen reader that is busy, short enough
 * that nobody finds old texts when reading to the end of the page.
 */
export const announcementLifetime = 7000;

/** Holds the texts of the live regions. Each announcement is a new element, so a repeated text is read again. */
export function createAnnouncerStore(): AnnouncerStore {
  let announcements: readonly Announcement[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const update = (next: readonly Announcement[]): void => {
    announcements = next;
    for (const listener of listeners) listener();
  };
  return {
    announce(text, politeness = 'polite') {
      if (text.trim() === '') return;
      const id = nextId++;
      update([...announcements, { id, text, politeness, at: performance.now() }]);
      setTimeout(() => update(announcements.filter((item) => item.id !== id)), announcementLifetime);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => announcements,
  };
}
