import type { cities, StateCode } from '../../modules/reference/tables.ts';
import { seededID } from '../identity.ts';

type CityRow = typeof cities.$inferInsert;
type Tier = NonNullable<CityRow['tier']>;

const fixedCity = (name: string, stateCode: StateCode, tier: Tier, aliases: string[] = []): CityRow => ({
  id: seededID(`city/${stateCode}/${name}`),
  name,
  stateCode,
  tier,
  aliases,
  isFixedList: true,
});

/**
 * The eleven cities of the specification, section 9, under their present names. Where the specification has an older
 * name or a misspelling, that string is the first alias, so a search for it finds the city.
 */
export const cityRows: readonly CityRow[] = [
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
