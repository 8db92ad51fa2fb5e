import { useSyncExternalStore } from 'react';
import { wordsNow, type AlertWords } from './alertQueue.ts';

interface ChangingWordsProps {
  readonly words: AlertWords;
  /** The moment, in milliseconds since 1970, until which they change by the second. */
  readonly until: number | undefined;
}

/** Words as of now. Apart from the alert around them, so that the name of its button stands still while they count down. */
export function ChangingWords({ words, until = 0 }: ChangingWordsProps) {
  const secondsLeft = (): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  useSyncExternalStore(everySecond, secondsLeft, secondsLeft);
  return wordsNow(words);
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}
