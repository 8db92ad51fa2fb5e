import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { untried } from './tables.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const read = (path: string): string => readFileSync(source + path, 'utf8');

/** Keys of native links, buttons and fields, which the browser answers; and what waits for a story. A new gap fails, and so does one that is closed. */
const untriedSoFar: Readonly<Record<string, readonly string[]>> = {
  Accordion: ['Space'],
  Alert: ['Space'],
  AlertRegion: ['Warning: '],
  AppFooter: ['Tab', 'Enter'],
  AppHeader: ['Tab', 'Enter', 'Space'],
  Autocomplete: ['Enter', 'Escape', 'Down', 'Up'],
  ButtonGroup: ['Tab'],
  CaptchaField: [
    'The check could not be loaded. Allow its script in your browser or change the network, then try again.',
  ],
  CommandPalette: ['Up', 'Loading...'],
  EmptyState: ['Tab'],
  ErrorState: ['Tab', 'Enter', 'Space'],
  ErrorSummary: ['Enter'],
  Link: ['Enter'],
  LinkButton: ['Enter'],
  PhoneField: ['Enter'],
  RadioGroup: ['Space'],
  ReorderableList: ['Escape'],
  ResendTimer: ['Space', 'You can resend in 30 seconds', 'You can resend in 42 seconds'],
  RichText: ['Tab', 'Enter'],
  SideMenu: ['Enter', 'Space', 'Loading the menu'],
  StatCard: ['Tab', 'Enter'],
  Stepper: ['Space'],
  Table: ['Space'],
  TextArea: ['Enter'],
  RichTextField: ['Left', 'Alt', 'You have 3 characters too many'],
};

it('finds what no story tries', () => {
  const page = `## Keyboard

| Key | What it does |
|---|---|
| ↓ ↑ | Goes on |
| Enter | Presses |

### What is announced

“3 results”, “Warning: …”, “Gone”

## Props
`;
  const stories = "keyboard('{ArrowDown}{Enter}'); expect('12 results'); expect('Warning: late')";
  expect(untried(page, stories)).toEqual(['Up', 'Gone']);
});

it('has a story for each key and announcement of the tables, but for these', () => {
  const open = globSync('{components,charts,editor}/*/*.mdx', { cwd: source })
    .toSorted()
    .flatMap((path) => {
      const [folder = '', name = ''] = path.split('/');
      // The charts share their frame, and its stories are those of BarChart.
      const beside = folder === 'charts' ? 'charts/*' : `${folder}/${name}`;
      const stories = globSync(`${beside}/*tories*.{ts,tsx}`, { cwd: source }).map(read).join('\n');
      const missing = untried(read(path), stories);
      return missing.length === 0 ? [] : [[name, missing] as const];
    });
  expect(Object.fromEntries(open)).toEqual(untriedSoFar);
});
