import { describe, expect, it } from 'vitest';
import { countdownNews, formatCountdown, secondsLeft, untilNextSecond } from './countdown.ts';

describe('the count', () => {
  it('starts at the full wait and ends at nought', () => {
    expect(secondsLeft(60_000, 0)).toBe(60);
    expect(secondsLeft(60_000, 1)).toBe(60);
    expect(secondsLeft(60_000, 59_999)).toBe(1);
    expect(secondsLeft(60_000, 60_000)).toBe(0);
    expect(secondsLeft(60_000, 90_000)).toBe(0);
  });

  it('is looked at again when it changes', () => {
    expect(untilNextSecond(60_000, 0)).toBe(1000);
    expect(untilNextSecond(60_000, 300)).toBe(700);
    expect(secondsLeft(60_000, 300 + untilNextSecond(60_000, 300))).toBe(59);
  });

  it.each([
    [60, '01:00'],
    [42, '00:42'],
    [0, '00:00'],
    [605, '10:05'],
    [6000, '100:00'],
  ])('%i seconds read %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});

describe('countdownNews', () => {
  it('speaks at the start, at 30, at 10 and at the end', () => {
    const spoken: string[] = [];
    let before: number | null = null;
    for (let now = 60; now >= 0; now -= 1) {
      const news = countdownNews(before, now);
      if (news) spoken.push(`${now} ${news}`);
      before = now;
    }
    expect(spoken).toEqual(['60 started', '30 remaining', '10 remaining', '0 over']);
  });

  it('speaks once after a sleep that skipped both marks', () => {
    expect(countdownNews(45, 4)).toBe('remaining');
    expect(countdownNews(45, 0)).toBe('over');
  });

  it('says nothing when there was nothing to wait for', () => {
    expect(countdownNews(null, 0)).toBeNull();
    expect(countdownNews(0, 0)).toBeNull();
  });
});
