/** Texts of one language, merged by vite/texts.ts. */
declare module 'virtual:texts/en' {
  const texts: import('./i18n/fetchTexts.ts').TextTree;
  export default texts;
}
