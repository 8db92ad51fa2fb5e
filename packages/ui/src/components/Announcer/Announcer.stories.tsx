import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { useAnnounce } from './Announcer.tsx';

function Announce() {
  const announce = useAnnounce();
  return (
    <Inline>
      <Button onClick={() => announce('25 results')}>Search</Button>
      <Button onClick={() => announce('Not saved', 'assertive')}>Save</Button>
    </Inline>
  );
}

const meta = { title: 'Feedback/useAnnounce', component: Announce } satisfies Meta<typeof Announce>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const [polite, assertive] = canvas.getAllByRole('log');
    await step('both regions are there before anything is said', async () => {
      await expect(polite).toHaveAttribute('aria-live', 'polite');
      await expect(assertive).toHaveAttribute('aria-live', 'assertive');
      await expect(announcedTexts()).toEqual([]);
    });
    await step('a text that is said twice is there twice', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Search' }));
      await expect(announcedTexts('polite')).toEqual(['25 results', '25 results']);
    });
    await step('failures interrupt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(announcedTexts('assertive')).toEqual(['Not saved']);
    });
  },
};

export const Playground: Story = {};

/** Both regions at work. */
export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(announcedTexts()).toEqual(['25 results', 'Not saved']);
  },
};
