/** What a job says of itself besides its role: the place, the people and what one gets there. Invented. */
import { escapeHTML } from '../../platform/index.ts';
import { sequenceOf } from '../random.ts';

type Texts = readonly [string, ...string[]];

/** `{company}` and `{city}` are put in. */
const teams: Texts = [
  'You join a team of eight in {city} and work beside somebody who has done this for years.',
  '{company} is growing in {city}, and this team with it: half of its people came in the last two years.',
  'The team in {city} is small, so you see a piece of work from its first talk until it is in use.',
  'You begin in {city} with those who trained the last class, and take over your own part step by step.',
];

const gains: Readonly<Record<'Fresher' | 'Experienced' | 'Internship', Texts>> = {
  Fresher: [
    '<li>Six weeks of training before the first own work</li><li>Health insurance for you and your parents</li>',
    '<li>A mentor for the first year</li><li>Meals and transport from the station</li>',
    '<li>Training that ends with a certificate</li><li>A review of pay after twelve months</li>',
  ],
  Experienced: [
    '<li>A say in how the team works</li><li>Health insurance for the family</li>',
    '<li>A budget for courses and conferences</li><li>A share of the profit of the year</li>',
    '<li>Flexible hours</li><li>Help with moving to {city}</li>',
  ],
  Internship: [
    '<li>A project of your own that you show at the end</li><li>A written reference</li>',
    '<li>A mentor throughout</li><li>Days off for examinations</li>',
    '<li>Work on what customers use</li><li>A certificate with what you did</li>',
  ],
};

interface JobTextFacts {
  /** What the role is, in HTML. */
  intro: string;
  company: string;
  city: string;
  kind: keyof typeof gains;
  /** Tells jobs apart. */
  serial: number;
}

/** The description of a job in HTML. */
export function jobText({ intro, company, city, kind, serial }: JobTextFacts): string {
  const { pick } = sequenceOf(60_000 + serial);
  const filled = (text: string): string =>
    text.replaceAll('{company}', escapeHTML(company)).replaceAll('{city}', escapeHTML(city));
  return `${intro}<p>${filled(pick(teams))}</p><p>What you get besides your pay:</p><ul>${filled(pick(gains[kind]))}</ul>`;
}
