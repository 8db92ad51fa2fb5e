import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { currentOption, find } from './searchSelectStories.ts';
import { SearchSelect, type SearchSelectItem, type SearchSelectProps } from './index.ts';

interface Institute extends SearchSelectItem {
  readonly city: string;
  readonly students: number;
}

const institutes: readonly Institute[] = [
  { id: 'coep', label: 'College of Engineering Pune', city: 'Pune', students: 4200 },
  { id: 'vnit', label: 'Visvesvaraya National Institute of Technology', city: 'Nagpur', students: 5100 },
  { id: 'iitb', label: 'Indian Institute of Technology Bombay', city: 'Mumbai', students: 12_400 },
  { id: 'pccoe', label: 'Pimpri Chinchwad College of Engineering', city: 'Pune', students: 3900 },
];

const onAdd = fn();

/** How an institute looks: its name, with what was typed set off, and its city. */
const drawInstitute: SearchSelectProps<Institute>['renderOption'] = ({ city }, { label }) => (
  <>
    {label}{' '}
    <Text as="span" tone="muted" size="sm">
      {city}
    </Text>
  </>
);

/** What to do when it is missing. */
const missing: SearchSelectProps<Institute>['empty'] = ({ query, close }) => (
  <>
    <Text>No institute is called “{query}”.</Text>
    <Button
      size="sm"
      variant="secondary"
      onClick={() => {
        onAdd(query);
        close();
      }}
    >
      Ask us to add it
    </Button>
  </>
);

function InstituteSelect(args: Omit<SearchSelectProps<Institute>, 'items'>) {
  return (
    <>
      <SearchSelect
        {...args}
        items={institutes}
        renderOption={drawInstitute}
        empty={missing}
        footer={<Link href="#institutes">All institutes</Link>}
      />
      <button type="button">After</button>
    </>
  );
}

const meta = {
  title: 'Forms/SearchSelect/Slots',
  component: InstituteSelect,
  tags: ['!autodocs'],
  args: { label: 'Institute', presentation: 'panel', onChange: fn() },
} satisfies Meta<typeof InstituteSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An option is drawn by the page; what was typed is set off, found and chosen by the label, which is what the field shows. */
export const OwnOptions: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const input = find(canvasElement, 'Institute');
    await step('drawn, with the match set off', async () => {
      await user.click(input);
      await user.keyboard('pun');
      const [option, ...others] = canvas.getAllByRole('option');
      await expect(others).toEqual([]);
      await expect(option).toHaveAccessibleName(/College of Engineering Pune Pune$/);
      await expect(option?.querySelector('mark')).toHaveTextContent('Pun');
      await waitFor(() => expect(announcedTexts('polite')).toEqual(['1 result']), { timeout: 10_000 });
    });
    await step('the best match is current, and Enter takes it', async () => {
      await expect(currentOption(input)).toContain('College of Engineering Pune');
      await user.keyboard('{Enter}');
      await expect(input).toHaveValue('College of Engineering Pune');
      await expect(args.onChange).toHaveBeenLastCalledWith('coep', { item: institutes[0] });
    });
    await step('every row is as high as any', async () => {
      await user.click(input);
      await user.keyboard('{ArrowDown}');
      const heights = canvas.getAllByRole('option').map((option) => option.getBoundingClientRect().height);
      await expect(new Set(heights)).toEqual(new Set([44]));
    });
  },
};

/** Tab goes from the field to what the page put below the options, and back; Escape and leaving close the list. */
export const Footer: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const user = await browserUser();
    const input = find(canvasElement, 'Institute');
    const isOpen = (): boolean => input.getAttribute('aria-expanded') === 'true';
    await step('by keyboard', async () => {
      await user.click(input);
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'All institutes' })).toHaveFocus();
      await expect(isOpen()).toBe(true);
      await user.tab({ shift: true });
      await expect(input).toHaveFocus();
      await expect(isOpen()).toBe(true);
    });
    await step('Escape', async () => {
      await user.tab();
      await user.keyboard('{Escape}');
      await expect(isOpen()).toBe(false);
      await expect(input).toHaveFocus();
    });
    await step('on from there', async () => {
      await user.click(input);
      await user.tab();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
      await expect(isOpen()).toBe(false);
    });
    await step('Tab takes the option that the arrow keys went to, as without a footer', async () => {
      await user.click(input);
      await user.keyboard('{ArrowDown}');
      await user.tab();
      await expect(input).toHaveValue('College of Engineering Pune');
      await expect(isOpen()).toBe(false);
    });
  },
};

/** Where nothing is found, the page says what to do. The announcement is the message, as ever. */
export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = find(canvasElement, 'Institute');
    await user.click(input);
    await user.keyboard('xyz');
    await expect(canvas.getByText('No institute is called “xyz”.')).toBeVisible();
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['No items found']), { timeout: 10_000 });
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenLastCalledWith('xyz');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const SlotsOnAPhone: Story = {
  args: { presentation: 'tray' },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.click(find(canvasElement, 'Institute'));
    const tray = await waitFor(() => {
      const dialog = document.querySelector('[role="dialog"]');
      if (!dialog) throw new Error('There is no tray yet.');
      return dialog;
    });
    await waitFor(() => expect(tray.querySelector('[data-part="footer"] a')).toBeVisible());
    await user.keyboard('xyz');
    await waitFor(() => expect(tray.querySelector('[data-part="empty"]')).toBeVisible());
  },
};

export const ForcedColours: Story = {
  tags: ['proof'],
  play: async ({ canvas, canvasElement }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const user = await browserUser();
      await user.click(find(canvasElement, 'Institute'));
      await user.keyboard('{ArrowDown}');
      const current = canvas.getAllByRole('option').find((option) => option.hasAttribute('data-current'));
      const line = current?.querySelector('[data-part="label"] span');
      if (!current || !line) throw new Error('No option is current.');
      // The page's own colours would not be seen on the system's.
      await expect(getComputedStyle(line).color).toBe(getComputedStyle(current).color);
    });
  },
};
