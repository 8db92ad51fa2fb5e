import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useSyncExternalStore } from 'react';
import * as en from '../../messages/english/alertRegion.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { AlertFace } from '../Alert/AlertFace.tsx';
import { list } from './AlertRegion.css.ts';
import { alerts, getServerSnapshot, wordsNow, type AlertQueue } from './alertQueue.ts';

export type RecentAlertsProps = RootProps<'section', 'aria-label'> & {
  /** Writes the moment at which an alert came, in the format and the time zone of the app: `10:00 am`. */
  readonly formatTime: (moment: Date) => string;
  /** The alerts to list. @default the shared `alerts` */
  readonly queue?: AlertQueue;
  readonly messages?: Partial<UiMessages['alertRegion']>;
};

/** The last ten alerts with their times, newest first: for whoever missed one. Place it where an app keeps such things. */
export const RecentAlerts = withRef(function RecentAlerts({
  formatTime,
  queue = alerts,
  messages: messageOverrides,
  ...rest
}: RecentAlertsProps) {
  const messages = useMessages('alertRegion', en.alertRegion, messageOverrides);
  const { recent } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, getServerSnapshot);
  return (
    <section {...rest} aria-label={messages.recent} data-component="RecentAlerts">
      {recent.length === 0 && <p>{messages.noneRecent}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
      <ol role="list" className={list}>
        {recent.map(({ id, tone, title, time, message }) => {
          const moment = new Date(time);
          return (
            <li key={id}>
              <AlertFace tone={tone} title={wordsNow(title)}>
                <time dateTime={moment.toISOString()}>{formatTime(moment)}</time> {wordsNow(message)}
              </AlertFace>
            </li>
          );
        })}
      </ol>
    </section>
  );
});
