export const passwordField = {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Your password is visible',
  hidden: 'Your password is hidden',
  capsLock: 'Caps Lock is on',
};
