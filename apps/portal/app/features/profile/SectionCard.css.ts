import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** As tall without the button, which comes with what it changes. */
export const head = style({ minBlockSize: vars.size.controlToolbar });
