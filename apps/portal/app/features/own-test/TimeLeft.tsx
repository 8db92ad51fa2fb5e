import { useAnnounce } from '@aarambh/ui/Announcer';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { clock } from '#app/session/session.ts';
import { timeLeft } from './timeLeft.ts';

/** Seconds before the end at which it is said how long there is. */
const told: readonly number[] = [600, 300, 60];

interface TimeLeftProps {
  /** ISO, by the server's clock. */
  readonly endsAt: string;
  /** Once nothing is left. */
  readonly onEnd: () => void;
}

/** How long there is, by the second for who sees it; said aloud ten, five and one minute before the end (WCAG 2.2.1). */
export function TimeLeft({ endsAt, onEnd }: TimeLeftProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt));
  const look = useEffectEvent(() => {
    const left = secondsTo(endsAt);
    const passed = told.find((mark) => seconds > mark && left <= mark);
    if (passed !== undefined) announce(t('own-test.minutesLeft', { count: passed / 60 }));
    setSeconds(left);
    if (left <= 0 && seconds > 0) onEnd();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text role="timer" weight="bold" isTabular>
      {t('own-test.timeLeft', { time: timeLeft(seconds) })}
    </Text>
  );
}

const secondsTo = (endsAt: string): number =>
  Math.max(0, Math.round((Date.parse(endsAt) - clock.now()) / 1000));
