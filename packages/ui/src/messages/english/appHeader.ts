export const appHeader = {
  navigation: 'Site',
};
