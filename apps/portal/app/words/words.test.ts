/** A value of a fixed list has one text: what a form offers is what a list, a record and a file then say. */
import * as forms from '@aarambh/forms';
import { beforeAll, expect, test } from 'vitest';
import { startWithEveryText } from '#app/i18n/everyText.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { languages } from '#app/config/languages.ts';
import * as accounts from './accounts.ts';
import * as jobs from './jobs.ts';
import * as cvs from './cvs.ts';
import * as catalogue from './catalogue.ts';
import * as seasons from './seasons.ts';
import * as trust from './trust.ts';
import * as leads from './leads.ts';
import * as templates from './templates.ts';
import * as notices from './notices.ts';

beforeAll(startWithEveryText);

interface Option {
  readonly value: string;
  readonly label: string;
}

const isOption = (item: unknown): item is Option =>
  typeof item === 'object' &&
  item !== null &&
  'value' in item &&
  'label' in item &&
  typeof item.value === 'string' &&
  typeof item.label === 'string';

/** Every list of options that a form offers, wherever it stands in what the package exports. */
function optionLists(): readonly (readonly Option[])[] {
  const lists: (readonly Option[])[] = [];
  const seen = new Set<unknown>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (Array.isArray(node) && node.length > 1 && node.every(isOption)) lists.push(node);
    Object.values(node).forEach(walk);
  };
  walk({ ...forms });
  return lists;
}

const offered = optionLists();
const worded: [string, Readonly<Record<string, string>>][] = Object.entries({
  ...accounts,
  ...jobs,
  ...cvs,
  ...catalogue,
  ...seasons,
  ...trust,
  ...leads,
  ...templates,
  ...notices,
}).filter(([name]) => name.endsWith('Texts'));

test('the lists are found', () => {
  expect(offered.length).toBeGreaterThan(40);
  expect(worded.length).toBeGreaterThan(35);
});

test.each(worded)('%s says what the forms say', (_name, texts) => {
  const options = offered
    .filter((each) => each.every(({ value }) => value === '' || Object.hasOwn(texts, value)))
    .flat()
    .filter(({ value }) => value !== '');
  const saidBy = (keyOf: (option: Option) => string) =>
    languages.flatMap(({ code }) => {
      const say = i18n.getFixedT(code);
      return options.map((option) => `${option.value}: ${Reflect.apply(say, undefined, [keyOf(option)])}`);
    });
  expect(saidBy(({ value }) => texts[value] ?? '')).toEqual(saidBy(({ label }) => `forms.${label}`));
});
