import '@aarambh/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { parkPointer, startTabbingAtTop } from '../packages/ui/src/testing/browserInput.ts';
import { checkOtherSettings, forceColours } from './everyTheme.ts';
import { awaitViewport } from './awaitViewport.ts';
import { describeProps } from './describeProps.ts';
import { checkOneSheetPerProperty } from './oneSheetPerProperty.ts';
import { languages, themes, withForcedColours, withProvider } from './decorators.tsx';
import { widths } from './widths.ts';
import { withPhone } from './withPhone.tsx';

// What is announced repeats what is seen; tests read it with `announcedTexts`.
// A busy machine takes longer than the second that is waited for by default.
configure({ defaultIgnore: 'script, style, [data-live-announcer] *', asyncUtilTimeout: 5000 });

const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: '800px' },
      type: width < 700 ? 'mobile' : 'desktop',
    } as const,
  ]),
);

// Each value is part of the address, so a state can be linked: ?globals=theme:dark;locale:hi;textSize:200
export default {
  tags: ['autodocs'],
  decorators: [withForcedColours, withProvider, withPhone],
  argTypesEnhancers: [describeProps],
  beforeEach: [awaitViewport, parkPointer, startTabbingAtTop, forceColours],
  async afterEach(story) {
    checkOneSheetPerProperty();
    await checkOtherSettings(story);
  },
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'light',
    forcedColours: 'none',
    density: 'comfortable',
    direction: 'auto',
    locale: 'en',
    textSize: '100',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          ...Object.entries(themes).map(([value, title]) => ({ value, title })),
          { value: 'all', title: 'All themes' },
        ],
      },
    },
    forcedColours: {
      description: 'Forced colours, imitated',
      toolbar: {
        icon: 'eye',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'Colours of the theme' },
          { value: 'active', title: 'Forced colours' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, { title }]) => ({ value, title })),
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100', '150', '200'].map((value) => ({ value, title: `${value} %` })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    // Visual review takes a picture of each story in each theme.
    chromatic: { modes: Object.fromEntries(Object.keys(themes).map((theme) => [theme, { theme }])) },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { sort: 'requiredFirst', exclude: ['ref', 'className'] },
    options: {
      storySort: {
        order: [
          'Start here',
          [
            'About',
            'Which component?',
            'Status',
            'What is new',
            'For designers',
            'For QA',
            'All states',
            'Audits',
            'Accessibility',
          ],
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Layout and breakpoints',
            'Elevation',
            'Layers',
            'Motion',
            'Icons',
            'Anatomy',
            'Charts',
            'Content and voice',
          ],
          'Templates',
          ['About'],
          'Patterns',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Navigation',
          'Data',
          'Charts',
          'Content',
          'Layout',
          '*',
          'Other names',
        ],
      },
    },
  },
} satisfies Preview;
