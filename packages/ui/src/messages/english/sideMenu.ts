export const sideMenu = {
  label: 'Main menu',
  toggle: 'Menu',
  loading: 'Loading the menu',
};
