import { permissionValues } from '@aarambh/api-client/enums';
import { describe, expect, test } from 'vitest';
import { needOf, withDependants, withNeeds } from './permissionNeeds.ts';

describe('what a permission needs', () => {
  test.each([
    ['Create City', 'S', ['Create City', 'Manage City']],
    ['Delete City', 'S', ['Delete City', 'Manage City']],
    ['Update Company', 'E', ['Update Company', 'View Company']],
    ['Create Candidate Profile', 'C', ['Create Candidate Profile', 'View Candidate Profile']],
    ['View City', 'S', ['View City']],
    ['Manage City', 'S', ['Manage City']],
    ['Manage Dashboard', 'S', ['Manage Dashboard']],
    [
      'Manage Job Applications',
      'S',
      ['Manage Job Applications', 'View Eligible Students', 'View Job-Description'],
    ],
  ] as const)('%s of %s comes with %j', (permission, userType, expected) => {
    expect(withNeeds(permission, userType)).toEqual(expected);
  });

  test('is what goes with it when it is taken away', () => {
    expect(withDependants('Manage City', 'S')).toEqual([
      'Manage City',
      'Create City',
      'Update City',
      'Delete City',
    ]);
    expect(withDependants('View City', 'S')).toEqual(['View City']);
    expect(withDependants('View Job-Description', 'E')).toEqual(
      expect.arrayContaining(['Update Job-Description', 'Manage Job Applications']),
    );
  });

  test('is there for all that change records', () => {
    const changing = permissionValues.filter((each) => /^(Create|Update|Delete) /.test(each));
    expect(changing).toHaveLength(63);
    for (const userType of ['C', 'E', 'S'] as const) {
      expect(changing.filter((each) => needOf(each, userType) === undefined)).toEqual([]);
    }
  });
});
