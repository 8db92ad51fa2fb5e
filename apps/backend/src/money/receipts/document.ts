/** A receipt on paper. */
import { indianStates, stateName } from '@aarambh/forms';
import {
  amountRegion,
  indianDate,
  localized,
  longDate,
  pdfOf,
  regionOf,
  wordsIn,
  type AnswerFile,
  type Locale,
} from '../../platform/index.ts';
import { taxParts } from './place-of-supply.ts';
import type { Receipt } from '../tables/receipts.ts';

/** What is printed around the facts. */
const words = {
  'Receipt voucher': 'Receipt voucher',
  'Refund voucher': 'Refund voucher',
  number: 'Number',
  date: 'Date',
  supplier: 'Supplier',
  recipient: 'Recipient',
  what: 'Description',
  amount: 'Amount',
  place: 'Place of supply',
  paid: 'Amount paid, tax included',
  refunded: 'Amount refunded, tax included',
  payment: 'Payment reference',
  note: 'Made by a computer and valid without a signature.',
} as const;

/** The receipt as a file, its words in a language. */
export async function receiptFile(receipt: Receipt, locale: Locale): Promise<AnswerFile> {
  const { paid, refunded, ...labels } = wordsIn(words, locale);
  const region = regionOf(locale);
  const rupees = new Intl.NumberFormat(amountRegion, { style: 'currency', currency: 'INR' });
  const number = new Intl.NumberFormat(region, { maximumFractionDigits: 2 });
  const money = (paise: number) => rupees.format(paise / 100);
  const { kind, receiptNumber, issuedAt, amountPaise, taxPaise, supplier, recipient } = receipt;
  const state = indianStates.find(({ code }) => code === receipt.placeOfSupply);
  const content = await pdfOf('receipt', {
    language: locale,
    words: { ...labels, gstin: 'GSTIN', sac: 'SAC' },
    title: labels[kind],
    number: receiptNumber,
    date: indianDate(issuedAt).split('-').map(Number),
    issued: longDate(issuedAt, locale),
    supplier,
    recipient,
    lines: [
      [
        localized('{credits} credits for the portal', { credits: number.format(receipt.credits) })[locale],
        money(amountPaise - taxPaise),
      ],
      ...taxLines(receipt).map(([name, percent, paise]) => [
        `${name} ${number.format(percent)}%`,
        money(paise),
      ]),
    ],
    total: [kind === 'Refund voucher' ? refunded : paid, money(amountPaise)],
    payment: receipt.paymentID,
    place: state && stateName(state, locale),
  });
  return { name: `${receiptNumber.replaceAll('/', '-')}.pdf`, type: 'application/pdf', content };
}

/** The kinds of tax, each with its percentage and amount in paise. */
function taxLines(receipt: Receipt): [string, number, number][] {
  const { cgstPaise, sgstPaise, igstPaise } = taxParts(receipt);
  const percent = receipt.taxRate / 100;
  if (igstPaise === undefined) return [['GST', percent, receipt.taxPaise]];
  if (receipt.isWithinState !== true) return [['IGST', percent, igstPaise]];
  return [
    ['CGST', percent / 2, cgstPaise],
    ['SGST', percent / 2, sgstPaise],
  ];
}
