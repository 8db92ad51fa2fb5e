import { describe, expect, it, vi } from 'vitest';
import { formFixtures } from '../../fixtures/index.ts';
import { candidateRegistration, contactLead, login, resetPassword } from '../schemas/index.ts';
import { createFormStore } from './formStore.ts';

const empty = () => createFormStore(candidateRegistration, candidateRegistration.defaultValues);
const valid = () => createFormStore(contactLead, formFixtures.contactLead.values);

const fieldOf = (path: string) => (path === 'elsewhere' ? undefined : path);

describe('before a submit', () => {
  it('shows nothing of an untouched form, though it is invalid', () => {
    const store = empty();
    expect(store.isValid()).toBe(false);
    expect(store.errors().size).toBe(0);
    expect(store.refusals().size).toBe(0);
  });

  it('shows the error of a name while it is typed', () => {
    const store = empty();
    expect(store.change('firstName', 'Asha1')).toEqual({ key: 'first name validation', params: {} });
    expect(store.error('firstName')).toEqual({ key: 'first name validation', params: {} });
    expect(store.change('firstName', 'Asha')).toBeUndefined();
    expect(store.error('firstName')).toBeUndefined();
  });

  it('shows the error of a number only when it was left, and from then on while it is typed', () => {
    const store = empty();
    expect(store.change('contactNumber', '98765')).toBeUndefined();
    expect(store.error('contactNumber')).toBeUndefined();
    expect(store.blur('contactNumber')).toMatchObject({ key: 'mobile validation' });
    store.change('contactNumber', '9876543210');
    expect(store.error('contactNumber')).toBeUndefined();
    expect(store.change('contactNumber', '98765432101')).toMatchObject({ key: 'mobile validation' });
  });

  it('does not tell of a field that was left empty, emptied again or unticked', () => {
    const store = empty();
    store.blur('firstName');
    store.change('lastName', 'P');
    store.change('lastName', '');
    store.blur('lastName');
    store.change('termsOfUse', true);
    store.change('termsOfUse', false);
    store.blur('termsOfUse');
    expect(store.errors().size).toBe(0);
  });

  it('tells of a field that was left empty where the button is off until the form is valid', () => {
    const store = createFormStore(contactLead, contactLead.defaultValues);
    expect(store.blur('firstName')).toEqual({ key: 'first name required', params: {} });
    expect(store.blur('description')).toBeUndefined();
    expect(store.blur('captcha')).toBeUndefined();
    expect([...store.errors().keys()]).toEqual(['firstName']);
    expect(store.refusals().size).toBe(0);
  });

  it('checks the confirmation again when the password changes', () => {
    const store = createFormStore(resetPassword, resetPassword.defaultValues);
    store.change('password', 'Demo@2026');
    store.change('confirmPassword', 'Demo@2026');
    store.blur('confirmPassword');
    expect(store.errors().size).toBe(0);
    store.change('password', 'Demo@2027');
    expect(store.error('confirmPassword')).toMatchObject({ key: 'confirm password match error' });
    store.change('confirmPassword', 'Demo@2027');
    expect(store.errors().size).toBe(0);
    expect(store.isValid()).toBe(true);
  });

  it('gives the error back only when it came up or changed its words', () => {
    const store = empty();
    expect(store.change('firstName', '1')).toBeDefined();
    expect(store.change('firstName', '12')).toBeUndefined();
    expect(store.change('firstName', 'a'.repeat(51))).toEqual({
      key: 'first name too long',
      params: { max: 50 },
    });
    expect(store.blur('firstName')).toBeUndefined();
  });
});

describe('after a refused submit', () => {
  it('shows every error in page order, and follows the corrections', () => {
    const store = empty();
    store.refuse();
    expect([...store.refusals().keys()]).toEqual([
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
    store.change('firstName', 'Asha');
    expect(store.refusals().has('firstName')).toBe(false);
    store.change('firstName', '');
    expect(store.refusals().has('firstName')).toBe(true);
  });

  it('asks for no institute once the person is experienced', () => {
    const store = empty();
    store.refuse();
    store.change('workStatus', 'experienced');
    expect(store.error('institute')).toBeUndefined();
    store.change('workStatus', 'fresher');
    expect(store.error('institute')).toEqual({ key: 'institute required', params: {} });
  });

  it('is a form like a new one again once it is valid and on its way', () => {
    const store = createFormStore(login, login.defaultValues);
    store.refuse();
    for (const name of login.fieldOrder) store.change(name, 'x');
    store.beginSubmit();
    expect(store.isSubmitting()).toBe(true);
    store.endSubmit('captcha');
    expect(store.values()).toEqual({ mobileNumber: 'x', password: 'x', captcha: '' });
    expect(store.isSubmitting()).toBe(false);
    expect(store.isValid()).toBe(false);
    expect(store.errors().size).toBe(0);
  });
});

describe('what a program sets', () => {
  it('is checked but not held against the person', () => {
    const store = empty();
    store.setValue('firstName', '1');
    expect(store.values().firstName).toBe('1');
    expect(store.errors().size).toBe(0);
  });
});

describe('errors of the server', () => {
  it('show at their fields in words of the code, and go with the edit of that field only', () => {
    const store = valid();
    const others = store.addServerErrors(
      [
        { path: 'mobile', code: 'mobile', message: 'From the server.' },
        { path: 'email', code: 'taken', message: 'Somebody has this address.' },
        { path: 'elsewhere', code: 'taken', message: 'Somewhere else.' },
      ],
      fieldOf,
    );
    expect(others).toEqual([{ path: 'elsewhere', code: 'taken', message: 'Somewhere else.' }]);
    expect([...store.refusals()]).toEqual([
      ['mobile', { key: 'mobile validation', params: {} }],
      ['email', { text: 'Somebody has this address.' }],
    ]);
    store.change('mobile', '9876543211');
    expect([...store.refusals().keys()]).toEqual(['email']);
    store.setValue('email', 'other@example.com');
    expect(store.refusals().size).toBe(0);
  });

  it('show in the words of the server where a text would need a limit', () => {
    const store = valid();
    store.addServerErrors([{ path: 'firstName', code: 'tooLong', message: 'At most 40.' }], fieldOf);
    expect(store.error('firstName')).toEqual({ text: 'At most 40.' });
  });

  it('keep the first of two for one field, and go with the next try and with a reset', () => {
    const store = valid();
    const errors = [
      { path: 'email', code: 'a', message: 'First.' },
      { path: 'email', code: 'b', message: 'Second.' },
    ];
    store.addServerErrors(errors, fieldOf);
    expect(store.error('email')).toEqual({ text: 'First.' });
    store.beginSubmit();
    expect(store.errors().size).toBe(0);
    store.addServerErrors(errors, fieldOf);
    store.reset(contactLead.defaultValues);
    expect(store.errors().size).toBe(0);
  });

  it('stay when the submit ends and uses up the value that they are about', () => {
    const store = valid();
    store.beginSubmit();
    store.addServerErrors([{ path: 'captcha', code: 'captcha', message: 'Used before.' }], fieldOf);
    store.endSubmit('captcha');
    expect(store.error('captcha')).toEqual({ key: 'captcha error', params: {} });
    store.change('captcha', 'token');
    expect(store.errors().size).toBe(0);
  });

  it('stand before the own error of the field', () => {
    const store = valid();
    store.change('mobile', '1');
    store.blur('mobile');
    store.addServerErrors([{ path: 'mobile', code: 'x', message: 'Blocked.' }], fieldOf);
    expect(store.error('mobile')).toEqual({ text: 'Blocked.' });
  });
});

describe('a reset', () => {
  it('forgets what was typed, touched and refused', () => {
    const store = empty();
    store.change('firstName', '1');
    store.blur('firstName');
    store.refuse();
    store.reset({ ...candidateRegistration.defaultValues, lastName: 'Patil' });
    expect(store.values()).toEqual({ ...candidateRegistration.defaultValues, lastName: 'Patil' });
    expect(store.errors().size).toBe(0);
    store.setValue('firstName', '1');
    expect(store.errors().size).toBe(0);
  });
});

describe('subscribers', () => {
  it('find what did not change the same, so that they need not render again', () => {
    const store = empty();
    store.change('firstName', '1');
    const [errors, error] = [store.errors(), store.error('firstName')];
    store.change('lastName', 'P');
    expect(store.errors()).toBe(errors);
    store.change('firstName', '12');
    expect(store.error('firstName')).toBe(error);
    expect(store.errors()).toBe(errors);
    store.change('lastName', '1');
    expect(store.errors()).not.toBe(errors);
    expect(store.error('firstName')).toBe(error);
  });

  it('hear of each change until they leave', () => {
    const store = empty();
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    store.change('firstName', 'A');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.change('firstName', 'As');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
