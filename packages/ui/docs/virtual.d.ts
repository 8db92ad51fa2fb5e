/** Made by Storybook's configuration, see `.storybook/componentFacts.ts`. */
declare module 'virtual:component-facts' {
  const facts: readonly import('./componentFacts.ts').ComponentFact[];
  export default facts;
}

/** Made by Storybook's configuration, see `.storybook/propFacts.ts`. */
declare module 'virtual:prop-facts' {
  const facts: import('../scripts/propFacts.ts').PropFacts;
  export default facts;
}
