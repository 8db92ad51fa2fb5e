/** The letter of an offer on paper. */
import { payPartNames } from '@aarambh/forms';
import {
  amountRegion,
  indianDate,
  localized,
  pdfOf,
  printable,
  regionOf,
  wordsIn,
  type AnswerFile,
  type Locale,
} from '../../platform/index.ts';
import { checksumOf } from './letter.ts';
import type { OfferLetter } from '../tables/offer-letter.ts';

/** What is printed around the facts. */
const words = {
  title: 'Offer of employment',
  number: 'Number',
  date: 'Date',
  to: 'To',
  job: 'Job',
  pay: 'Pay in a year',
  fixedPaise: 'Of it, fixed',
  oneTimePaise: 'Of it, paid once and guaranteed',
  variablePaise: 'Of it, variable, at target',
  stockPaise: 'Of it, stock',
  otherPaise: 'Of it, other benefits',
  joining: 'Joining day',
  place: 'Place of work',
  answer: 'Answer by',
  closing: 'Accept or decline this offer in the portal by that moment. Without an answer it ends by itself.',
  regards: 'Yours sincerely,',
  note: 'This letter was made by a computer and is valid without a signature.',
  checksum: 'Checksum',
} as const;

/** The letter as a file, its words in a language; what it says of the offer is the same in each. */
export async function letterFile(letter: OfferLetter, locale: Locale): Promise<AnswerFile> {
  const said = wordsIn(words, locale);
  const region = regionOf(locale);
  const zone = { timeZone: 'Asia/Kolkata' } as const;
  const day = new Intl.DateTimeFormat(region, { dateStyle: 'long', ...zone });
  const moment = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeStyle: 'short', ...zone });
  const rupees = new Intl.NumberFormat(amountRegion, {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const { number, issuedAt, company, candidate, offer } = letter;
  const facts: [string, string | undefined][] = [
    [said.job, `${letter.job.title} (${letter.job.code})`],
    [said.pay, rupees.format(offer.ctcPaise / 100)],
    ...payPartNames.map((name): [string, string | undefined] => {
      const paise = offer.parts?.[name] ?? 0;
      return [said[name], paise === 0 ? undefined : rupees.format(paise / 100)];
    }),
    [said.joining, offer.joiningDate && day.format(new Date(`${offer.joiningDate}T00:00:00+05:30`))],
    [said.place, offer.location],
    [said.answer, moment.format(new Date(offer.respondBy))],
  ];
  const content = await pdfOf('offer-letter', {
    language: locale,
    words: said,
    title: said.title,
    number,
    date: indianDate(new Date(issuedAt)).split('-').map(Number),
    issued: day.format(new Date(issuedAt)),
    company: {
      name: printable(company.name),
      lines: [company.address, company.gstin && `GSTIN: ${company.gstin}`].flatMap(lineOf),
    },
    candidate: {
      name: printable(candidate.name),
      lines: [candidate.programName, candidate.instituteName].flatMap(lineOf),
    },
    opening: printable(
      localized('Dear {name}, {company} offers you the following job.', {
        name: candidate.name,
        company: company.name,
      })[locale],
    ),
    facts: facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, printable(value)]])),
    closing: said.closing,
    signatory: { name: printable(company.spocName), designation: printable(company.spocDesignation) },
    checksum: checksumOf(letter),
  });
  return { name: `${number}.pdf`, type: 'application/pdf', content };
}

const lineOf = (line: string | null | undefined): string[] =>
  line == null || line === '' ? [] : [printable(line)];
