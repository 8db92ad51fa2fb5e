import { Alert } from '@aarambh/ui/Alert';
import { Container } from '@aarambh/ui/Container';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { clockTime } from '#app/session/clockTime.ts';
import { onServerAwaited, serverAwaited } from '#app/session/waitForServer.ts';
import * as styles from './frame.css.ts';
import { useIsOnline } from './useIsOnline.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Says that there is no network for as long as the device says so, or that calls wait for a server with too much to do, and until when. */
export function ConnectionNotice({ width }: { readonly width: 'sm' | 'xl' }) {
  const isOnline = useIsOnline();
  const retryAt = useSyncExternalStore(onServerAwaited, serverAwaited, () => null);
  const { t } = useTranslation();
  if (!isOnline) return <Notice width={width} tone="warning" text={t('app.offline')} />;
  return retryAt === null ? null : <Waiting key={retryAt} retryAt={retryAt} width={width} />;
}

function Waiting({ retryAt, width }: { readonly retryAt: number; readonly width: 'sm' | 'xl' }) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(retryAt);
  const [whole] = useState(seconds);
  if (seconds === null || seconds === 0) return null;
  const text = t('app.crowd', { time: clockTime(seconds) });
  // Heard once, not each second.
  return <Notice width={width} tone="info" text={text} isAnnounced={seconds === whole} />;
}

interface NoticeProps {
  readonly width: 'sm' | 'xl';
  readonly tone: 'info' | 'warning';
  readonly text: string;
  readonly isAnnounced?: boolean;
}

const Notice = ({ width, tone, text, isAnnounced = true }: NoticeProps) => (
  <Container width={width} className={styles.notice}>
    <Alert tone={tone} isAnnounced={isAnnounced}>
      {text}
    </Alert>
  </Container>
);
