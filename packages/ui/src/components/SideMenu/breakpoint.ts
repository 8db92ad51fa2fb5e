/** Up to this width the menu is collapsed at first and covers the page when it is open (specification, sections 2 and 9). */
export const narrowQuery = '(max-width: 600px)';
