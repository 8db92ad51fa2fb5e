export const breadcrumbs = {
  label: 'Breadcrumb',
  home: 'Home',
  /** The button that stands for the crumbs left out where there is no room. */
  showAll: 'Show the whole path',
};
