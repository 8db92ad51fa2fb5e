export const appFooter = {
  documents: 'Documents',
  social: 'Social media',
};
