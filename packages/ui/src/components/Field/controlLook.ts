import * as control from './control.css.ts';

/** The class of the frame around a control, which shows its states: focus, error, disabled. The control is inside it. */
export const fieldFrame: string = control.frame;

/** The class of a text-like control inside a {@link fieldFrame}. */
export const fieldInput: string = control.input;
