export const richTextField = {
  /** Name of the buttons as a group. */
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
};
