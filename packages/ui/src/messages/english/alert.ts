export const alert = {
  /** Heard before the text of an alert, never seen: colour and icon say the same to the eye. */
  danger: 'Error:',
  warning: 'Warning:',
  success: 'Success:',
  info: 'Information:',
  dismiss: 'Dismiss',
};
