/** Every row has this height: the place of a row among 100,000 is known without measuring the others. */
export const rowHeight = '2.75rem';

/** The specification's height of the list (section 9), in CSS pixels. */
export const maxPanelHeight = 240;

/** A narrower field has a list of this width, where the window has it: two lines of it hold the name of an institute. */
export const minPanelWidth = '20rem';
