/** Second parts of the ISO 3166-2:IN codes of the states and union territories. */
export const stateCodes = [
  'AN',
  'AP',
  'AR',
  'AS',
  'BR',
  'CG',
  'CH',
  'DH',
  'DL',
  'GA',
  'GJ',
  'HP',
  'HR',
  'JH',
  'JK',
  'KA',
  'KL',
  'LA',
  'LD',
  'MH',
  'ML',
  'MN',
  'MP',
  'MZ',
  'NL',
  'OD',
  'PB',
  'PY',
  'RJ',
  'SK',
  'TN',
  'TR',
  'TS',
  'UK',
  'UP',
  'WB',
] as const;

export type StateCode = (typeof stateCodes)[number];

/** A state or union territory of India. */
export type IndianState = {
  /** ISO 3166-2:IN without `IN-`. */
  readonly code: StateCode;
  /** The name that is stored and sent. */
  readonly name: string;
  readonly kind: 'State' | 'UT';
  /** Former names, official long names and replaced ISO codes. People search by them; they are not stored. */
  readonly aliases: readonly string[];
};

const state = (code: StateCode, name: string, ...aliases: string[]): IndianState => ({
  code,
  name,
  kind: 'State',
  aliases,
});
const territory = (code: StateCode, name: string, ...aliases: string[]): IndianState => ({
  code,
  name,
  kind: 'UT',
  aliases,
});

/** The 28 states and 8 union territories, each group in alphabetical order (specification, section 9, fixed lists). */
export const indianStates: readonly IndianState[] = [
  state('AP', 'Andhra Pradesh'),
  state('AR', 'Arunachal Pradesh'),
  state('AS', 'Assam'),
  state('BR', 'Bihar'),
  state('CG', 'Chhattisgarh', 'CT', 'Chattisgarh'),
  state('GA', 'Goa'),
  state('GJ', 'Gujarat'),
  state('HR', 'Haryana'),
  state('HP', 'Himachal Pradesh'),
  state('JH', 'Jharkhand'),
  state('KA', 'Karnataka'),
  state('KL', 'Kerala', 'Keralam'),
  state('MP', 'Madhya Pradesh'),
  state('MH', 'Maharashtra'),
  state('MN', 'Manipur'),
  state('ML', 'Meghalaya'),
  state('MZ', 'Mizoram'),
  state('NL', 'Nagaland'),
  state('OD', 'Odisha', 'OR', 'Orissa'),
  state('PB', 'Punjab'),
  state('RJ', 'Rajasthan'),
  state('SK', 'Sikkim'),
  state('TN', 'Tamil Nadu', 'Tamilnadu'),
  state('TS', 'Telangana', 'TG'),
  state('TR', 'Tripura'),
  state('UP', 'Uttar Pradesh'),
  state('UK', 'Uttarakhand', 'UT', 'Uttaranchal'),
  state('WB', 'West Bengal'),
  territory('AN', 'Andaman and Nicobar Islands'),
  territory('CH', 'Chandigarh'),
  territory('DH', 'Dadra and Nagar Haveli and Daman and Diu', 'DN', 'DD', 'Daman and Diu'),
  territory('DL', 'Delhi', 'NCT of Delhi', 'New Delhi'),
  territory('JK', 'Jammu and Kashmir'),
  territory('LA', 'Ladakh'),
  territory('LD', 'Lakshadweep'),
  territory('PY', 'Puducherry', 'Pondicherry'),
];

export const indianStateNames: readonly string[] = indianStates.map(({ name }) => name);
