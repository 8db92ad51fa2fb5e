import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Stepper } from './index.ts';

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
    await expect(args.onSelect).toHaveBeenCalledWith('person');
    await expect(announcedTexts()).toEqual([]);
  },
};

export const Playground: Story = { args: { currentId: 'education' } };

/** Going on announces where one is. */
export const GoingOn: Story = {
  render: function Form(args) {
    const [place, setPlace] = useState(0);
    return (
      <Stack>
        <Stepper {...args} currentId={steps[place]?.id ?? ''} />
        <Button onClick={() => setPlace(place + 1)}>Next</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Step 2 of 4: Education']));
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
