export const appShell = {
  skipToContent: 'Skip to main content',
};
