import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const line = `${vars.borderWidth.thin} solid ${vars.color.line}`;

export const root = style({ '@layer': { [layers.components]: { borderBlockStart: line } } });

export const item = style({
  '@layer': { [layers.components]: { paddingBlock: vars.space.xxs, borderBlockEnd: line } },
});
