import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Checkbox } from '../Checkbox/index.ts';
import { Text } from '../Text/index.ts';
import { ReorderableList, type ReorderableItem, type ReorderableListProps } from './index.ts';

const sections = [
  { id: 'summary', name: 'Summary' },
  { id: 'education', name: 'Education' },
  { id: 'skills', name: 'Skills' },
  { id: 'projects', name: 'Projects' },
] as const satisfies readonly ReorderableItem[];

/** Keeps the order, as an app does. */
function Kept(props: ReorderableListProps<ReorderableItem>) {
  const [items, setItems] = useState(props.items);
  return (
    <ReorderableList
      {...props}
      items={items}
      onReorder={(ids, details) => {
        props.onReorder(ids, details);
        setItems(ids.flatMap((id) => items.filter((item) => item.id === id)));
      }}
    />
  );
}

const meta = {
  title: 'Data/ReorderableList',
  component: ReorderableList,
  args: { label: 'Sections', items: sections, onReorder: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ReorderableList<ReorderableItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (list: HTMLElement): (string | null)[] =>
  [...list.querySelectorAll('[data-part="row"]')].map((row) => row.textContent);

/** The focus stays on the button that was pressed, also where it can do no more. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const list = canvas.getByRole('list', { name: 'Sections' });
    const up = canvas.getByRole('button', { name: 'Move Skills up' });
    up.focus();
    await user.keyboard('{Enter}');
    await expect(args.onReorder).toHaveBeenLastCalledWith(
      ['summary', 'skills', 'education', 'projects'],
      expect.anything(),
    );
    await expect(announcedTexts('polite').at(-1)).toBe('Skills is now 2 of 4');
    await expect(up).toHaveFocus();
    await user.keyboard(' ');
    await expect(order(list)).toEqual(['Skills', 'Summary', 'Education', 'Projects']);
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(order(list)).toEqual(['Summary', 'Skills', 'Education', 'Projects']);
    await expect(canvas.getByRole('button', { name: 'Move Skills down' })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** The row follows the pointer, a line shows where it would lie, and letting go puts it there. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Sections' });
    const rows = [...list.querySelectorAll<HTMLElement>('[data-part="row"]')];
    const [first, , third] = rows;
    const handle = first?.querySelector('[data-part="handle"]');
    if (!first || !third || !handle) throw new Error('The list has fewer rows.');
    const place = (row: HTMLElement, part: number): { clientX: number; clientY: number } => {
      const { left, top, height } = row.getBoundingClientRect();
      return { clientX: left + 10, clientY: top + height * part };
    };
    await fireEvent.pointerDown(handle, { button: 0, ...place(first, 0.5) });
    await fireEvent.pointerMove(window, place(third, 0.8));
    await expect(first).toHaveAttribute('data-dragged');
    await expect(list.querySelector('[data-drop="before"]')).toHaveTextContent('Projects');
    await fireEvent.keyDown(window, { key: 'Escape' });
    await expect(first).not.toHaveAttribute('data-dragged');
    await fireEvent.pointerUp(window, place(third, 0.8));
    await expect(args.onReorder).not.toHaveBeenCalled();

    await fireEvent.pointerDown(handle, { button: 0, ...place(first, 0.5) });
    await fireEvent.pointerMove(window, place(third, 0.8));
    await fireEvent.pointerUp(window, place(third, 0.8));
    await expect(order(list)).toEqual(['Education', 'Skills', 'Summary', 'Projects']);
    await expect(announcedTexts('polite').at(-1)).toBe('Summary is now 3 of 4');
  },
};

/** Rows with controls of their own, and with more below them. */
export const WithControls: Story = {
  args: {
    children: ({ name }) => <Checkbox label={name} defaultChecked />,
    renderBelow: ({ id }) => (id === 'education' ? <Text tone="muted">Three entries</Text> : null),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: 'Education' });
    await userEvent.click(tick);
    await userEvent.click(canvas.getByRole('button', { name: 'Move Education up' }));
    await expect(tick).not.toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <ReorderableList {...args} />
      <ReorderableList {...args} label="One alone" items={sections.slice(0, 1)} />
      <ReorderableList
        {...args}
        label="A long name"
        items={[{ id: 'long', name: 'Conferences, workshops and other events where I have spoken' }]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Move Summary up', 'Move Projects down'])
      await expect(canvas.getAllByRole('button', { name })[0]).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  args: {
    label: 'अनुभाग',
    items: [
      { id: 'summary', name: 'सारांश' },
      { id: 'education', name: 'शिक्षा' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'शिक्षा को ऊपर ले जाएँ' }));
    await expect(announcedTexts('polite').at(-1)).toBe('शिक्षा अब 2 में से स्थान 1 पर है');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<ReorderableList {...args} />);
    await expect(errors).toEqual([]);
  },
};
