import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../src/components/Button/index.ts';
import { ButtonGroup } from '../../src/components/ButtonGroup/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { DescriptionList } from '../../src/components/DescriptionList/index.ts';
import { Form } from '../../src/components/Form/index.ts';
import { FormSection } from '../../src/components/FormSection/index.ts';
import { Stepper } from '../../src/components/Stepper/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { SignedInPage } from './SignedInPage.tsx';

const steps = [
  { id: 'job', label: 'The job' },
  { id: 'place', label: 'Place' },
  { id: 'check', label: 'Check and send' },
] as const;

type Values = { readonly title: string; readonly city: string };
type FormInStepsProps = { readonly onSend: (values: Values) => void };

/** A long form in steps: what was typed stays when somebody goes back, and the last step shows all of it before it is sent. */
function FormInSteps({ onSend }: FormInStepsProps) {
  const [place, setPlace] = useState(0);
  const [values, setValues] = useState<Values>({ title: '', city: '' });
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const step = steps[place]?.id ?? 'check';

  const goOn = (): void => {
    const missing = { job: values.title ? '' : 'Enter the title of the job', place: '', check: '' }[step];
    setError(missing || undefined);
    if (missing) field.current?.focus();
    else if (step === 'check') onSend(values);
    else setPlace(place + 1);
  };

  return (
    <SignedInPage title="New job" path="/jobs">
      <Stepper
        label="New job"
        steps={steps}
        currentId={step}
        onSelect={(id) => setPlace(steps.findIndex((each) => each.id === id))}
      />
      <Card>
        <Form
          aria-label="New job"
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          {step === 'job' && (
            <FormSection title="The job">
              <TextField
                ref={field}
                label="Title of the job"
                error={error}
                value={values.title}
                onChange={(title) => setValues({ ...values, title })}
              />
            </FormSection>
          )}
          {step === 'place' && (
            <FormSection title="Place">
              <TextField
                label="City"
                necessity="optional"
                value={values.city}
                onChange={(city) => setValues({ ...values, city })}
              />
            </FormSection>
          )}
          {step === 'check' && (
            <FormSection title="Check and send">
              <DescriptionList
                items={[
                  { term: 'Title of the job', details: values.title },
                  { term: 'City', details: values.city },
                ]}
              />
            </FormSection>
          )}
          <ButtonGroup label="What to do">
            <Button type="submit">{step === 'check' ? 'Post the job' : 'Next'}</Button>
            {place > 0 && (
              <Button variant="secondary" onClick={() => setPlace(place - 1)}>
                Back
              </Button>
            )}
          </ButtonGroup>
        </Form>
      </Card>
    </SignedInPage>
  );
}

const meta = {
  title: 'Templates/Form in steps',
  component: FormInSteps,
  args: { onSend: fn<FormInStepsProps['onSend']>() },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof FormInSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step that lacks something says what, and takes the focus there; going back loses nothing. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const title = canvas.getByRole('textbox', { name: 'Title of the job' });
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription(/Enter the title of the job/);
    await userEvent.keyboard('Graduate engineer{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: /^City/ }), 'Pune');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Title of the job' })).toHaveValue('Graduate engineer');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post the job' }));
    await expect(args.onSend).toHaveBeenCalledWith({ title: 'Graduate engineer', city: 'Pune' });
  },
};
