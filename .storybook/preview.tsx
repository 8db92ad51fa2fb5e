import '@aarambh/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { Provider } from '../packages/ui/src/components/Provider/index.ts';

export default {
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' } },
  decorators: [(Story) => <Provider>{Story()}</Provider>],
} satisfies Preview;
