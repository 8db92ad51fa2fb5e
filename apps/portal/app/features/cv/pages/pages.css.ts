import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Paper is white in every theme. */
const paper = '#fff';

/** The table that the sheets lie on. */
export const desk = style({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surfaceSunken,
});

export const figure = style({ display: 'grid', gap: vars.space.xs, margin: 0 });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  fontSize: vars.fontSize.sm,
  color: vars.color.text,
});

/** A sheet of A4. */
export const sheet = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '210 / 297',
  border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  backgroundColor: paper,
});

/** A small picture of a first page. */
export const thumbnail = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '210 / 297',
  border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: paper,
});
