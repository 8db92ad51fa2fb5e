import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { componentFacts } from './componentFacts.ts';
import { listTexts } from './listTexts.ts';
import { propFacts } from './propFacts.ts';
import { provingTag, withProvingStories } from './provingStories.ts';
import { storySources } from './storyExamples.ts';

export default {
  stories: [
    '../packages/ui/docs/**/*.mdx',
    '../packages/ui/docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/forms/src/**/*.mdx',
    '../packages/forms/src/**/*.stories.tsx',
    '../packages/records/src/**/*.stories.tsx',
  ],
  addons: [
    // Markdown tables are a dialect that MDX does not read on its own.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    // It rewrites style sheets to show hover, focus and active; tests use the mouse and the keys.
    ...(process.env.VITEST === undefined ? ['storybook-addon-pseudo-states'] : []),
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  tags: { [provingTag]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers) => (indexers ?? []).map(withProvingStories),
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      componentFacts(),
      propFacts(),
      listTexts(),
      // Tests play the stories and show no code.
      ...(process.env.VITEST === undefined ? [storySources()] : []),
    ],
  }),
} satisfies StorybookConfig;
