import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const readme = readFileSync(resolve(root, 'README.md'), 'utf8');

/** What an example prints, run by Node alone, as another app would run it. */
function printed(example: string): string[] {
  const args = ['--no-warnings', `examples/${example}.ts`];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
}

describe('the examples of the README', () => {
  it.each(['withoutReact', 'ownForm', 'ownSchema'])('%s stands in it as it is', (example) => {
    expect(readme).toContain(readFileSync(resolve(root, `examples/${example}.ts`), 'utf8'));
  });

  it('validate a body without React', () => {
    expect(printed('withoutReact')).toEqual([
      'Asha can sign up',
      'mobileNumber (mobile): Enter 10 digits, the first 1 to 9',
      'city (notForExperienced): Leave this empty for an experienced candidate',
      'nickname (unknownField): This field is not known',
    ]);
  });

  it('define a form of an app of their own', () => {
    expect(printed('ownForm')).toEqual([
      'city: Enter the city that you have been to',
      'comment: Enter at most 500 characters',
      '{"city":"Pune"}',
    ]);
  });

  it('check by a schema of an app of their own', () => {
    expect(printed('ownSchema')).toEqual([
      'host: Say who you are',
      'seats: Enter 40 or less',
      '{"booked":{"by":"Asha"},"seats":12}',
    ]);
  });

  it('are typed, also the keys that the app adds', () => {
    const tsc = resolve(root, '../../node_modules/typescript/bin/tsc');
    const args = [tsc, '--noEmit', '-p', 'examples/tsconfig.json'];
    expect(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).toBe('');
  }, 240_000);
});
