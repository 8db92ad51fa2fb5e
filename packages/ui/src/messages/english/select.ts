export const select = {
  placeholder: 'Choose',
  /** The button that takes the choice back; the label of the field is heard after it. */
  clear: 'Clear',
};
