/** What a company tells of itself and what staff have checked: size, address, tax number. Invented. */
import type { EmployeeCount } from '@aarambh/api-client/enums';
import { gstin } from '@aarambh/forms';
import { sequenceOf } from '../random.ts';

/** Digits that a tax number of a state begins with, and a post code of its business district. */
const states = {
  Maharashtra: ['27', '411001'],
  Gujarat: ['24', '380009'],
  Delhi: ['07', '110001'],
  Telangana: ['36', '500032'],
  Karnataka: ['29', '560001'],
  'Tamil Nadu': ['33', '600002'],
  Chandigarh: ['04', '160017'],
  'West Bengal': ['19', '700016'],
  Rajasthan: ['08', '302001'],
  Punjab: ['03', '141001'],
  Kerala: ['32', '682016'],
  'Madhya Pradesh': ['23', '452001'],
} as const satisfies Record<string, readonly [string, string]>;

type State = keyof typeof states;

const isState = (name: string): name is State => Object.hasOwn(states, name);

const sizes: readonly [EmployeeCount, ...EmployeeCount[]] = [
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1000+',
];
const streets = ['Station Road', 'Market Yard', 'Lake View Road', 'Ring Road', 'Gandhi Marg'] as const;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const checks = `0123456789${letters}`.split('');

/** What the company at this place of the list has said and shown. */
export function companyDetails(name: string, location: string, industry: string, place: number) {
  const random = sequenceOf(70_000 + place);
  const [city = '', state = city] = location.split(', ');
  const [stateDigits, pincode] = states[isState(state) ? state : 'Maharashtra'];
  const letter = () => letters.charAt(random.between(0, letters.length - 1));
  const holder = `${letter()}${letter()}${letter()}C${name.charAt(0)}${random.between(1000, 9999)}${letter()}`;
  const number = `${stateDigits}${holder}1Z`;
  return {
    about: `${name} is a company of ${city} in ${industry.toLowerCase()}.`,
    size: random.pick(sizes),
    gstin: checks.map((check) => number + check).find((each) => gstin(each).ok) ?? null,
    addressLine: `${random.between(2, 240)} ${random.pick(streets)}, ${city}`,
    pincode,
  };
}
