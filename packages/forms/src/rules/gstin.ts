import { failed, passed, type Rule } from './rule.ts';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = characters.length;

/** A goods and services tax number: state, PAN, count, the letter Z, and the check character (GST rules, rule 10). */
export const gstin: Rule = (value) =>
  /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/.test(value) && value.endsWith(checkOf(value))
    ? passed
    : failed('gstin');

/** Luhn's check in base 36: every other character counts twice, and the two digits of a product are added. */
function checkOf(value: string): string {
  let sum = 0;
  for (let index = 0; index < value.length - 1; index += 1) {
    const product = characters.indexOf(value.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / base) + (product % base);
  }
  return characters.charAt((base - (sum % base)) % base);
}
