import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const missing = style({ margin: 0, paddingInlineStart: vars.space.lg });
