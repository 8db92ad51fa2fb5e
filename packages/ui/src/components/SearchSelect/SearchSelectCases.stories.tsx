import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { beginComposing, browserUser, hasProtocol } from '../../testing/browserInput.ts';
import { Form } from '../Form/index.ts';
import { find } from './searchSelectStories.ts';
import { SearchSelect, type SearchSelectItem, type SearchSelectProps } from './index.ts';

const cities: readonly SearchSelectItem[] = [
  { id: 'pune', label: 'पुणे', keywords: ['Pune'] },
  { id: 'patna', label: 'पटना', keywords: ['Patna'] },
  { id: 'nagpur', label: 'नागपुर', keywords: ['Nagpur'] },
];

const onSubmit = fn();

/** What users of other libraries met, each with its report. */
const meta = {
  title: 'Forms/SearchSelect/Cases',
  component: SearchSelect,
  tags: ['!autodocs', 'proof'],
  args: { label: 'City', items: cities, presentation: 'panel', onChange: fn() },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** github.com/mui/base-ui/issues/5574: an item was pressed while a word was composed, and what was composed stayed in the field. */
export const PressedWhileComposing: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    if (!hasProtocol) return;
    const user = await browserUser();
    const input = find(canvasElement, 'City');
    await user.click(input);
    await beginComposing('प');
    await expect(input).toHaveValue('प');
    await user.click(canvas.getByRole('option', { name: 'पटना' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('patna', { item: cities[1] });
    await expect(input).toHaveValue('पटना');
    await user.tab();
    await expect(input).toHaveValue('पटना');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** github.com/JedWatson/react-select/issues/3823: Enter in an open list with nothing in it sent the form. */
export const EnterWithNothingFound: Story = {
  render: (args) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchSelect {...args} />
      <button type="submit">Send</button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const input = find(canvasElement, 'City');
    await user.click(input);
    await user.keyboard('xyz{Enter}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

function Refiltered(args: SearchSelectProps) {
  const [items, setItems] = useState(cities);
  const [value, setValue] = useState<string | null>('pune');
  return (
    <>
      <SearchSelect
        {...args}
        items={items}
        value={value}
        onChange={(id, details) => {
          setValue(id);
          args.onChange?.(id, details);
        }}
      />
      <button type="button" onClick={() => setItems(cities.slice(1))}>
        Another page of cities
      </button>
    </>
  );
}

/** github.com/mui/base-ui/issues/3818: the value was taken back when the items of another page came, which it is not among. */
export const ItemsOfAnotherPage: Story = {
  render: (args) => <Refiltered {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const user = await browserUser();
    const input = find(canvasElement, 'City');
    await user.click(canvas.getByRole('button', { name: 'Another page of cities' }));
    await expect(input).toHaveValue('पुणे');
    await user.click(input);
    await user.keyboard('nag{Escape}');
    await expect(input).toHaveValue('पुणे');
    await user.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
