/** The phone that paints are measured on. */
import type { Page } from 'playwright';

/** A mid-range phone on slow 4G: the profile that Lighthouse uses for mobile. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const cpuSlowdown = 4;

/** Milliseconds since the visit began. */
export interface Paints {
  first: number;
  largest: number;
  /** Sum of what every task of the load took beyond 50 ms. */
  blocking: number;
  /** When the heading stood there and nothing of the screen was awaited any more; 0 where it has no heading. */
  complete: number;
  /** How far what was drawn moved without being asked (cumulative layout shift). */
  shift: number;
}

declare global {
  interface Window {
    benchPaints: Paints;
    /** How many milliseconds each press waited for the next picture; those under 16 are left out. */
    benchPresses: number[];
  }
}

/** Has a page note its paints in `benchPaints`; to be called before it opens an address. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchPaints = { first: 0, largest: 0, blocking: 0, complete: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) {
        window.benchPaints.first = entry.startTime;
      }
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.benchPaints.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.benchPaints.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isAsked = 'hadRecentInput' in entry && entry.hadRecentInput === true;
        if (!isAsked && 'value' in entry) window.benchPaints.shift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const changes = new MutationObserver(() => {
      if (document.querySelector('main h1') === null) return;
      if (document.querySelector('main [aria-busy="true"], main[aria-busy="true"]') !== null) return;
      window.benchPaints.complete = performance.now();
      changes.disconnect();
    });
    changes.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
  });
}

/** Has a page note its presses in `benchPresses`; to be called before it opens an address. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchPresses = [];
    const pressesFrom16ms = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
          window.benchPresses.push(entry.duration);
        }
      }
    }).observe(pressesFrom16ms);
  });
}
