import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { AlertRegion, createAlertQueue } from '../components/AlertRegion/index.ts';
import { Button } from '../components/Button/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { Provider } from '../components/Provider/index.ts';
import { Select } from '../components/Select/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { announcedTexts } from './announcedTexts.ts';
import { browserUser } from './browserInput.ts';

const queue = createAlertQueue();

/** What HTML and React do around components holds for all of them. */
const meta = {
  title: 'Patterns/Native surroundings',
  tags: ['!autodocs'],
  beforeEach: () => () => queue.clear(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A disabled `fieldset` disables what it holds, and a reset gives everything its first value. */
export const FieldsetAndReset: Story = {
  render: function FieldsetAndReset() {
    const [isDisabled, setDisabled] = useState(true);
    return (
      <form>
        <fieldset disabled={isDisabled}>
          <Stack>
            <TextField label="Name" defaultValue="Asha" />
            <Checkbox label="Agreed" defaultChecked />
            <Switch label="E-mails" />
            <Select label="State" options={[{ value: 'mh', label: 'Maharashtra' }]} />
            <Button type="reset">Start again</Button>
          </Stack>
        </fieldset>
        <Button onClick={() => setDisabled(false)}>Go on</Button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const user = await browserUser();
    const [name, agreed, emails, state] = [
      canvas.getByRole('textbox', { name: 'Name' }),
      canvas.getByRole('checkbox', { name: 'Agreed' }),
      canvas.getByRole('switch', { name: 'E-mails' }),
      canvas.getByRole('combobox', { name: 'State' }),
    ];
    for (const control of [name, agreed, emails, state]) await expect(control).toBeDisabled();
    await user.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(name).toBeEnabled();
    await user.click(name);
    await user.keyboard('!');
    await user.click(agreed);
    await user.click(emails);
    await expect(agreed).not.toBeChecked();
    await expect(emails).toBeChecked();
    await user.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(name).toHaveValue('Asha'));
    await expect(agreed).toBeChecked();
    await expect(emails).not.toBeChecked();
  },
};

function Saving() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit city">
        <Button onClick={() => queue.danger('Not saved.')}>Save</Button>
      </Dialog>
      <AlertRegion queue={queue} />
    </>
  );
}

/** In StrictMode, which does everything twice, a dialog opens once and an alert is said once. */
export const Strict: Story = {
  parameters: { provider: false },
  render: () => (
    <StrictMode>
      <Provider>
        <Saving />
      </Provider>
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['Error: Not saved.']));
    await expect(screen.getAllByRole('region', { name: /Notifications/ })).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
