/** The letter of an offer on paper. */
import { payPartNames } from '@aarambh/forms';
import { indianDate, pdfOf, printable, type AnswerFile, type Locale } from '../../platform/index.ts';
import { checksumOf } from './letter.ts';
import type { OfferLetter } from '../tables/offer-letter.ts';

/** What is printed around the facts. */
const words = {
  en: {
    title: 'Offer of employment',
    number: 'Number',
    date: 'Date',
    to: 'To',
    gstin: 'GSTIN',
    opening: (name: string, company: string) => `Dear ${name}, ${company} offers you the following job.`,
    job: 'Job',
    pay: 'Pay in a year',
    parts: {
      fixedPaise: 'Of it, fixed',
      oneTimePaise: 'Of it, paid once and guaranteed',
      variablePaise: 'Of it, variable, at target',
      stockPaise: 'Of it, stock',
      otherPaise: 'Of it, other benefits',
    },
    joining: 'Joining day',
    place: 'Place of work',
    answer: 'Answer by',
    closing:
      'Accept or decline this offer in the portal by that moment. Without an answer it ends by itself.',
    regards: 'Yours sincerely,',
    note: 'Made by a computer and valid without a signature.',
    checksum: 'Checksum',
  },
  hi: {
    title: 'नौकरी का प्रस्ताव',
    number: 'संख्या',
    date: 'तारीख',
    to: 'सेवा में',
    gstin: 'GSTIN',
    opening: (name: string, company: string) => `प्रिय ${name}, ${company} आपको यह नौकरी देना चाहती है।`,
    job: 'नौकरी',
    pay: 'एक साल का वेतन',
    parts: {
      fixedPaise: 'इसमें निश्चित',
      oneTimePaise: 'इसमें एक बार मिलने वाला, पक्का',
      variablePaise: 'इसमें बदलने वाला, लक्ष्य पूरा होने पर',
      stockPaise: 'इसमें शेयर',
      otherPaise: 'इसमें अन्य लाभ',
    },
    joining: 'काम शुरू करने का दिन',
    place: 'काम की जगह',
    answer: 'उत्तर देने का समय',
    closing: 'इस समय तक पोर्टल में प्रस्ताव स्वीकार या अस्वीकार करें। उत्तर न मिलने पर प्रस्ताव अपने-आप समाप्त हो जाएगा।',
    regards: 'भवदीय,',
    note: 'कंप्यूटर से बना, बिना हस्ताक्षर के मान्य।',
    checksum: 'जाँच संख्या',
  },
} as const;

/** The letter as a file, its words in a language; what it says of the offer is the same in each. */
export async function letterFile(letter: OfferLetter, locale: Locale): Promise<AnswerFile> {
  const { opening, closing, title, gstin, job, pay, parts, joining, place, answer, ...labels } =
    words[locale];
  const region = `${locale}-IN`;
  const zone = { timeZone: 'Asia/Kolkata' } as const;
  const day = new Intl.DateTimeFormat(region, { dateStyle: 'long', ...zone });
  const moment = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeStyle: 'short', ...zone });
  const rupees = new Intl.NumberFormat(region, {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const { number, issuedAt, company, candidate, offer } = letter;
  const facts: [string, string | undefined][] = [
    [job, `${letter.job.title} (${letter.job.code})`],
    [pay, rupees.format(offer.ctcPaise / 100)],
    ...payPartNames.map((name): [string, string | undefined] => {
      const paise = offer.parts?.[name] ?? 0;
      return [parts[name], paise === 0 ? undefined : rupees.format(paise / 100)];
    }),
    [joining, offer.joiningDate && day.format(new Date(`${offer.joiningDate}T00:00:00+05:30`))],
    [place, offer.location],
    [answer, moment.format(new Date(offer.respondBy))],
  ];
  const content = await pdfOf('offer-letter', {
    language: locale,
    words: labels,
    title,
    number,
    date: indianDate(new Date(issuedAt)).split('-').map(Number),
    issued: day.format(new Date(issuedAt)),
    company: {
      name: printable(company.name),
      lines: [company.address, company.gstin && `${gstin}: ${company.gstin}`].flatMap(lineOf),
    },
    candidate: {
      name: printable(candidate.name),
      lines: [candidate.programName, candidate.instituteName].flatMap(lineOf),
    },
    opening: printable(opening(candidate.name, company.name)),
    facts: facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, printable(value)]])),
    closing,
    signatory: { name: printable(company.spocName), designation: printable(company.spocDesignation) },
    checksum: checksumOf(letter),
  });
  return { name: `${number}.pdf`, type: 'application/pdf', content };
}

const lineOf = (line: string | null | undefined): string[] =>
  line == null || line === '' ? [] : [printable(line)];
