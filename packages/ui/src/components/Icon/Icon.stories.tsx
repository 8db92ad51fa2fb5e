import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { IconGallery, importOf } from '../../../docs/IconGallery.tsx';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import * as icons from './index.ts';

const meta = {
  title: 'Foundations/Icons',
  component: icons.BellIcon,
} satisfies Meta<typeof icons.BellIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Playground: Story = { args: { size: 'lg', label: 'Notifications' } };

export const WithALabel: Story = {
  args: { label: 'Notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Notifications' })).toBeVisible();
  },
};

/** 16, 20 and 24 px at the default text size: they grow with the reader's text. */
export const Sizes: Story = {
  render: () => (
    <Inline>
      <icons.BellIcon size="sm" label="sm" />
      <icons.BellIcon size="md" label="md" />
      <icons.BellIcon size="lg" label="lg" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const widths = ['sm', 'md', 'lg'].map((name) => canvas.getByRole('img', { name }).clientWidth / rem);
    await expect(widths).toEqual([1, 1.25, 1.5]);
  },
};

/** Words beside an icon say it already; a button without words carries the name itself; what stands alone needs a label. */
export const DecorativeOrNamed: Story = {
  render: () => (
    <Stack gap="md" align="start">
      <Button variant="secondary">
        <icons.DownloadIcon /> Download
      </Button>
      <IconButton label="Download" icon={<icons.DownloadIcon />} />
      <Text>
        <icons.LockIcon label="Only you can see this:" size="sm" /> +91 98765 43210
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Download' })).toHaveLength(2);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'Only you can see this:' })).toBeVisible();
  },
};

/** What is only an app's own is drawn in the app, in the frame of the set. */
export const OfAnApp: Story = {
  render: () => (
    <Inline>
      <icons.Icon label="Wallet">
        <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H6a2 2 0 0 1-2-.5ZM16 13.8h.01" />
      </icons.Icon>
      <icons.DirectionalIcon label="Change of career" size="lg">
        <path d="M4 8h14M14.5 4.5 18 8l-3.5 3.5M20 16H6M9.5 12.5 6 16l3.5 3.5" />
      </icons.DirectionalIcon>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const of = (name: string) => canvas.getByRole('img', { name });
    await expect(of('Wallet').getAttribute('viewBox')).toBe('0 0 24 24');
    await expect(of('Change of career').clientWidth).toBeGreaterThan(of('Wallet').clientWidth);
  },
};

export const TurnsWithTheDirection: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <icons.ArrowStartIcon label="Back" />
      <icons.ChevronStartIcon label="Previous" />
      <icons.ChevronEndIcon label="Next" />
      <icons.ExternalIcon label="Opens in a new tab" />
      <icons.CheckIcon label="Done" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const turned = (name: string): boolean =>
      getComputedStyle(canvas.getByRole('img', { name })).transform === 'matrix(-1, 0, 0, 1, 0, 0)';
    await expect(['Back', 'Previous', 'Next', 'Opens in a new tab'].filter(turned)).toHaveLength(4);
    await expect(turned('Done')).toBe(false);
  },
};

/** Where the system says which colours there are, an icon has the one of the text around it. */
export const ForcedColours: Story = {
  render: () => (
    <Stack gap="sm" align="start">
      <Text tone="danger">
        <icons.AlertCircleIcon label="Failed" /> Not sent
      </Text>
      <Button>
        <icons.CheckIcon label="Confirmed" /> Save
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      for (const name of ['Failed', 'Confirmed']) {
        const drawn = canvas.getByRole('img', { name });
        await expect(getComputedStyle(drawn).stroke).toBe(
          getComputedStyle(drawn.parentElement ?? drawn).color,
        );
        await expect(getComputedStyle(drawn).opacity).toBe('1');
      }
    });
  },
};

/** The whole set, found by name. A press copies the import. */
export const All: Story = {
  render: () => <IconGallery />,
  play: async ({ canvas, userEvent, step }) => {
    const shown = (): string[] =>
      canvas.queryAllByRole('button', { name: /Icon Copy import/ }).map((tile) => tile.textContent ?? '');

    await step('shows every icon that the package exports', async () => {
      const tiles = shown().map((text) => /^\w+?Icon/.exec(text)?.[0]);
      const { Icon: _frame, DirectionalIcon: _turning, ...drawn } = icons;
      await expect(new Set(tiles)).toEqual(new Set(Object.keys(drawn)));
    });

    await step('copies the import and says so', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'BellIcon Copy import' }));
      await expect(write).toHaveBeenCalledWith("import { BellIcon } from '@aarambh/ui/Icon';");
      await expect(await canvas.findByRole('button', { name: 'BellIcon Copied' })).toBeVisible();
      await expect(announcedTexts()).toEqual([`Copied: ${importOf('BellIcon')}`]);
    });

    await step('says when the browser does not let it copy', async () => {
      spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
      await userEvent.click(canvas.getByRole('button', { name: 'MailIcon Copy import' }));
      await expect(await canvas.findByText('The browser does not let this page copy')).toBeVisible();
    });

    await step('finds by a part of the name', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Find an icon' });
      await userEvent.type(search, 'chevron{Enter}');
      await expect(shown()).toHaveLength(4);
      const mirrored = canvas.getByRole('button', { name: /^ChevronEndIcon/ });
      await expect(within(mirrored).getByText('Turns with the direction')).toBeVisible();
      await userEvent.clear(search);
      await userEvent.type(search, 'giraffe{Enter}');
      await expect(canvas.getByRole('heading', { name: 'No icon has this name' })).toBeVisible();
      await userEvent.clear(search);
      await expect(await canvas.findByRole('region', { name: 'People, papers and places' })).toBeVisible();
    });
  },
};

/** Every size in every tone of text. */
export const States: Story = {
  render: () => (
    <Stack gap="sm">
      {(['neutral', 'muted', 'danger', 'success', 'warning', 'info'] as const).map((tone) => (
        <Text key={tone} as="div" tone={tone}>
          <Inline>
            {(['sm', 'md', 'lg'] as const).map((size) => (
              <icons.BellIcon key={size} size={size} />
            ))}
            {tone}
          </Inline>
        </Text>
      ))}
    </Stack>
  ),
};
