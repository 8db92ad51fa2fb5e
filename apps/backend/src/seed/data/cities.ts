import type { cities, StateCode } from '../../catalogue/index.ts';
import { seededID } from '../../database/index.ts';
import { cityNames } from './translated-names.ts';

type CityRow = typeof cities.$inferInsert;
type Tier = NonNullable<CityRow['tier']>;

const fixedCity = (name: string, stateCode: StateCode, tier: Tier, aliases: string[] = []): CityRow => ({
  id: seededID(`city/${stateCode}/${name}`),
  name,
  stateCode,
  tier,
  aliases,
  nameTranslations: cityNames(name),
  isFixedList: true,
});

/** Capitals and towns that many campuses and employers are in. Staff add to them. */
const otherCities: readonly (readonly [StateCode, Tier, readonly string[]])[] = [
  ['AP', '1', ['Visakhapatnam', 'Vijayawada']],
  ['BR', '1', ['Patna']],
  ['CG', '1', ['Raipur']],
  ['GJ', '1', ['Surat', 'Vadodara']],
  ['HR', '1', ['Gurugram', 'Faridabad']],
  ['JH', '1', ['Ranchi', 'Jamshedpur']],
  ['KA', '1', ['Mysuru', 'Mangaluru']],
  ['MP', '1', ['Bhopal', 'Indore']],
  ['MH', '1', ['Nagpur', 'Nashik', 'Thane', 'Navi Mumbai']],
  ['OD', '1', ['Bhubaneswar']],
  ['PB', '1', ['Ludhiana']],
  ['RJ', '1', ['Jaipur']],
  ['TN', '1', ['Coimbatore', 'Madurai']],
  ['UP', '1', ['Lucknow', 'Noida', 'Ghaziabad', 'Kanpur']],
  ['AS', '1', ['Guwahati']],
  ['UK', '1', ['Dehradun']],
  ['GA', '1', ['Panaji']],
  ['AP', '2', ['Guntur', 'Tirupati', 'Nellore', 'Amaravati']],
  ['AR', '2', ['Itanagar']],
  ['AS', '2', ['Silchar']],
  ['BR', '2', ['Gaya', 'Muzaffarpur']],
  ['CG', '2', ['Bhilai', 'Bilaspur']],
  ['GJ', '2', ['Rajkot', 'Gandhinagar', 'Anand', 'Bhavnagar']],
  ['HR', '2', ['Panipat', 'Rohtak', 'Ambala']],
  ['HP', '2', ['Shimla', 'Solan']],
  ['JK', '2', ['Srinagar', 'Jammu']],
  ['JH', '2', ['Dhanbad', 'Bokaro']],
  ['KA', '2', ['Hubballi', 'Belagavi', 'Manipal', 'Davanagere']],
  ['KL', '2', ['Kozhikode', 'Thrissur', 'Kollam', 'Kannur']],
  ['LA', '2', ['Leh']],
  ['MP', '2', ['Jabalpur', 'Gwalior', 'Ujjain']],
  ['MH', '2', ['Kolhapur', 'Solapur', 'Satara', 'Sangli', 'Amravati', 'Chhatrapati Sambhajinagar']],
  ['MN', '2', ['Imphal']],
  ['ML', '2', ['Shillong']],
  ['MZ', '2', ['Aizawl']],
  ['NL', '2', ['Kohima', 'Dimapur']],
  ['OD', '2', ['Rourkela', 'Cuttack']],
  ['PY', '2', ['Puducherry']],
  ['PB', '2', ['Amritsar', 'Jalandhar', 'Patiala', 'Mohali']],
  ['RJ', '2', ['Jodhpur', 'Udaipur', 'Kota', 'Pilani']],
  ['SK', '2', ['Gangtok']],
  ['TN', '2', ['Tiruchirappalli', 'Salem', 'Vellore', 'Tirunelveli']],
  ['TS', '2', ['Warangal', 'Karimnagar']],
  ['TR', '2', ['Agartala']],
  ['UP', '2', ['Prayagraj', 'Varanasi', 'Agra', 'Meerut', 'Bareilly']],
  ['UK', '2', ['Roorkee', 'Haridwar']],
  ['WB', '2', ['Durgapur', 'Siliguri', 'Howrah', 'Kharagpur']],
  ['AN', '3', ['Port Blair']],
  ['BR', '3', ['Bhagalpur']],
  ['DH', '3', ['Daman']],
  ['GJ', '3', ['Vapi']],
  ['LD', '3', ['Kavaratti']],
  ['MH', '3', ['Ahilyanagar', 'Baramati', 'Latur', 'Nanded']],
  ['MP', '3', ['Rewa']],
  ['OD', '3', ['Sambalpur']],
  ['RJ', '3', ['Ajmer', 'Bikaner']],
  ['TN', '3', ['Thanjavur', 'Hosur']],
  ['UP', '3', ['Gorakhpur']],
  ['WB', '3', ['Asansol']],
];

/**
 * The eleven cities of the specification, section 9, under their present names. Where the specification has an older
 * name or a misspelling, that string is the first alias, so a search for it finds the city.
 */
const fixedCities: readonly CityRow[] = [
  fixedCity('Ahmedabad', 'GJ', 'Metro', ['Amdavad']),
  fixedCity('Mumbai', 'MH', 'Metro', ['Bombay']),
  fixedCity('Delhi', 'DL', 'Metro', ['New Delhi']),
  fixedCity('Bengaluru', 'KA', 'Metro', ['Bangalore']),
  fixedCity('Pune', 'MH', 'Metro', ['Poona']),
  fixedCity('Hyderabad', 'TS', 'Metro'),
  fixedCity('Chennai', 'TN', 'Metro', ['Madras']),
  fixedCity('Kolkata', 'WB', 'Metro', ['Calcutta']),
  fixedCity('Chandigarh', 'CH', '1'),
  fixedCity('Kochi', 'KL', '1', ['Cochin']),
  fixedCity('Thiruvananthapuram', 'KL', '1', ['Thiruvanthapuram', 'Trivandrum']),
];

/** The cities to begin with. */
export const cityRows: readonly CityRow[] = [
  ...fixedCities,
  ...otherCities.flatMap(([stateCode, tier, names]) =>
    names.map((name) => ({ ...fixedCity(name, stateCode, tier), isFixedList: false })),
  ),
];
