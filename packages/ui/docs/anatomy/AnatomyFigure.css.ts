import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/vars.css.ts';

export const figure = style({
  position: 'relative',
  boxSizing: 'border-box',
  margin: 0,
  padding: '3rem',
  color: vars.color.text,
});

/** The window, where the component covers it. */
export const wholeWindow = style({ minBlockSize: '24rem' });

export const callouts = style({
  position: 'absolute',
  inset: 0,
  // Of the popover that it is where the component is in the top layer.
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'none',
  color: vars.color.action,
  pointerEvents: 'none',
  selectors: { '&[popover]': { position: 'fixed' } },
});

export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'currentColor',
  stroke: 'currentColor',
});

/** Keeps a line apart from what it crosses. */
export const halo = style({ stroke: vars.color.surface, strokeWidth: 4 });

export const mark = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  transform: 'translate(-50%, -50%)',
  border: `${vars.borderWidth.thin} solid ${vars.color.action}`,
  borderRadius: '50%',
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
  fontFamily: vars.font.family,
  fontSize: '0.8125rem',
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
});

export const number = style({ inlineSize: '2.5rem', fontVariantNumeric: 'tabular-nums' });
