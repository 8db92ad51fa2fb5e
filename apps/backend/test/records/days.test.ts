import { expect, test } from 'vitest';
import { readDays } from '../../src/records/imports/days.ts';

test.each([
  ['2027-03-01', '2027-03-01'],
  ['2027-3-1', '2027-03-01'],
  ['2027/03/01', '2027-03-01'],
  ['1 March 2027', '2027-03-01'],
  ['01-Mar-2027', '2027-03-01'],
  ['10 Feb, 2027', '2027-02-10'],
  ['29-02-2028', '2028-02-29'],
])('%s is %s', (cell, day) => expect(readDays([cell])).toEqual([day]));

test.each(['2027-02-30', '2027-06-31', '31/02/2027', '2027', '2027-02', 'soon', '29 Feb 2027', '1 Mai 2027'])(
  '%s stays as it is, so that it is refused',
  (cell) => expect(readDays([cell])).toEqual([cell]),
);

test('numbers are read in the one way in which the column can be', () => {
  expect(readDays(['05/01/2027', '', '25.01.2027'])).toEqual(['2027-01-05', '', '2027-01-25']);
  expect(readDays(['05/01/2027', '01/25/2027'])).toEqual(['2027-05-01', '2027-01-25']);
  // Both ways, or none that is sure.
  expect(readDays(['25/01/2027', '01/25/2027'])).toEqual(['25/01/2027', '01/25/2027']);
  expect(readDays(['05/01/2027', '02/03/2027'])).toEqual(['05/01/2027', '02/03/2027']);
});
