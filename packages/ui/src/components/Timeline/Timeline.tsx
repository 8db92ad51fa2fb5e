import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

/** One thing that has happened, or will. */
export interface TimelineEvent {
  /** Unique in the timeline. */
  id: string;
  /** What happened: `Applied`. */
  title: string;
  /** When, as the app writes it: `21 Nov 2026, 10:00 am`, or `Next week`. */
  time?: string;
  /** The moment that `time` names, for programs: the `datetime` of a `<time>`. */
  moment?: Date;
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
export interface TimelineProps extends RootProps<'ol', 'aria-label' | 'role'> {
  /** What it is the history of. */
  label: string;
  /** In the order in which they are to be read. */
  events: readonly TimelineEvent[];
}

/** What happened to one thing, step after step: an application, a payment, a record's history. */
export const Timeline = withRef(function Timeline({
  label,
  events,
  className,
  ...rest
}: TimelineProps): ReactNode {
  return (
    <ol
      {...rest}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
      role="list"
      aria-label={label}
      className={classNames(styles.list, className)}
      data-component="Timeline"
    >
      {events.map(({ id, title, time, moment, description, icon, tone = 'neutral', isCurrent = false }) => (
        <li key={id} className={styles.event} aria-current={isCurrent ? 'step' : undefined} data-part="event">
          <span className={styles.marker} data-tone={tone} aria-hidden>
            {icon}
          </span>
          <div className={styles.title}>{title}</div>
          {moment === undefined ? (
            time !== undefined && <span className={styles.time}>{time}</span>
          ) : (
            <time dateTime={moment.toISOString()} className={styles.time}>
              {time}
            </time>
          )}
          {description !== undefined && <div className={styles.description}>{description}</div>}
        </li>
      ))}
    </ol>
  );
});
