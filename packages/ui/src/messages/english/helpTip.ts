export const helpTip = {
  /** The name of the button where nothing says better what the help is about. */
  label: 'Help',
};
