import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { stayOnPage } from '../../testing/stayOnPage.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Stepper, type StepperProps } from './index.ts';

const steps = [
  { id: 'person', label: 'About you' },
  { id: 'education', label: 'Education' },
  { id: 'skills', label: 'Skills' },
  { id: 'check', label: 'Check and send' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Your profile', steps, currentId: 'skills', onSelect: fn() },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

function Form(args: StepperProps) {
  const [place, setPlace] = useState(0);
  return (
    <Stack>
      <Stepper {...args} currentId={steps[place]?.id ?? ''} />
      <Button onClick={() => setPlace(place + 1)}>Next</Button>
    </Stack>
  );
}

/** Steps that are done can be pressed; what is ahead cannot. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    await expect(canvas.getByRole('navigation', { name: 'Your profile' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'About you , done' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('person', {
      step: expect.objectContaining({ id: 'person' }),
    });
    await user.tab();
    await user.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('education', {
      step: expect.objectContaining({ id: 'education' }),
    });
    await expect(announcedTexts()).toEqual([]);
  },
};

export const Playground: Story = { args: { currentId: 'education' } };

/** Going on announces where one is. */
export const GoingOn: Story = {
  render: (args) => <Form {...args} />,
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Step 2 of 4: Education']));
  },
};

/** Steps with an address are links, ahead and now too; what is done and wrong is told by the app. */
export const Links: Story = {
  args: {
    steps: steps.map((step) => ({
      ...step,
      href: `#${step.id}`,
      hasError: step.id === 'person',
      isDone: step.id === 'check',
    })),
    isAnnounced: false,
  },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  play: async ({ canvas }) => {
    const user = await browserUser();
    await expect(canvas.queryByRole('button')).toBeNull();
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['About you, has an error', '2Education', '3Skills', 'Check and send, done']);
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('Skills');
    await user.tab();
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Education' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Education' })).toHaveAttribute('href', '#education');
  },
};

/** Where the heading of the step takes the focus, it is not said twice. */
export const NotAnnounced: Story = {
  args: { isAnnounced: false },
  render: (args) => <Form {...args} />,
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Step 2 of 4: Education')).toBeInTheDocument();
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    await expect(announcedTexts()).toEqual([]);
  },
};

/** On a phone the place is said in words, and the names of the other steps are only heard. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4: Skills')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getByRole('button', { name: 'Education , done' })).toBeInTheDocument();
  },
};

const nine = [
  'Persönliche Angaben',
  'Hochschulzugangsberechtigung',
  'Bewerbungsunterlagen',
  'शैक्षणिक योग्यताएँ',
];

/** Nine steps with long words, and text of twice the size: the bar stays in its place, and nothing of the words is cut. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: {
    currentId: '1',
    onSelect: fn(),
    steps: Array.from({ length: 9 }, (_, place) => ({ id: String(place), label: nine[place % 4] ?? '' })),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const position = canvas.getByText('Step 2 of 9: Hochschulzugangsberechtigung');
    await expect(position.scrollWidth).toBeLessThanOrEqual(position.clientWidth);
    const marks = canvas.getAllByRole('listitem');
    const boxes = marks.map((item) => item.querySelector('[aria-hidden]')?.getBoundingClientRect());
    for (const [place, box] of boxes.entries()) {
      const before = boxes[place - 1];
      // Marks lie beside each other, in one line or in several, and not over each other.
      if (before && box && Math.abs(before.top - box.top) < 1)
        await expect(box.left).toBeGreaterThanOrEqual(before.right);
      await expect(box?.right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

export const Hindi: Story = {
  args: {
    label: 'आपकी प्रोफ़ाइल',
    steps: [
      { id: 'person', label: 'आपके बारे में' },
      { id: 'skills', label: 'कौशल' },
    ],
  },
  globals: { locale: 'hi' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const States: Story = {
  render: (args) => (
    <Stack>
      <Stepper {...args} label="First" currentId="person" />
      <Stepper {...args} label="Nothing can be pressed" onSelect={undefined} />
      <Stepper
        {...args}
        label="With an error"
        currentId="check"
        steps={steps.map((step) => ({ ...step, hasError: step.id === 'education' }))}
      />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Stepper {...args} />);
    await expect(errors).toEqual([]);
  },
};
