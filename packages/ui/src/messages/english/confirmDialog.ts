export const confirmDialog = {
  cancel: 'Cancel',
};
