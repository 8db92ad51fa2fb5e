import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/**
 * A transition for readers who did not ask for less motion. Spread it inside the rule:
 * `inLayer('components', { ...transitionOf('background-color', vars.motion.fast) })`.
 */
export function transitionOf(properties: string | readonly string[], duration: string) {
  const list = typeof properties === 'string' ? [properties] : properties;
  return {
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transition: list.map((property) => `${property} ${duration} ${vars.easing.enter}`).join(', '),
      },
    },
  } satisfies StyleRule;
}
