import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Alert } from '../../src/components/Alert/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Form } from '../../src/components/Form/index.ts';
import { FormSection } from '../../src/components/FormSection/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Switch } from '../../src/components/Switch/index.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { SignedInPage } from './SignedInPage.tsx';

type SettingsProps = { readonly onSave: (language: string) => void };

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
  { value: 'mr', label: 'मराठी' },
];

/** What holds at once is a switch; what has to fit together is a form with one button, and says that it is saved. */
function SettingsScreen({ onSave }: SettingsProps) {
  const [language, setLanguage] = useState('en');
  const [isSaved, setSaved] = useState(false);
  return (
    <SignedInPage title="Settings" path="/settings">
      <Card>
        <FormSection title="Notifications" description="These hold as soon as you change them.">
          <Switch label="Tell me about new jobs" hint="By e-mail, once a day" defaultChecked />
          <Switch label="Tell me when an application moves on" defaultChecked />
        </FormSection>
      </Card>
      <Card>
        <Form
          aria-label="Language"
          onSubmit={(event) => {
            event.preventDefault();
            onSave(language);
            setSaved(true);
          }}
        >
          {isSaved && <Alert tone="success">Your language is saved.</Alert>}
          <FormSection title="Language">
            <Select
              label="Language of the portal"
              name="language"
              value={language}
              onChange={setLanguage}
              options={languages}
            />
          </FormSection>
          <Button type="submit">Save</Button>
        </Form>
      </Card>
    </SignedInPage>
  );
}

const meta = {
  title: 'Templates/Settings',
  component: SettingsScreen,
  args: { onSave: fn<SettingsProps['onSave']>() },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const jobs = canvas.getByRole('switch', { name: 'Tell me about new jobs' });
    await userEvent.click(jobs);
    await expect(jobs).not.toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of the portal' }), 'mr');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith('mr');
    await expect(await canvas.findByText('Your language is saved.')).toBeVisible();
  },
};
