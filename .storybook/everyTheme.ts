import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import type { AxeResults, RunOnly } from 'axe-core';
import {
  canSetMediaFeatures,
  playWithMediaFeatures,
  withMediaFeatures,
} from '../packages/ui/src/testing/mediaFeatures.ts';
import { themes } from './decorators.tsx';

/** WCAG 2.2, 1.4.3 and 1.4.1: what a theme can break. */
const everyTheme = ['color-contrast', 'link-in-text-block'];
/** WCAG 2.2, 1.4.6: the high-contrast themes promise 7:1. */
const highContrast = ['color-contrast-enhanced', 'link-in-text-block'];
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const describe = (setting: string, { violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${setting}: ${id} at ${target.join(' ')}\n${failureSummary}`),
  );

/** A colour on its way to another one, or a surface that is still fading in, has a contrast that does not last. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}

/**
 * axe reads `-webkit-text-fill-color` before `color`, and Chromium reports that as if no colour were forced. Without it axe reads
 * `color`, which is what is seen. Returns what ends this.
 */
function readSeenTextColour(): () => void {
  const { prototype } = CSSStyleDeclaration;
  const original = Object.getOwnPropertyDescriptor(prototype, 'getPropertyValue');
  if (!original) throw new Error('This browser has no computed styles.');
  Object.defineProperty(prototype, 'getPropertyValue', {
    ...original,
    value(this: CSSStyleDeclaration, name: string): unknown {
      return name === '-webkit-text-fill-color' ? '' : Reflect.apply(original.value, this, [name]);
    },
  });
  return () => void Object.defineProperty(prototype, 'getPropertyValue', original);
}

const playsInForcedColours = canSetMediaFeatures && import.meta.env.STORYBOOK_FORCED_COLORS === '1';

/** `STORYBOOK_FORCED_COLORS=1` plays every story, and runs all rules after it, as if the system forced its colours. */
export async function forceColours(): Promise<(() => void) | undefined> {
  if (!playsInForcedColours) return undefined;
  await playWithMediaFeatures({ 'forced-colors': 'active' });
  return readSeenTextColour();
}

async function violationsOf(setting: string, runOnly: RunOnly): Promise<string[]> {
  endAnimations();
  const results = await axe.run(
    // What a story draws with the browser's own looks is not ours; what brings its theme along does not change.
    { include: [['body']], exclude: [['button:not([class])'], ['body [data-theme]']] },
    { runOnly, resultTypes: ['violations'] },
  );
  return describe(setting, results);
}

/** All rules of WCAG 2.2 AA on what a story shows 320 px wide, which is also 1280 px at 400 % zoom. */
async function violationsOnNarrowScreen(): Promise<string[]> {
  await (await import('vitest/browser')).page.viewport(320, 800);
  // What measures the window has drawn itself anew by the second picture.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return violationsOf('320 px', { type: 'tag', values: wcag });
}

/**
 * What shows a component in all of its states, and the pages put together from them; `STORYBOOK_EVERY_STORY=1`, with which
 * `npm run test:all` runs, takes all, and `STORYBOOK_ONE_THEME=1`, with which `npm test` runs, none.
 */
const isChecked = (story: StoryContext): boolean =>
  import.meta.env.STORYBOOK_EVERY_STORY === '1' ||
  (import.meta.env.STORYBOOK_ONE_THEME !== '1' &&
    (story.name === 'States' || story.title.startsWith('Patterns/')));

/**
 * After a story's test: the contrast of what it shows, in every theme and in forced colours, and all rules on a narrow screen. The test
 * of the story itself runs all rules in one theme; of those only the rules about colour can end differently in another.
 */
export async function checkOtherSettings(story: StoryContext): Promise<void> {
  if (!canSetMediaFeatures || playsInForcedColours || !isChecked(story)) return;
  const root = document.documentElement;
  const before = root.getAttribute('data-theme');
  const violations: string[] = [];
  try {
    for (const theme of Object.keys(themes)) {
      if (theme === before) continue;
      root.setAttribute('data-theme', theme);
      violations.push(
        ...(await violationsOf(theme, {
          type: 'rule',
          values: theme.startsWith('high-contrast') ? highContrast : everyTheme,
        })),
      );
    }
  } finally {
    if (before === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', before);
  }
  await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
    const end = readSeenTextColour();
    try {
      violations.push(...(await violationsOf('forced colours', { type: 'rule', values: everyTheme })));
    } finally {
      end();
    }
  });
  violations.push(...(await violationsOnNarrowScreen()));
  if (violations.length > 0) throw new Error(violations.join('\n\n'));
}
