import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const line = `${vars.borderWidth.thin} solid ${vars.color.line}`;

export const root = style(inLayer('components', { borderBlockStart: line }));

export const item = style(inLayer('components', { paddingBlock: vars.space.xxs, borderBlockEnd: line }));
