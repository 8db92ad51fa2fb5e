import { describe, expect, it, vi } from 'vitest';
import { formFixtures } from '../../fixtures/index.ts';
import type { FormValues } from '../definition/definition.ts';
import { candidateRegistration, contactLead, login, resetPassword } from '../schemas/index.ts';
import { createFormHandle, type BoundDefinition } from './formHandle.ts';
import type { ServerError, ShownError } from './shownErrors.ts';

/** A form without a page; `told` is what was said of the field that the person is in. */
function formOf<Values extends FormValues>(
  definition: BoundDefinition<Values>,
  values: Values,
  onSubmit: () => void | Promise<void> = () => {},
) {
  const form = createFormHandle(definition, values, 'form');
  let said: ShownError | undefined;
  form.setEvents({
    onSubmit,
    onRefused: form.refuse,
    onFieldError(_name, error) {
      said = error;
    },
  });
  const told = (act: () => void): ShownError | undefined => {
    said = undefined;
    act();
    return said;
  };
  return {
    ...form,
    addServerErrors(errors: readonly ServerError[]) {
      for (const error of errors) form.addServerError(error.path, error);
    },
    change: (name: string, value: string | boolean) => told(() => form.change(name, value)),
    blur: (name: string) => told(() => form.blur(name)),
  };
}

const empty = () => formOf(candidateRegistration, candidateRegistration.defaultValues);
const valid = () => formOf(contactLead, formFixtures.contactLead.values);

describe('before a submit', () => {
  it('shows nothing of an untouched form, though it is invalid', () => {
    const form = empty();
    expect(form.verdict().ok).toBe(false);
    expect(form.errors().size).toBe(0);
    expect(form.refusals().size).toBe(0);
  });

  it('shows the error of a name while it is typed', () => {
    const form = empty();
    expect(form.change('firstName', 'Asha1')).toEqual({ key: 'first name validation', params: {} });
    expect(form.error('firstName')).toEqual({ key: 'first name validation', params: {} });
    expect(form.change('firstName', 'Asha')).toBeUndefined();
    expect(form.error('firstName')).toBeUndefined();
  });

  it('shows the error of a number only when it was left, and from then on while it is typed', () => {
    const form = empty();
    expect(form.change('contactNumber', '98765')).toBeUndefined();
    expect(form.error('contactNumber')).toBeUndefined();
    expect(form.blur('contactNumber')).toMatchObject({ key: 'mobile validation' });
    form.change('contactNumber', '9876543210');
    expect(form.error('contactNumber')).toBeUndefined();
    expect(form.change('contactNumber', '98765432101')).toMatchObject({ key: 'mobile validation' });
  });

  it('does not tell of a field that was left empty, emptied again or unticked', () => {
    const form = empty();
    form.blur('firstName');
    form.change('lastName', 'P');
    form.change('lastName', '');
    form.blur('lastName');
    form.change('termsOfUse', true);
    form.change('termsOfUse', false);
    form.blur('termsOfUse');
    expect(form.errors().size).toBe(0);
  });

  it('tells of a field that was left empty where the button is off until the form is valid', () => {
    const form = formOf(contactLead, contactLead.defaultValues);
    expect(form.blur('firstName')).toEqual({ key: 'first name required', params: {} });
    expect(form.blur('description')).toBeUndefined();
    expect(form.blur('captcha')).toBeUndefined();
    expect([...form.errors().keys()]).toEqual(['firstName']);
    expect(form.refusals().size).toBe(0);
  });

  it('checks the confirmation again when the password changes', () => {
    const form = formOf(resetPassword, resetPassword.defaultValues);
    form.change('password', 'Demo@2026');
    form.change('confirmPassword', 'Demo@2026');
    form.blur('confirmPassword');
    expect(form.errors().size).toBe(0);
    form.change('password', 'Demo@2027');
    expect(form.error('confirmPassword')).toMatchObject({ key: 'confirm password match error' });
    form.change('confirmPassword', 'Demo@2027');
    expect(form.errors().size).toBe(0);
    expect(form.verdict().ok).toBe(true);
  });

  it('gives the error back only when it came up or changed its words', () => {
    const form = empty();
    expect(form.change('firstName', '1')).toBeDefined();
    expect(form.change('firstName', '12')).toBeUndefined();
    expect(form.change('firstName', 'a'.repeat(51))).toEqual({
      key: 'first name too long',
      params: { max: 50 },
    });
    expect(form.blur('firstName')).toBeUndefined();
  });
});

describe('after a refused submit', () => {
  it('shows every error in page order, and follows the corrections', () => {
    const form = empty();
    form.refuse();
    expect([...form.refusals().keys()]).toEqual([
      'firstName',
      'lastName',
      'email',
      'contactNumber',
      'password',
      'confirmPassword',
      'institute',
      'termsOfUse',
      'captcha',
    ]);
    form.change('firstName', 'Asha');
    expect(form.refusals().has('firstName')).toBe(false);
    form.change('firstName', '');
    expect(form.refusals().has('firstName')).toBe(true);
  });

  it('asks for no institute once the person is experienced', () => {
    const form = empty();
    form.refuse();
    form.change('workStatus', 'experienced');
    expect(form.error('institute')).toBeUndefined();
    form.change('workStatus', 'fresher');
    expect(form.error('institute')).toEqual({ key: 'institute required', params: {} });
  });

  it('is a form like a new one again once it is valid and on its way', async () => {
    const send = vi.fn<() => void>();
    const form = formOf(login, login.defaultValues, send);
    await form.submit();
    expect(form.refusals().size).toBe(3);
    for (const [name, value] of Object.entries(formFixtures.login.values)) form.change(name, value);
    await form.submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(form.values()).toEqual({ ...formFixtures.login.values, captcha: '' });
    expect(form.verdict().ok).toBe(false);
    expect(form.errors().size).toBe(0);
  });
});

describe('what a program sets', () => {
  it('counts as a change, whose error shows by the rule of the field', () => {
    const form = empty();
    form.setValue('firstName', '1');
    form.setValue('contactNumber', '1');
    expect(form.values()).toMatchObject({ firstName: '1', contactNumber: '1' });
    expect([...form.errors().keys()]).toEqual(['firstName']);
    form.setValue('firstName', '');
    expect(form.errors().size).toBe(0);
  });

  it('is what was typed before where a draft is put back', () => {
    const form = empty();
    form.restore({ firstName: '1', contactNumber: '1' });
    expect(form.control.getFieldState('contactNumber').isDirty).toBe(true);
    expect(form.values()).toMatchObject({ firstName: '1', contactNumber: '1' });
    expect([...form.errors().keys()]).toEqual(['firstName']);
  });
});

describe('errors of the server', () => {
  it('show at their fields in words of the code, and go with the edit of that field only', () => {
    const form = valid();
    form.addServerErrors([
      { path: 'mobile', code: 'mobile', message: 'From the server.' },
      { path: 'email', code: 'taken', message: 'Somebody has this address.' },
    ]);
    expect([...form.refusals()]).toEqual([
      ['mobile', { key: 'mobile validation', params: {} }],
      ['email', { text: 'Somebody has this address.' }],
    ]);
    form.change('mobile', '9876543211');
    expect([...form.refusals().keys()]).toEqual(['email']);
    form.setValue('email', 'other@example.com');
    expect(form.refusals().size).toBe(0);
  });

  it('show in the words of the server where a text would need a limit', () => {
    const form = valid();
    form.addServerErrors([{ path: 'firstName', code: 'tooLong', message: 'At most 40.' }]);
    expect(form.error('firstName')).toEqual({ text: 'At most 40.' });
  });

  it('keep the first of two for one field, and go with the next try and with a reset', async () => {
    const form = valid();
    const errors = [
      { path: 'email', code: 'a', message: 'First.' },
      { path: 'email', code: 'b', message: 'Second.' },
    ];
    form.addServerErrors(errors);
    expect(form.error('email')).toEqual({ text: 'First.' });
    await form.submit();
    expect(form.errors().size).toBe(0);
    form.addServerErrors(errors);
    form.reset(contactLead.defaultValues);
    expect(form.errors().size).toBe(0);
  });

  it('stay when the submit ends and uses up the value that they are about', async () => {
    const form = formOf(contactLead, formFixtures.contactLead.values, () => {
      form.addServerErrors([{ path: 'captcha', code: 'captcha', message: 'Used before.' }]);
    });
    await form.submit();
    expect(form.values().captcha).toBe('');
    expect(form.error('captcha')).toEqual({ key: 'captcha error', params: {} });
    form.change('captcha', 'token');
    expect(form.errors().size).toBe(0);
  });

  it('stand before the own error of the field', () => {
    const form = valid();
    form.change('mobile', '1');
    form.blur('mobile');
    form.addServerErrors([{ path: 'mobile', code: 'x', message: 'Blocked.' }]);
    expect(form.error('mobile')).toEqual({ text: 'Blocked.' });
  });
});

describe('a reset', () => {
  it('forgets what was typed, touched and refused', () => {
    const form = empty();
    form.change('firstName', '1');
    form.blur('firstName');
    form.refuse();
    form.reset({ ...candidateRegistration.defaultValues, lastName: 'Patil' });
    expect(form.values()).toEqual({ ...candidateRegistration.defaultValues, lastName: 'Patil' });
    expect(form.errors().size).toBe(0);
    form.setValue('contactNumber', '1');
    expect(form.errors().size).toBe(0);
  });
});

describe('subscribers', () => {
  it('find an error that did not change the same, so that they need not render again', () => {
    const form = empty();
    form.change('firstName', '1');
    const error = form.error('firstName');
    form.change('firstName', '12');
    form.change('lastName', '1');
    expect(error).toBeDefined();
    expect(form.error('firstName')).toBe(error);
  });

  it('hear of each change until they leave', () => {
    const form = empty();
    const listener = vi.fn<() => void>();
    const unsubscribe = form.subscribe(listener);
    form.change('firstName', 'A');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    form.change('firstName', 'As');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
