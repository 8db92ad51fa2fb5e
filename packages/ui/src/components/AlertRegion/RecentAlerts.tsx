import { useSyncExternalStore } from 'react';
import * as en from '../../messages/english/alertRegion.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { AlertFace } from '../Alert/AlertFace.tsx';
import { useProvider } from '../Provider/index.ts';
import { list } from './AlertRegion.css.ts';
import { alerts, getServerSnapshot, type AlertQueue } from './alertQueue.ts';

export type RecentAlertsProps = {
  /** The alerts to list. @default the shared `alerts` */
  readonly queue?: AlertQueue;
  readonly messages?: Partial<UiMessages['alertRegion']>;
};

/** The last ten alerts with their times, newest first: for whoever missed one. Place it where an app keeps such things. */
export function RecentAlerts({ queue = alerts, messages: messageOverrides }: RecentAlertsProps) {
  const messages = useMessages('alertRegion', en.alertRegion, messageOverrides);
  const { locale } = useProvider();
  const { recent } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, getServerSnapshot);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (
    <section aria-label={messages.recent} data-component="RecentAlerts">
      {recent.length === 0 && <p>{messages.noneRecent}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
      <ol role="list" className={list}>
        {recent.map((alert) => (
          <li key={alert.id}>
            <AlertFace tone={alert.tone} title={alert.title}>
              <time dateTime={new Date(alert.time).toISOString()}>{time.format(alert.time)}</time>{' '}
              {alert.message}
            </AlertFace>
          </li>
        ))}
      </ol>
    </section>
  );
}
