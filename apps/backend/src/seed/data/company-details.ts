/** What a company tells of itself and what staff have checked: size, address, tax number. Invented. */
import type { EmployeeCount } from '@aarambh/api-client/enums';
import { gstin } from '@aarambh/forms';
import { sequenceOf } from '../random.ts';

/** Digits that a tax number of a state begins with. */
const taxDigits = {
  Maharashtra: '27',
  Gujarat: '24',
  Delhi: '07',
  Telangana: '36',
  Karnataka: '29',
  'Tamil Nadu': '33',
  Chandigarh: '04',
  'West Bengal': '19',
  Rajasthan: '08',
  Punjab: '03',
  Kerala: '32',
  'Madhya Pradesh': '23',
} as const satisfies Record<string, string>;

/** A post code of each city. */
const pincodes: Readonly<Record<string, string>> = {
  Pune: '411001',
  Mumbai: '400051',
  Kolhapur: '416001',
  Nashik: '422001',
  Ahmedabad: '380009',
  Bharuch: '392001',
  Surat: '395002',
  Delhi: '110001',
  Hyderabad: '500032',
  Bengaluru: '560001',
  Chennai: '600002',
  Chandigarh: '160017',
  Kolkata: '700016',
  Jaipur: '302001',
  Jodhpur: '342001',
  Ludhiana: '141001',
  Kochi: '682016',
  Indore: '452001',
};

type State = keyof typeof taxDigits;

const isState = (name: string): name is State => Object.hasOwn(taxDigits, name);

const sizes: readonly [EmployeeCount, ...EmployeeCount[]] = [
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1000+',
];
const streets = ['Station Road', 'Market Yard', 'Lake View Road', 'Ring Road', 'Gandhi Marg'] as const;
/** How a company treats those who join. */
const ways: readonly [string, ...string[]] = [
  'It takes people from campuses every year and trains them itself.',
  'Most of those who lead its teams began there after their degree.',
  'It is owned by those who work in it and grows from what it earns.',
  'Its customers are in all parts of India, and so are its people.',
];

/** As in the middle of a sentence. */
const lowered = (industry: string): string =>
  industry.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const checks = `0123456789${letters}`.split('');

/** What the company at this place of the list has said and shown. */
export function companyDetails(name: string, location: string, industry: string, place: number) {
  const random = sequenceOf(70_000 + place);
  const [city = '', state = city] = location.split(', ');
  const stateDigits = taxDigits[isState(state) ? state : 'Maharashtra'];
  const letter = () => letters.charAt(random.between(0, letters.length - 1));
  const holder = `${letter()}${letter()}${letter()}C${name.charAt(0)}${random.between(1000, 9999)}${letter()}`;
  const number = `${stateDigits}${holder}1Z`;
  const size = random.pick(sizes);
  return {
    about: `${name} has worked in ${lowered(industry)} since ${random.between(1978, 2019)}. ${random.pick(ways)} Its head office is in ${city}.`,
    size,
    gstin: checks.map((check) => number + check).find((each) => gstin(each).ok) ?? null,
    addressLine: `${random.between(2, 240)} ${random.pick(streets)}, ${city}`,
    pincode: pincodes[city] ?? null,
  };
}
