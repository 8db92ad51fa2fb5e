import type { AlertTone } from '../Alert/index.ts';

/** Something to do about an alert, such as "Try again". */
export interface AlertAction {
  label: string;
  onClick: () => void;
  /**
   * Whether the same can be done elsewhere too, so that the alert leaves in its time: Undo. Other actions keep it until it is dismissed.
   * @default false
   */
  isShortcut?: boolean;
}

/** What an alert says: a text, or what puts one together whenever it is read, in the language and at the time of then. */
export type AlertWords = string | (() => string);

/** The words as of now. */
export function wordsNow(words: AlertWords): string;
export function wordsNow(words: AlertWords | undefined): string | undefined;
export function wordsNow(words: AlertWords | undefined): string | undefined {
  return typeof words === 'function' ? words() : words;
}

export interface AlertOptions {
  /** A short heading over the message. */
  title?: AlertWords;
  /** For a message that counts down: the moment, in milliseconds since 1970, until which it is put together anew each second. */
  changesUntil?: number;
  /**
   * Milliseconds until it leaves, or `persist`: it stays until someone dismisses it. An alert with an action stays, but for a shortcut.
   * @default 4000
   */
  duration?: number | 'persist';
  action?: AlertAction;
  /** Alerts with the same key are one alert that counts. By default those with the same tone, title and message. */
  key?: string;
}

/** An alert as it is shown. */
export interface AlertEntry {
  readonly id: string;
  readonly tone: AlertTone;
  readonly message: AlertWords;
  readonly title: AlertWords | undefined;
  /** Until when the message changes by the second. */
  readonly changesUntil: number | undefined;
  readonly action: AlertAction | undefined;
  /** How often it was raised. */
  readonly count: number;
  /** Goes up with each raise and update: what is new has to be read out. */
  readonly revision: number;
}

/** An alert of the past, for the list of recent ones. */
export interface PastAlert {
  readonly id: string;
  readonly tone: AlertTone;
  readonly message: AlertWords;
  readonly title: AlertWords | undefined;
  /** When it was last raised, in milliseconds since 1970. */
  readonly time: number;
}

/** What can be seen of a queue. A new object after each change, the same one in between. */
export interface AlertSnapshot {
  /** The alerts on screen, oldest first. */
  readonly visible: readonly AlertEntry[];
  /** How many wait for a place. */
  readonly waiting: number;
  /** The last ten alerts, newest first. */
  readonly recent: readonly PastAlert[];
}

type Raise = (message: AlertWords, options?: AlertOptions) => string;

/** Alerts and their timers. A plain object: code that knows nothing of React, such as a fetch layer, raises alerts too. */
export interface AlertQueue {
  /** Each of these raises an alert and returns its id. */
  readonly danger: Raise;
  readonly warning: Raise;
  readonly success: Raise;
  readonly info: Raise;
  /** Changes an alert in place, "Sending..." to "Sent", and starts its time again. Does nothing once it has left. */
  readonly update: (id: string, changes: AlertOptions & { tone?: AlertTone; message?: AlertWords }) => void;
  readonly dismiss: (id: string) => void;
  /** Dismisses all, the waiting ones too. */
  readonly clear: () => void;
  /** For people who need longer: while on, no alert leaves by itself. */
  readonly keepUntilDismissed: (isOn: boolean) => void;
  /** Stops all clocks for a reason of the caller's. They go on, with the time that was left, when no reason remains. */
  readonly pause: (reason: string) => void;
  readonly resume: (reason: string) => void;
  /**
   * Says that something shows the alerts from now on, until the returned function is called. Clocks run only then: an alert
   * that nobody can see must not run out.
   */
  readonly show: () => () => void;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getSnapshot: () => AlertSnapshot;
}

/** Milliseconds that an alert is shown by default (specification, section 9). */
export const DEFAULT_ALERT_DURATION = 4000;
const MAX_VISIBLE = 3;
const RECENT = 10;

interface Item {
  entry: AlertEntry;
  key: string;
  duration: number | 'persist';
  /** Milliseconds left when its clock last stopped. */
  remaining: number;
  /** The clock, while it runs. */
  clock: { timer: ReturnType<typeof setTimeout>; startedAt: number } | null;
}

/** Alerts that say the same are one that counts. */
const keyOf = ({ tone, title, message }: Pick<AlertEntry, 'tone' | 'title' | 'message'>): string =>
  JSON.stringify([tone, wordsNow(title), wordsNow(message)]);

const EMPTY: AlertSnapshot = { visible: [], waiting: 0, recent: [] };

/** The snapshot for rendering on a server, where there are no alerts. */
export function getServerSnapshot(): AlertSnapshot {
  return EMPTY;
}

/** Makes a queue of its own, for a test or a second region. An app uses the shared one, `alerts`. */
export function createAlertQueue(): AlertQueue {
  /** In the order in which they get a place. */
  let items: Item[] = [];
  let recent: readonly PastAlert[] = [];
  let snapshot = EMPTY;
  let raised = 0;
  let keepsAll = false;
  let regions = 0;
  const pauses = new Set<string>();
  const listeners = new Set<() => void>();

  /** The first three. When all of them stay, also the first one with a clock: they must not hold it back for ever. */
  function visibleItems(): Item[] {
    const first = items.slice(0, MAX_VISIBLE);
    if (first.some(({ duration }) => duration !== 'persist')) return first;
    const timed = items.find(({ duration }) => duration !== 'persist');
    return timed ? [...first, timed] : first;
  }

  function stopClock(item: Item): void {
    if (!item.clock) return;
    clearTimeout(item.clock.timer);
    item.remaining -= performance.now() - item.clock.startedAt;
    item.clock = null;
  }

  function runClocks(): void {
    const isPaused = keepsAll || pauses.size > 0 || regions === 0;
    const visible = visibleItems();
    for (const item of items) {
      if (isPaused || item.duration === 'persist' || !visible.includes(item)) stopClock(item);
      else if (!item.clock) {
        const timer = setTimeout(() => dismiss(item.entry.id), Math.max(0, item.remaining));
        item.clock = { timer, startedAt: performance.now() };
      }
    }
  }

  function changed(): void {
    runClocks();
    const visible = visibleItems().map(({ entry }) => entry);
    snapshot = { visible, waiting: items.length - visible.length, recent };
    for (const listener of listeners) listener();
  }

  function remember({ id, tone, message, title }: AlertEntry): void {
    const others = recent.filter((past) => past.id !== id);
    recent = [{ id, tone, message, title, time: Date.now() }, ...others].slice(0, RECENT);
  }

  /** Gives an alert new contents and its full time. */
  function renew(item: Item, entry: AlertEntry, duration: number | 'persist' | undefined): void {
    stopClock(item);
    item.entry = entry;
    const isKept = entry.action !== undefined && entry.action.isShortcut !== true;
    item.duration = isKept ? 'persist' : (duration ?? DEFAULT_ALERT_DURATION);
    item.remaining = item.duration === 'persist' ? 0 : item.duration;
    remember(entry);
  }

  /** A failure is not kept waiting behind good news; everything else goes to the end. */
  function placeFor(tone: AlertTone): number {
    const lastVisible = items.findLastIndex((item) => visibleItems().includes(item));
    const firstCalm = items.findIndex(({ entry }, place) => place > lastVisible && entry.tone !== 'danger');
    return tone === 'danger' && firstCalm !== -1 ? firstCalm : items.length;
  }

  function raise(tone: AlertTone, message: AlertWords, options: AlertOptions = {}): string {
    const { title, action, duration, changesUntil } = options;
    const key = options.key ?? keyOf({ tone, title, message });
    let item = items.find((other) => other.key === key);
    const previous = item?.entry;
    const id = previous?.id ?? `alert-${(raised += 1)}`;
    const revision = (previous?.revision ?? 0) + 1;
    const count = (previous?.count ?? 0) + 1;
    const entry = { id, tone, message, title, changesUntil, action, revision, count };
    if (!item) {
      item = { entry, key, duration: 'persist', remaining: 0, clock: null };
      items.splice(placeFor(tone), 0, item);
    }
    renew(item, entry, duration);
    changed();
    return id;
  }

  function dismiss(id: string): void {
    const item = items.find(({ entry }) => entry.id === id);
    if (!item) return;
    stopClock(item);
    items = items.filter((other) => other !== item);
    changed();
  }

  return {
    danger: (message, options) => raise('danger', message, options),
    warning: (message, options) => raise('warning', message, options),
    success: (message, options) => raise('success', message, options),
    info: (message, options) => raise('info', message, options),
    dismiss,
    update(id, { duration, key, ...changes }) {
      const item = items.find(({ entry }) => entry.id === id);
      if (!item) return;
      const entry = { ...item.entry, ...changes, revision: item.entry.revision + 1 };
      item.key = key ?? keyOf(entry);
      renew(item, entry, duration);
      changed();
    },
    clear() {
      for (const item of items) stopClock(item);
      items = [];
      changed();
    },
    keepUntilDismissed(isOn) {
      keepsAll = isOn;
      runClocks();
    },
    pause(reason) {
      pauses.add(reason);
      runClocks();
    },
    resume(reason) {
      pauses.delete(reason);
      runClocks();
    },
    show() {
      regions += 1;
      runClocks();
      return () => {
        regions -= 1;
        runClocks();
      };
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    getSnapshot: () => snapshot,
  };
}

/** The alerts of the app: raise them from anywhere, one `AlertRegion` shows them. */
export const alerts: AlertQueue = createAlertQueue();
