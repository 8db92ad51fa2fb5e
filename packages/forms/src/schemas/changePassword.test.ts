import { expect, it } from 'vitest';
import { validate, validatePayload } from '../definition/validate.ts';
import { changePassword } from './changePassword.ts';

const codes = (verdict: ReturnType<typeof validate<unknown>>) =>
  verdict.ok ? [] : verdict.errors.map(({ path, code }) => [path, code]);

it.each([
  ['Demo@2026', 'Harvest#31', []],
  ['', 'Harvest#31', [['currentPassword', 'required']]],
  ['x'.repeat(201), 'Harvest#31', [['currentPassword', 'tooLong']]],
  ['Demo@2026', '', [['newPassword', 'required']]],
  ['Demo@2026', 'harvest#31', [['newPassword', 'password']]],
  ['Demo@2026', 'Demo@2026', [['newPassword', 'unchanged']]],
])('checks %j to %j as the body', (currentPassword, newPassword, errors) => {
  const values = { currentPassword, newPassword, confirmPassword: newPassword };
  const ofForm = codes(validate(changePassword, values)).filter(([path]) => path !== 'confirmPassword');
  expect(ofForm).toEqual(errors);
  expect(codes(validatePayload(changePassword, changePassword.toPayload(values)))).toEqual(errors);
});

it('asks for the new one twice', () => {
  const values = { currentPassword: 'Demo@2026', newPassword: 'Harvest#31', confirmPassword: 'Harvest#32' };
  expect(codes(validate(changePassword, values))).toEqual([['confirmPassword', 'mustMatch']]);
});
