import type { states, StateCode } from '../../modules/reference/tables.ts';

type StateRow = typeof states.$inferInsert;

const state = (code: StateCode, name: string, gstCode: string, aliases: string[] = []): StateRow => ({
  code,
  name,
  kind: 'State',
  gstCode,
  aliases,
});

const territory = (code: StateCode, name: string, gstCode: string, aliases: string[] = []): StateRow => ({
  ...state(code, name, gstCode, aliases),
  kind: 'UT',
});

/**
 * The 28 states and 8 union territories of India with their ISO 3166-2:IN codes and GST state codes. Aliases are
 * former and official long names, and ISO codes that were replaced.
 */
export const stateRows: readonly StateRow[] = [
  state('AP', 'Andhra Pradesh', '37'),
  state('AR', 'Arunachal Pradesh', '12'),
  state('AS', 'Assam', '18'),
  state('BR', 'Bihar', '10'),
  state('CG', 'Chhattisgarh', '22', ['CT', 'Chattisgarh']),
  state('GA', 'Goa', '30'),
  state('GJ', 'Gujarat', '24'),
  state('HR', 'Haryana', '06'),
  state('HP', 'Himachal Pradesh', '02'),
  state('JH', 'Jharkhand', '20'),
  state('KA', 'Karnataka', '29'),
  state('KL', 'Kerala', '32', ['Keralam']),
  state('MP', 'Madhya Pradesh', '23'),
  state('MH', 'Maharashtra', '27'),
  state('MN', 'Manipur', '14'),
  state('ML', 'Meghalaya', '17'),
  state('MZ', 'Mizoram', '15'),
  state('NL', 'Nagaland', '13'),
  state('OD', 'Odisha', '21', ['OR', 'Orissa']),
  state('PB', 'Punjab', '03'),
  state('RJ', 'Rajasthan', '08'),
  state('SK', 'Sikkim', '11'),
  state('TN', 'Tamil Nadu', '33', ['Tamilnadu']),
  state('TS', 'Telangana', '36', ['TG']),
  state('TR', 'Tripura', '16'),
  state('UP', 'Uttar Pradesh', '09'),
  state('UK', 'Uttarakhand', '05', ['UT', 'Uttaranchal']),
  state('WB', 'West Bengal', '19'),
  territory('AN', 'Andaman and Nicobar Islands', '35'),
  territory('CH', 'Chandigarh', '04'),
  territory('DH', 'Dadra and Nagar Haveli and Daman and Diu', '26', ['DN', 'DD', 'Daman and Diu']),
  territory('DL', 'Delhi', '07', ['NCT of Delhi', 'New Delhi']),
  territory('JK', 'Jammu and Kashmir', '01'),
  territory('LA', 'Ladakh', '38'),
  territory('LD', 'Lakshadweep', '31'),
  territory('PY', 'Puducherry', '34', ['Pondicherry']),
];
