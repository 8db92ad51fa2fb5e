import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below it the name has no room beside menu, links, bell, gear and account. */
const cramped = '(max-width: 26rem)';

export const whole = style({ display: 'contents', '@media': { [cramped]: { display: 'none' } } });

export const markOnly = style({
  display: 'none',
  fontSize: vars.fontSize.lg,
  '@media': { [cramped]: { display: 'contents' } },
});
