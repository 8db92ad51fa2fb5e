/** Height of the header that stays in view; what sticks below it or scrolls to it goes by this. */
export const headerHeight = '3.5rem';

/** Up to this width an app's header has no room for its links in a row. */
export const phoneQuery = '(max-width: 767.98px)';

/** Wider than a phone. */
export const notPhoneQuery = '(min-width: 768px)';

/** Up to this width an open menu beside the page leaves it less room than it is made for; everything keeps closer together. */
export const mediumQuery = '(max-width: 1023.98px)';
