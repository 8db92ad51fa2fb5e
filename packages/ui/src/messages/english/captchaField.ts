export const captchaField = {
  label: 'I am a person',
  working: 'Checking...',
  checked: 'Checked',
  expired: 'The check has expired. Check again.',
  failed: 'The check did not work. Try again.',
  /** The script of the check did not load. */
  blocked:
    'The check could not be loaded. Allow its script in your browser or change the network, then try again.',
};
