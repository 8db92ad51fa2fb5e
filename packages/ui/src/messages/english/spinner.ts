export const spinner = {
  label: 'Loading...',
};
