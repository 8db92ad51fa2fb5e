import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, useRef, useState } from 'react';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../../ui/src/testing/announcedTexts.ts';
import { hydrate } from '../../../ui/src/testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures } from '../../../ui/src/testing/mediaFeatures.ts';
import en from '../messages/en.json';
import hi from '../messages/hi.json';
import { createTranslate } from '../messages/translate.ts';
import { FormsProvider, applyServerErrors, showRefusal, type FormHandle } from '../react/index.ts';
import { CandidateForm, type CandidateFormProps, type CandidateValues } from './CandidateForm.tsx';
import { withTexts } from './withTexts.tsx';

const meta = {
  title: 'Validated forms/Behaviour',
  component: CandidateForm,
  decorators: [withTexts],
  args: { onSubmit: fn<CandidateFormProps['onSubmit']>() },
  argTypes: { onForm: { table: { disable: true } } },
} satisfies Meta<typeof CandidateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const valid: Partial<CandidateValues> = {
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha.patil@example.com',
  contactNumber: '9876543210',
  password: 'Demo@2026',
  confirmPassword: 'Demo@2026',
  institute: 'institute-1',
  termsOfUse: true,
  captcha: 'token',
};

const submitButton = (element: HTMLElement) =>
  within(element).getByRole('button', { name: 'Create account' });

export const Playground: Story = {};

/** An invalid submit shows everything, goes to the first field that is wrong, 50 px below the edge, and says how many there are. */
export const RefusedSubmit: Story = {
  args: { initialValues: { firstName: 'Asha', lastName: 'Patil' } },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const title = document.title;
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(canvas.queryByRole('region')).toBeNull();
    await step('the focus is in the first field that is wrong', async () => {
      await userEvent.click(submitButton(canvasElement));
      await waitFor(() => expect(email).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('every error is at its field, and in the summary in page order', async () => {
      await expect(email).toHaveAccessibleDescription(/^Error: ?Enter your e-mail address/);
      const summary = canvas.getByRole('region', { name: '7 things need your attention' });
      await expect(
        within(summary)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual([
        'Enter your e-mail address',
        'Contact number: Enter your mobile number',
        'Choose a password',
        'Confirm password: Enter the password again',
        'Choose your institute',
        'Accept the terms of use to go on',
        'Confirm that you are a person',
      ]);
    });
    await step('it is announced once, and the title says it', async () => {
      await waitFor(() => expect(announcedTexts()).toEqual(['7 things need your attention']));
      await expect(document.title).toBe(`Error: ${title}`);
    });
    await step('each link goes to its field', async () => {
      const summary = within(canvas.getByRole('region'));
      await userEvent.click(summary.getByRole('link', { name: /^Accept the terms/ }));
      await expect(canvas.getByRole('checkbox', { name: 'I accept the terms of use' })).toHaveFocus();
      await userEvent.click(summary.getByRole('link', { name: 'Choose your institute' }));
      await expect(canvas.getByRole('combobox', { name: 'Institute' })).toHaveFocus();
      await userEvent.click(summary.getByRole('link', { name: /^Confirm that/ }));
      await expect(canvas.getByRole('checkbox', { name: 'I am a person' })).toHaveFocus();
    });
    await step('the errors follow the corrections', async () => {
      await userEvent.type(email, 'asha.patil@example.com');
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      await expect(canvas.getByRole('region', { name: '6 things need your attention' })).toBeVisible();
      await userEvent.clear(email);
      await expect(email).toHaveAttribute('aria-invalid', 'true');
    });
  },
};

/** Makes the page long enough to scroll, puts it to its start and watches where it is, frame by frame, during `run`. */
async function scrollPositions(canvasElement: HTMLElement, run: () => Promise<void>): Promise<number[]> {
  const page = document.createElement('div');
  page.style.height = '3000px';
  canvasElement.append(page);
  scrollTo({ top: 0, behavior: 'instant' });
  const positions: number[] = [];
  let frame = requestAnimationFrame(function note() {
    if (positions.at(-1) !== scrollY) positions.push(scrollY);
    frame = requestAnimationFrame(note);
  });
  try {
    await run();
  } finally {
    cancelAnimationFrame(frame);
    page.remove();
  }
  return positions;
}

const restsAtInstitute: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  const institute = canvas.getByRole('combobox', { name: 'Institute' });
  await userEvent.click(submitButton(canvasElement));
  await waitFor(() => expect(institute).toHaveFocus());
  const label = canvas.getByText('Institute', { selector: 'label' });
  await waitFor(() => expect(Math.round(label.getBoundingClientRect().top)).toBe(50), { timeout: 3000 });
  await expect(institute).toHaveFocus();
};

/** The page scrolls smoothly to the question, which comes to rest 50 px below the upper edge of the window. */
export const ScrollsToFirstError: Story = {
  args: { initialValues: { ...valid, institute: '' } },
  play: async (context) => {
    await expect(context.canvas.getByRole('combobox', { name: 'Institute' })).toBeVisible();
    if (!canSetMediaFeatures) return;
    const positions = await scrollPositions(context.canvasElement, async () => restsAtInstitute(context));
    // From the start to the end by way of places between them.
    await expect(positions.length).toBeGreaterThan(4);
    await expect(positions).toEqual(positions.toSorted((left, right) => left - right));
  },
};

/** Who asked for less motion is there at once. */
export const JumpsWithReducedMotion: Story = {
  args: { initialValues: { ...valid, institute: '' } },
  play: async (context) => {
    await expect(context.canvas.getByRole('combobox', { name: 'Institute' })).toBeVisible();
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      const positions = await scrollPositions(context.canvasElement, async () => restsAtInstitute(context));
      const between = positions.filter((position) => position !== 0 && position !== positions.at(-1));
      await expect(between).toEqual([]);
    });
  },
};

/** The error of a name shows while it is typed; the one of a number when it was left. Nobody is told that a field is empty. */
export const ErrorsBeforeSubmit: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    const number = canvas.getByRole('textbox', { name: 'Contact number' });
    await step('a name, at the first wrong letter', async () => {
      await userEvent.type(firstName, 'Asha');
      await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.type(firstName, '1');
      await expect(firstName).toHaveAttribute('aria-invalid', 'true');
      await expect(announcedTexts()).toEqual(['Enter your first name with the letters A to Z only']);
      await userEvent.type(firstName, '2{Backspace}{Backspace}');
      await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('a number, when it was left', async () => {
      await userEvent.type(number, '98765');
      await expect(number).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.tab();
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      await waitFor(() =>
        expect(announcedTexts()).toContain('Contact number: Enter 10 digits, the first 1 to 9'),
      );
      await userEvent.type(number, '43210');
      await expect(number).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('nothing, when a field was left empty', async () => {
      const lastName = canvas.getByRole('textbox', { name: 'Last name' });
      await userEvent.type(lastName, 'P{Backspace}');
      await userEvent.tab();
      await expect(lastName).not.toHaveAttribute('aria-invalid', 'true');
      await expect(canvas.queryByRole('region')).toBeNull();
    });
  },
};

/**
 * The error of a name shows once the name is dirty, or touched and not empty. One that was there before, and is wrong, is
 * told of when it was visited; an empty one never before the form is sent.
 */
export const NamesOnceDirtyOrTouched: Story = {
  args: { initialValues: { firstName: 'Asha1' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    const lastName = canvas.getByRole('textbox', { name: 'Last name' });
    await step('neither dirty nor touched: nothing', async () => {
      await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.click(firstName);
      await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('touched and not empty', async () => {
      await userEvent.tab();
      await expect(firstName).toHaveAttribute('aria-invalid', 'true');
      await expect(firstName).toHaveAccessibleDescription(/with the letters A to Z only/);
    });
    await step('touched and empty: nothing', async () => {
      await expect(lastName).toHaveFocus();
      await userEvent.tab();
      await expect(lastName).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('dirty and empty again: nothing', async () => {
      await userEvent.clear(firstName);
      await userEvent.tab();
      await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('an invalid submit shows both', async () => {
      await userEvent.click(submitButton(canvasElement));
      await waitFor(() => expect(firstName).toHaveFocus());
      await expect(firstName).toHaveAccessibleDescription(/Enter your first name/);
      await expect(lastName).toHaveAccessibleDescription(/Enter your last name/);
    });
  },
};

/** White space around a name is taken off when the field is left, and seen to be. */
export const Trims: Story = {
  play: async ({ canvas, userEvent }) => {
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(firstName, 'Asha ');
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(firstName).toHaveValue('Asha');
    await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'Demo@2026 ');
    await userEvent.tab();
    await expect(password).toHaveValue('Demo@2026 ');
  },
};

/** The requirements of a new password show their state while it is typed; the confirmation follows the password. */
export const Passwords: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const password = canvas.getByLabelText('Password');
    const confirmation = canvas.getByLabelText('Confirm password');
    const open = () =>
      [...canvasElement.querySelectorAll('[data-met="false"]')].map((item) => item.textContent);
    await step('requirements', async () => {
      await expect(open()).toHaveLength(6);
      await userEvent.type(password, 'demo2026');
      await expect(open()).toEqual(['Not met: an upper-case letter', 'Not met: one of ! @ # $ % ^ & *']);
      await userEvent.type(password, '@D');
      await expect(open()).toEqual([]);
    });
    await step('the confirmation is wrong when the password changes under it', async () => {
      await userEvent.type(confirmation, 'demo2026@D');
      await userEvent.tab();
      await expect(confirmation).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.type(password, '!');
      await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
      await expect(confirmation).toHaveAccessibleDescription(/The passwords do not match/);
      await userEvent.type(password, '{Backspace}');
      await expect(confirmation).not.toHaveAttribute('aria-invalid', 'true');
    });
  },
};

/** What the server refused shows at its field, and goes with the edit of that field only. */
export const ServerErrors: Story = {
  args: { initialValues: { ...valid, captcha: '' } },
  render: function Render(args) {
    const [form, setForm] = useState<FormHandle<CandidateValues>>();
    const [others, setOthers] = useState('');
    return (
      <>
        <CandidateForm
          {...args}
          onForm={setForm}
          onSubmit={() => {
            if (!form) return;
            const unplaced = applyServerErrors(form, [
              { path: 'mobileNumber', code: 'mobile', message: 'A number of 10 digits.' },
              { path: 'password', code: 'passwordTooCommon', message: 'Too common.' },
              { path: 'email', code: 'somethingNew', message: 'This address cannot be used.' },
              { path: 'meta.captcha', code: 'captcha', message: 'The captcha was used before.' },
              { path: 'referral', code: 'unknown', message: 'No such referral.' },
            ]);
            setOthers(unplaced.map(({ message }) => message).join());
          }}
        />
        <output>{others}</output>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const number = canvas.getByRole('textbox', { name: 'Contact number' });
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    const captcha = canvas.getByRole('checkbox', { name: 'I am a person' });
    const send = async () => {
      await userEvent.click(captcha);
      await waitFor(() => expect(captcha).toBeChecked());
      await userEvent.click(submitButton(canvasElement));
    };
    await step('each at its field, in known words where there are some', async () => {
      await send();
      await waitFor(() => expect(email).toHaveFocus());
      await expect(email).toHaveAccessibleDescription(/^Error: ?This address cannot be used/);
      await expect(number).toHaveAccessibleDescription(/^Error: ?Enter 10 digits, the first 1 to 9/);
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/so it is easy to guess/);
      await expect(canvas.getByText('No such referral.')).toBeVisible();
    });
    await step('an edit takes away the error of its field only', async () => {
      await userEvent.type(number, '{Backspace}1');
      await expect(number).not.toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
    });
    await step('what was typed is still there, the captcha wants a new check', async () => {
      await expect(email).toHaveValue('asha.patil@example.com');
      await waitFor(() => expect(captcha).not.toBeChecked());
      await expect(captcha).toHaveAccessibleDescription(/Confirm that you are a person/);
    });
  },
};

/** A refusal that names fields is said there, and the first has the focus; only what names none is left for an alert. */
export const RefusalAtItsField: Story = {
  args: { initialValues: { ...valid, captcha: '' } },
  globals: { viewport: { value: 'w320' } },
  render: function Render(args) {
    const [form, setForm] = useState<FormHandle<CandidateValues>>();
    const [alert, setAlert] = useState('');
    const attempts = useRef(0);
    return (
      <>
        <CandidateForm
          {...args}
          onForm={setForm}
          onSubmit={() => {
            if (!form) return;
            const reason = {
              path: 'mobileNumber',
              code: 'duplicate',
              message: 'This number has an account.',
            };
            attempts.current += 1;
            setAlert(
              showRefusal(form, attempts.current === 1 ? [reason] : []) ? 'at its field' : 'above the form',
            );
          }}
        />
        <output>{alert}</output>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const captcha = canvas.getByRole('checkbox', { name: 'I am a person' });
    const send = async () => {
      await userEvent.click(captcha);
      await waitFor(() => expect(captcha).toBeChecked());
      await userEvent.click(submitButton(canvasElement));
    };
    await send();
    const number = canvas.getByRole('textbox', { name: 'Contact number' });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription(/^Error: ?This number has an account/);
    await expect(canvas.getByText('at its field')).toBeInTheDocument();
    await waitFor(() => expect(captcha).not.toBeChecked());
    await send();
    await waitFor(() => expect(canvas.getByText('above the form')).toBeInTheDocument());
  },
};

const outcomes = ['server error', 'taken already', 'network away'] as const;

/** What a person has filled in stays, whatever becomes of the form; only the captcha has to be solved again. */
export const NothingIsLost: Story = {
  render: function Render(args) {
    const [form, setForm] = useState<FormHandle<CandidateValues>>();
    const [outcome, setOutcome] = useState<string>();
    const attempts = useRef(0);
    return (
      <>
        <CandidateForm
          {...args}
          onForm={setForm}
          onSubmit={async () => {
            const failure = outcomes[attempts.current % outcomes.length];
            attempts.current += 1;
            try {
              // No answer at all is what a call without a network comes to.
              if (failure === 'network away') await Promise.reject(new TypeError('Failed to fetch'));
            } catch {
              setOutcome(failure);
              return;
            }
            if (failure === 'taken already' && form) {
              applyServerErrors(form, [
                { path: 'mobileNumber', code: 'duplicate', message: 'This number has an account.' },
              ]);
            }
            setOutcome(failure);
          }}
        />
        <output>{outcome}</output>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const texts = [
      ['First name', 'Asha'],
      ['Last name', 'Patil'],
      ['E-mail', 'asha.patil@example.com'],
      ['Contact number', '9876543210'],
      ['Password', 'Demo@2026'],
      ['Confirm password', 'Demo@2026'],
      ['City (optional)', 'Pune'],
    ] as const;
    const captcha = canvas.getByRole('checkbox', { name: 'I am a person' });
    await step('everything is filled in', async () => {
      for (const [name, text] of texts) await userEvent.type(canvas.getByLabelText(name), text);
      await userEvent.type(canvas.getByRole('combobox', { name: 'State (optional)' }), 'Goa{Enter}');
      await userEvent.type(canvas.getByRole('combobox', { name: 'Institute' }), 'satara{Enter}');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms of use' }));
    });
    for (const outcome of outcomes) {
      await step(outcome, async () => {
        await userEvent.click(captcha);
        await waitFor(() => expect(captcha).toBeChecked());
        await userEvent.click(submitButton(canvasElement));
        await waitFor(() => expect(canvas.getByText(outcome, { selector: 'output' })).toBeVisible());
        for (const [name, text] of texts) await expect(canvas.getByLabelText(name)).toHaveValue(text);
        await expect(canvas.getByRole('combobox', { name: 'State (optional)' })).toHaveValue('Goa');
        await expect(canvas.getByRole('combobox', { name: 'Institute' })).toHaveValue(
          'Sahyadri Polytechnic, Satara',
        );
        await expect(canvas.getByRole('radio', { name: 'Fresher' })).toBeChecked();
        await expect(canvas.getByRole('checkbox', { name: 'I accept the terms of use' })).toBeChecked();
        await waitFor(() => expect(captcha).not.toBeChecked());
        await waitFor(() => expect(submitButton(canvasElement)).not.toHaveAttribute('aria-busy'));
      });
    }
    await step('what the server said of a number goes when the form is sent again', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Contact number' })).not.toHaveAttribute(
        'aria-invalid',
        'true',
      );
    });
  },
};

let finish = (): void => {};
const slowSubmit = fn<CandidateFormProps['onSubmit']>(
  () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
);

/** However often the button is pressed, one submit runs; the button says that it does and takes no press. */
export const SingleFlight: Story = {
  args: { initialValues: { ...valid, captcha: '' }, onSubmit: slowSubmit },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const captcha = canvas.getByRole('checkbox', { name: 'I am a person' });
    await userEvent.click(captcha);
    await waitFor(() => expect(captcha).toBeChecked());
    const button = submitButton(canvasElement);
    await userEvent.dblClick(button);
    button.closest('form')?.requestSubmit();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    button.closest('form')?.requestSubmit();
    await expect(slowSubmit).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Asha');
  },
};

const commits = fn<(id: string) => void>();

/** A key that changes nothing that is seen renders nothing. */
export const NoRenderPerKey: Story = {
  render: (args) => (
    <Profiler id="form" onRender={commits}>
      <CandidateForm {...args} />
    </Profiler>
  ),
  play: async ({ canvas, userEvent }) => {
    const fields = [
      ['First name', 'Asha'],
      ['E-mail', 'asha.patil@example.com'],
      ['Contact number', '9876543210'],
      ['City (optional)', 'Pune'],
    ] as const;
    for (const [name, text] of fields) {
      const input = canvas.getByRole('textbox', { name });
      await userEvent.click(input);
      commits.mockClear();
      await userEvent.keyboard(text);
      await expect(input).toHaveValue(text);
      await expect(commits).not.toHaveBeenCalled();
    }
  },
};

/** What was typed, ticked and chosen before the page's script ran is the form's when it has run. */
export const TypedBeforeScript: Story = {
  play: async ({ step }) => {
    const onSubmit = fn<CandidateFormProps['onSubmit']>();
    let form: FormHandle<CandidateValues> | undefined;
    let wasOff = false;
    const app = (
      <FormsProvider translate={createTranslate(en)}>
        <CandidateForm
          onSubmit={onSubmit}
          onForm={(made) => {
            form = made;
          }}
        />
      </FormsProvider>
    );
    await step('a page from the server is filled in before React is there', async () => {
      const { errors } = await hydrate(app, {
        beforeScript(container) {
          const page = within(container);
          wasOff = page.getByRole<HTMLButtonElement>('button', { name: 'Create account' }).disabled;
          const type = (name: string, text: string) => {
            const input = page.getByLabelText(name);
            if (input instanceof HTMLInputElement) input.value = text;
          };
          type('First name', 'Asha1');
          type('E-mail', 'asha@example.com');
          type('Password', 'Demo@2026');
          page.getByRole<HTMLInputElement>('radio', { name: 'Experienced' }).click();
          page.getByRole<HTMLInputElement>('checkbox', { name: 'I accept the terms of use' }).click();
        },
        async afterScript(container) {
          const page = within(container);
          await waitFor(() => expect(page.queryByRole('combobox', { name: 'Institute' })).toBeNull());
          await expect(wasOff).toBe(true);
          await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
          await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Asha1');
          await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute(
            'aria-invalid',
            'true',
          );
          await expect(page.getByRole('radio', { name: 'Experienced' })).toBeChecked();
          await expect(form?.values()).toMatchObject({
            firstName: 'Asha1',
            email: 'asha@example.com',
            password: 'Demo@2026',
            workStatus: 'experienced',
            termsOfUse: true,
          });
          await user.type(page.getByRole('textbox', { name: 'First name' }), '{Backspace}');
          await expect(form?.values().firstName).toBe('Asha');
        },
      });
      await expect(errors).toEqual([]);
    });
  },
};

/** Errors are words only when they are drawn: another language words those that are shown already. */
export const Languages: Story = {
  render: function Render(args) {
    const [language, setLanguage] = useState<'en' | 'hi'>('en');
    return (
      <FormsProvider translate={createTranslate(language === 'en' ? en : hi)}>
        <button type="button" onClick={() => setLanguage('hi')}>
          हिन्दी
        </button>
        <CandidateForm {...args} />
      </FormsProvider>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
        /Enter your first name/,
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'हिन्दी' }));
    await expect(canvas.getByRole('textbox', { name: 'पहला नाम' })).toHaveAccessibleDescription(
      /अपना पहला नाम लिखें/,
    );
  },
};

/** A reset puts the first values back and forgets every error. */
export const Reset: Story = {
  args: { initialValues: { firstName: 'Asha' } },
  render: function Render(args) {
    const [form, setForm] = useState<FormHandle<CandidateValues>>();
    return (
      <>
        <CandidateForm {...args} onForm={setForm} />
        <button type="button" onClick={() => form?.reset()}>
          Reset
        </button>
        <button type="button" onClick={() => form?.setValue('workStatus', 'experienced')}>
          Set experienced
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(firstName, '1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms of use' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set experienced' }));
    await expect(canvas.getByRole('radio', { name: 'Experienced' })).toBeChecked();
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(firstName).toHaveValue('Asha');
    await expect(canvas.getByRole('radio', { name: 'Fresher' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'I accept the terms of use' })).not.toBeChecked();
    await userEvent.type(firstName, '2');
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  },
};
