/** Every row has this height: the place of a row among 100,000 is known without measuring the others. */
export const rowHeight = '2.75rem';

/** The specification's height of the list (section 9), in CSS pixels. */
export const maxPanelHeight = 240;
