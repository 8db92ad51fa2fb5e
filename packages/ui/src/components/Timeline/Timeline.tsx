import type { ReactElement, ReactNode } from 'react';
import { useProvider } from '../Provider/index.ts';
import * as styles from './Timeline.css.ts';

/** One thing that has happened, or will. */
export interface TimelineEvent {
  /** Unique in the timeline. */
  id: string;
  /** What happened: `Applied`. */
  title: string;
  /** When: a moment, or a text where the moment is not known. */
  time?: Date | string;
  /** More about it. */
  description?: ReactNode;
  /** In the mark, which is a dot without it. */
  icon?: ReactElement;
  /** @default 'neutral' */
  tone?: 'neutral' | 'action' | 'success' | 'warning' | 'danger';
  /**
   * Where things stand now.
   * @default false
   */
  isCurrent?: boolean;
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** What it is the history of. */
  label: string;
  /** In the order in which they are to be read. */
  events: readonly TimelineEvent[];
  /**
   * How moments are written.
   * @default { dateStyle: 'medium', timeStyle: 'short' }
   */
  timeFormat?: Intl.DateTimeFormatOptions;
}

const defaultFormat: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** What happened to one thing, step after step: an application, a payment, a record's history. */
export function Timeline({ label, events, timeFormat = defaultFormat }: TimelineProps): ReactNode {
  const { locale } = useProvider();
  const format = new Intl.DateTimeFormat(locale, timeFormat);
  return (
    <ol
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
      role="list"
      aria-label={label}
      className={styles.list}
      data-component="Timeline"
    >
      {events.map(({ id, title, time, description, icon, tone = 'neutral', isCurrent = false }) => (
        <li key={id} className={styles.event} aria-current={isCurrent ? 'step' : undefined} data-part="event">
          <span className={styles.marker} data-tone={tone} aria-hidden>
            {icon}
          </span>
          <div className={styles.title}>{title}</div>
          {time instanceof Date ? (
            <time dateTime={time.toISOString()} className={styles.time}>
              {format.format(time)}
            </time>
          ) : (
            time !== undefined && <span className={styles.time}>{time}</span>
          )}
          {description !== undefined && <div className={styles.description}>{description}</div>}
        </li>
      ))}
    </ol>
  );
}
