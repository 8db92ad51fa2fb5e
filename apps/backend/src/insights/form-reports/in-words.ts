/** Amounts in words, as forms in English ask for them beside the figures: by crore, lakh and thousand. */

const small = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;

const scales = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function wordsOf(number: number): string[] {
  if (number < 20) return [small[number] ?? ''];
  if (number < 100) return [tens[Math.floor(number / 10)] ?? '', ...wordsOf(number % 10)];
  const [size, name] = scales.find(([least]) => number >= least) ?? [100, 'Hundred'];
  return [...wordsOf(Math.floor(number / size)), name, ...wordsOf(number % size)];
}

/** `650000` is `Rupees Six Lakh Fifty Thousand only`. @param rupees not negative; what is below a rupee is rounded */
export function rupeesInWords(rupees: number): string {
  const whole = Math.round(rupees);
  const words = whole === 0 ? ['Zero'] : wordsOf(whole).filter((word) => word !== '');
  return `Rupees ${words.join(' ')} only`;
}
