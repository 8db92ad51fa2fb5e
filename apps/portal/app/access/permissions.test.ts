import { describe, expect, it } from 'vitest';
import { isAllowed, toPermissions } from './permissions.tsx';

describe('toPermissions', () => {
  it('takes the permissions that are known', () => {
    expect([...toPermissions(['View User', 'Manage Moon', 7, 'Manage City'])]).toEqual([
      'View User',
      'Manage City',
    ]);
  });

  it.each([undefined, null, 'View User', { 0: 'View User' }])('finds none in %j', (list) => {
    expect(toPermissions(list).size).toBe(0);
  });
});

describe('isAllowed', () => {
  const held = toPermissions(['View User', 'Manage City']);

  it('needs one of the listed', () => {
    expect(isAllowed(held, ['Manage Skill', 'Manage City'])).toBe(true);
    expect(isAllowed(held, ['Manage Skill', 'View City'])).toBe(false);
  });

  it('asks for none when none is listed', () => {
    expect(isAllowed(toPermissions([]), [])).toBe(true);
  });
});
