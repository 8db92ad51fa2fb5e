/** Made by Storybook's configuration, see `.storybook/componentFacts.ts`. */
declare module 'virtual:component-facts' {
  const facts: readonly import('./componentFacts.ts').ComponentFact[];
  export default facts;
}
