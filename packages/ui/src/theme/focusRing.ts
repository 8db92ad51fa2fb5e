import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const width = vars.focus.width;
const ring = `0 0 0 calc(${width} + ${vars.focus.ringWidth}) ${vars.color.focusRing}`;

/** The one look of keyboard focus: an outline with a soft ring outside it. The outline survives forced colours. */
export const focusRing = {
  outline: `${width} solid ${vars.color.focus}`,
  outlineOffset: 0,
  boxShadow: ring,
} satisfies StyleRule;

/** For things with a border of their own: the outline covers the border, so the size stays as it was. */
export const focusRingOnBorder = {
  outline: `${width} solid ${vars.color.focus}`,
  outlineOffset: `calc(-1 * ${vars.borderWidth.thin})`,
  boxShadow: `0 0 0 calc(${vars.focus.ringWidth} + ${vars.borderWidth.thin}) ${vars.color.focusRing}`,
} satisfies StyleRule;

/** For rows and cells whose neighbours would cover an outer ring. */
export const focusRingInside = {
  outline: `${width} solid ${vars.color.focus}`,
  outlineOffset: `calc(-1 * ${width})`,
} satisfies StyleRule;
