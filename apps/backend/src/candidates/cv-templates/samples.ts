/** People who were made up to show templates by: one who begins, one of ten years, one with a single name who writes Hindi. */
import type { CvDocument, CvEntry, CvSection } from './document.ts';

type Sample = Omit<CvDocument, 'design'>;

const nothing = {
  subtitle: null,
  period: null,
  result: null,
  points: [],
  details: null,
  url: null,
  isVerified: false,
} as const;

const entry = (title: string, more: Partial<CvEntry> = {}): CvEntry => ({
  ...nothing,
  id: title,
  title,
  ...more,
});

const listed = (items: readonly (readonly [title: string, result: string])[]): CvEntry[] =>
  items.map(([title, result]) => entry(title, { result }));

const section = (
  key: CvSection['key'],
  title: string,
  entries: readonly CvEntry[],
  text: string | null = null,
): CvSection => ({ key, title, text, entries });

const short: Sample = {
  language: 'en',
  person: {
    name: 'Kavya Nair',
    headline: 'Final-year computer engineer',
    email: 'kavya.nair@example.com',
    mobileNumber: '9000000000',
    city: 'Kochi, Kerala',
  },
  sections: [
    section(
      'summary',
      'Summary',
      [],
      'I build small tools that people around me use every day, and I like to measure whether they help.',
    ),
    section('education', 'Education', [
      entry('B.E. Computer Engineering', {
        subtitle: 'Sahyadri Institute of Technology',
        period: '2023 – 2027',
        result: 'CGPA 8.10 of 10',
        isVerified: true,
      }),
      entry('HSC, Science', {
        subtitle: 'Modern High School, State Board',
        period: '2023',
        result: '86.4 %',
        isVerified: true,
      }),
      entry('SSC', { subtitle: 'Modern High School, State Board', period: '2021', result: '91 %' }),
    ]),
    section('projects', 'Projects', [
      entry('Bus tracker', {
        subtitle: 'Backend',
        period: 'Jan 2026 – Apr 2026',
        points: [
          'Shows 400 students where each college bus is',
          'Works on a slow network and on phones from 2016',
        ],
        details: 'TypeScript, PostgreSQL',
        url: 'https://bus.example.com/tracker',
      }),
      entry('Library search', {
        period: 'Aug 2025',
        points: ['Finds a book by what a reader remembers of it'],
      }),
    ]),
    section(
      'skills',
      'Skills',
      listed([
        ['TypeScript', 'Advanced'],
        ['SQL', 'Intermediate'],
        ['Python', 'Intermediate'],
        ['Linux', 'Beginner'],
      ]),
    ),
    section('achievements', 'Achievements', [
      entry('Winner of the state hackathon', { period: '2025', points: ['First of 60 teams'] }),
    ]),
    section('certifications', 'Certifications', [
      entry('Cloud practitioner', { subtitle: 'Example Cloud', period: 'Mar 2026', details: 'CP-1042' }),
    ]),
    section(
      'languages',
      'Languages',
      listed([
        ['Malayalam', 'Native'],
        ['English', 'Fluent'],
        ['Hindi', 'Conversational'],
      ]),
    ),
    section('links', 'Links', [entry('Portfolio', { url: 'https://kavya.example.com' })]),
  ],
};

const posts = [
  ['Engineering manager', 'Navyug Software, Pune', 'Apr 2023 – present'],
  ['Senior developer', 'Setu Payments, Bengaluru', 'Jul 2020 – Mar 2023'],
  ['Developer', 'Setu Payments, Bengaluru', 'Jun 2018 – Jun 2020'],
  ['Associate developer', 'Kaveri Systems, Chennai', 'Jul 2016 – May 2018'],
] as const;

const work = [
  'Leads nine people who run payments for 40,000 shops, day and night',
  'Cut failed settlements from 2.1 to 0.3 percent by reading every one of them for a month',
  'Moved 60 services to a new region in five weekends, without a minute of downtime',
  'Hired eleven people; nine of them are still there',
];

const long: Sample = {
  language: 'en',
  person: {
    name: 'Lakshminarayanan Venkatasubramanian',
    headline: 'Engineering manager for payments, ten years in finance and retail',
    email: 'lakshminarayanan.venkatasubramanian@example.com',
    mobileNumber: '9000000000',
    city: 'Pune, Maharashtra',
  },
  sections: [
    section(
      'summary',
      'Summary',
      [],
      'Ten years of payment systems, from the first line of code to teams of nine. I look for a product that many people depend on, where a slow page or a lost rupee is noticed.\nComfortable with audits, with on-call duty and with telling a customer what went wrong.',
    ),
    section(
      'experience',
      'Experience',
      posts.map(([title, subtitle, period], index) =>
        entry(title, {
          subtitle,
          period,
          points: work.slice(0, 4 - Math.floor(index / 2)),
          isVerified: index === 0,
        }),
      ),
    ),
    section(
      'skills',
      'Skills',
      listed([
        ['System design', 'Expert'],
        ['TypeScript', 'Expert'],
        ['PostgreSQL', 'Advanced'],
        ['Kubernetes', 'Advanced'],
        ['Payments and settlement', 'Expert'],
        ['Hiring', 'Advanced'],
        ['Incident response', 'Advanced'],
      ]),
    ),
    section('projects', 'Projects', [
      entry('Settlement explorer', {
        subtitle: 'Author',
        period: 'Jan 2022 – Dec 2022',
        points: ['Shows where every rupee of a payment stands, also to the shopkeeper'],
        details: 'TypeScript, PostgreSQL, Kafka',
      }),
    ]),
    section('education', 'Education', [
      entry('B.Tech. Information Technology', {
        subtitle: 'Marina Engineering College',
        period: '2012 – 2016',
        result: 'CGPA 7.90 of 10',
        isVerified: true,
      }),
      entry('HSC, Science', {
        subtitle: 'Corporation Higher Secondary School',
        period: '2012',
        result: '93.2 %',
      }),
    ]),
    section('certifications', 'Certifications', [
      entry('Certified solutions architect, professional', { subtitle: 'Example Cloud', period: 'Feb 2024' }),
      entry('Payment card security, assessor', {
        subtitle: 'Example Council',
        period: 'Sep 2022',
        details: 'PC-88121',
      }),
    ]),
    section('achievements', 'Achievements', [
      entry('Speaker at the national payments forum', {
        period: '2024',
        points: ['On what a month of failed settlements taught'],
      }),
    ]),
    section(
      'languages',
      'Languages',
      listed([
        ['Tamil', 'Native'],
        ['English', 'Fluent'],
        ['Marathi', 'Conversational'],
      ]),
    ),
    section('links', 'Links', [entry('Articles', { url: 'https://writing.example.com/lakshmi' })]),
  ],
};

const hindi: Sample = {
  language: 'hi',
  person: {
    name: 'आरती',
    headline: 'कंप्यूटर इंजीनियरिंग, अंतिम वर्ष',
    email: 'aarti@example.com',
    mobileNumber: '9000000000',
    city: 'जबलपुर, मध्य प्रदेश',
  },
  sections: [
    section('summary', 'सारांश', [], 'मैं अपने कॉलेज के लिए छोटे उपकरण बनाती हूँ, जिन्हें लोग हर दिन इस्तेमाल करते हैं।'),
    section('education', 'शिक्षा', [
      entry('B.E. Computer Engineering', {
        subtitle: 'नर्मदा अभियांत्रिकी महाविद्यालय',
        period: '2023 – 2027',
        result: 'CGPA 10 में से 8.40',
        isVerified: true,
      }),
      entry('बारहवीं, विज्ञान', { subtitle: 'शासकीय उच्चतर माध्यमिक विद्यालय', period: '2023', result: '88 %' }),
    ]),
    section('projects', 'परियोजनाएँ', [
      entry('पुस्तकालय खोज', {
        subtitle: 'बैक-एंड',
        period: 'जन॰ 2026 – अप्रैल 2026',
        points: ['पाठक को जो याद है, उसी से पुस्तक मिल जाती है', 'पुराने फ़ोन और धीमे नेटवर्क पर भी चलता है'],
        details: 'TypeScript, PostgreSQL',
      }),
    ]),
    section(
      'skills',
      'कौशल',
      listed([
        ['TypeScript', 'उन्नत'],
        ['SQL', 'मध्यम'],
        ['Python', 'मध्यम'],
      ]),
    ),
    section('achievements', 'उपलब्धियाँ', [
      entry('राज्य हैकथॉन में प्रथम', { period: '2025', points: ['60 टीमों में पहला स्थान'] }),
    ]),
    section(
      'languages',
      'भाषाएँ',
      listed([
        ['हिन्दी', 'मातृभाषा'],
        ['अंग्रेज़ी', 'धाराप्रवाह'],
      ]),
    ),
  ],
};

export const samples = { Short: short, Long: long, Hindi: hindi } as const;
