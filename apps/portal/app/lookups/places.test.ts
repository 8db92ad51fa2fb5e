import { expect, test } from 'vitest';
import { placeOf, withPlaces } from './places.ts';

const college = (id: string, label: string, city: string, stateCode: string) => ({
  id,
  label,
  place: placeOf({ city, stateCode }, 'en'),
});

const colleges = [
  college('1', 'Government Degree College', 'Kullu', 'HP'),
  college('2', 'government degree college', 'Sopore', 'JK'),
  college('3', 'Koyna Polytechnic', 'Satara', 'MH'),
];

test('beside a name that is not unique stands where it is', () => {
  expect(withPlaces(colleges, false).map(({ label }) => label)).toEqual([
    'Government Degree College, Kullu, Himachal Pradesh',
    'government degree college, Sopore, Jammu and Kashmir',
    'Koyna Polytechnic',
  ]);
});

test('of a part of a list no name is known to be unique', () => {
  const [found] = withPlaces(colleges.slice(2), true);
  expect(found?.label).toBe('Koyna Polytechnic, Satara, Maharashtra');
  const [named] = withPlaces([college('4', 'Satara Polytechnic', 'Satara', 'MH')], true);
  expect(named?.label).toBe('Satara Polytechnic, Maharashtra');
});

test('a choice is found by its city and its state in both languages, and has the state in the language of the portal', () => {
  const [found] = withPlaces(colleges.slice(2), false);
  expect(found?.keywords).toEqual(expect.arrayContaining(['Satara', 'Maharashtra', 'महाराष्ट्र', 'MH']));
  expect(placeOf({ city: 'Satara', stateCode: 'MH' }, 'hi')?.parts).toEqual(['Satara', 'महाराष्ट्र']);
});

test('a company says its location, and what has no place stays as it is', () => {
  expect(placeOf({ location: 'Baner, Pune' }, 'en')?.parts).toEqual(['Baner, Pune']);
  expect(placeOf({ location: null }, 'en')).toBeUndefined();
  const java = { id: '1', label: 'Java' };
  expect(withPlaces([java, { ...java, id: '2' }], true)).toEqual([java, { ...java, id: '2' }]);
});

test('a job is told from others of its title by its company and its number, and is found by both', () => {
  const job = (code: string, companyName: string) => ({
    id: code,
    label: 'Data engineer',
    place: placeOf({ code, companyName }, 'en'),
  });
  const [first, , last] = withPlaces(
    [
      job('JD-26-000016', 'Navyug Software'),
      job('JD-26-000036', 'Navyug Software'),
      job('JD-26-000048', 'Vegavati Auto Parts'),
    ],
    false,
  );
  expect(first?.label).toBe('Data engineer, Navyug Software, JD-26-000016');
  expect(last?.label).toBe('Data engineer, Vegavati Auto Parts, JD-26-000048');
  expect(first?.keywords).toEqual(['Navyug Software', 'JD-26-000016']);
  expect(placeOf({ code: 'C-6006' }, 'en')).toBeUndefined();
});
