/** Selects the root of the page while a panel or a dialog is open over it. */
export const withModal = ':root:has([data-phase="open"])';
