import { stateCodeValues, type Locale } from '@aarambh/api-client/enums';

export type StateCode = (typeof stateCodeValues)[number];

/** A state or union territory of India. */
export type IndianState = {
  /** ISO 3166-2:IN without `IN-`. */
  readonly code: StateCode;
  /** The name that is stored and sent, in English. */
  readonly name: string;
  /** The name as it is shown to people who read another language, by its code. */
  readonly names: Readonly<Record<Exclude<Locale, 'en'>, string>>;
  readonly kind: 'State' | 'UT';
  /** Former names, official long names and replaced ISO codes. People search by them; they are not stored. */
  readonly aliases: readonly string[];
};

const ofKind =
  (kind: IndianState['kind']) =>
  (code: StateCode, name: string, hi: string, mr: string, ...aliases: string[]): IndianState => ({
    code,
    name,
    names: { hi, mr },
    kind,
    aliases,
  });
const state = ofKind('State');
const territory = ofKind('UT');

/** The 28 states and 8 union territories, each group in alphabetical order (specification, section 9, fixed lists). */
export const indianStates: readonly IndianState[] = [
  state('AP', 'Andhra Pradesh', 'आंध्र प्रदेश', 'आंध्र प्रदेश'),
  state('AR', 'Arunachal Pradesh', 'अरुणाचल प्रदेश', 'अरुणाचल प्रदेश'),
  state('AS', 'Assam', 'असम', 'आसाम'),
  state('BR', 'Bihar', 'बिहार', 'बिहार'),
  state('CG', 'Chhattisgarh', 'छत्तीसगढ़', 'छत्तीसगड', 'CT', 'Chattisgarh'),
  state('GA', 'Goa', 'गोवा', 'गोवा'),
  state('GJ', 'Gujarat', 'गुजरात', 'गुजरात'),
  state('HR', 'Haryana', 'हरियाणा', 'हरियाणा'),
  state('HP', 'Himachal Pradesh', 'हिमाचल प्रदेश', 'हिमाचल प्रदेश'),
  state('JH', 'Jharkhand', 'झारखंड', 'झारखंड'),
  state('KA', 'Karnataka', 'कर्नाटक', 'कर्नाटक'),
  state('KL', 'Kerala', 'केरल', 'केरळ', 'Keralam'),
  state('MP', 'Madhya Pradesh', 'मध्य प्रदेश', 'मध्य प्रदेश'),
  state('MH', 'Maharashtra', 'महाराष्ट्र', 'महाराष्ट्र'),
  state('MN', 'Manipur', 'मणिपुर', 'मणिपूर'),
  state('ML', 'Meghalaya', 'मेघालय', 'मेघालय'),
  state('MZ', 'Mizoram', 'मिज़ोरम', 'मिझोराम'),
  state('NL', 'Nagaland', 'नागालैंड', 'नागालँड'),
  state('OD', 'Odisha', 'ओडिशा', 'ओडिशा', 'OR', 'Orissa'),
  state('PB', 'Punjab', 'पंजाब', 'पंजाब'),
  state('RJ', 'Rajasthan', 'राजस्थान', 'राजस्थान'),
  state('SK', 'Sikkim', 'सिक्किम', 'सिक्कीम'),
  state('TN', 'Tamil Nadu', 'तमिलनाडु', 'तमिळनाडू', 'Tamilnadu'),
  state('TS', 'Telangana', 'तेलंगाना', 'तेलंगणा', 'TG'),
  state('TR', 'Tripura', 'त्रिपुरा', 'त्रिपुरा'),
  state('UP', 'Uttar Pradesh', 'उत्तर प्रदेश', 'उत्तर प्रदेश'),
  state('UK', 'Uttarakhand', 'उत्तराखंड', 'उत्तराखंड', 'UT', 'Uttaranchal'),
  state('WB', 'West Bengal', 'पश्चिम बंगाल', 'पश्चिम बंगाल'),
  territory('AN', 'Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह', 'अंदमान आणि निकोबार बेटे'),
  territory('CH', 'Chandigarh', 'चंडीगढ़', 'चंदीगड'),
  territory(
    'DH',
    'Dadra and Nagar Haveli and Daman and Diu',
    'दादरा और नगर हवेली और दमन और दीव',
    'दादरा आणि नगर हवेली आणि दमण आणि दीव',
    'DN',
    'DD',
    'Daman and Diu',
  ),
  territory('DL', 'Delhi', 'दिल्ली', 'दिल्ली', 'NCT of Delhi', 'New Delhi'),
  territory('JK', 'Jammu and Kashmir', 'जम्मू और कश्मीर', 'जम्मू आणि काश्मीर'),
  territory('LA', 'Ladakh', 'लद्दाख', 'लडाख'),
  territory('LD', 'Lakshadweep', 'लक्षद्वीप', 'लक्षद्वीप'),
  territory('PY', 'Puducherry', 'पुदुच्चेरी', 'पुदुच्चेरी', 'Pondicherry'),
];

/** What a state is called in a language of the portal; in another, its English name. */
export const stateName = ({ name, names }: IndianState, language: string): string =>
  Object.entries(names).find(([code]) => code === language)?.[1] ?? name;

/** Other words by which people find a state, whichever language they read. */
export const stateKeywords = ({ code, name, names, aliases }: IndianState): readonly string[] => [
  code,
  name,
  ...Object.values(names),
  ...aliases,
];

/** The names of `indianStates`, in English, as they are stored. */
export const indianStateNames: readonly string[] = indianStates.map(({ name }) => name);

const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const byWord = new Map(
  // Names come last: some old codes are no longer of the state that had them.
  [
    ...indianStates.map(({ code, aliases }) => [code, aliases] as const),
    ...indianStates.map(({ code, name, names }) => [code, [name, ...Object.values(names), code]] as const),
  ].flatMap(([code, names]) => names.map((name) => [folded(name), code] as const)),
);

/** The state that a text names: its code, its name in one of the languages, or an old name or code of it, whatever the capitals and marks. */
export const readState = (text: string): StateCode | undefined =>
  text.length > 100 ? undefined : byWord.get(folded(text));
