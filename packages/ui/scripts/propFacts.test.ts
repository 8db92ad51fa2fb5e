import { beforeAll, expect, it } from 'vitest';
import { readPropFacts } from './propFacts.ts';
import type { PropFacts } from './propFacts.ts';

let facts: PropFacts;
beforeAll(() => {
  facts = readPropFacts();
}, 240_000);

it('knows type, default, choices and words of a prop', () => {
  expect(facts.Button?.size).toMatchObject({
    isRequired: false,
    default: "'md'",
    options: ['md', 'sm'],
  });
  expect(facts.Menu?.items).toMatchObject({ isRequired: true, type: 'readonly (MenuAction | MenuGroup)[]' });
});

it('has a type and words for every prop of every component', () => {
  const all = Object.entries(facts).flatMap(([component, props]) =>
    Object.entries(props).map(([name, fact]) => ({ prop: `${component}.${name}`, ...fact })),
  );
  expect(all.length).toBeGreaterThan(600);
  expect(all.filter(({ type }) => /^(?:unknown|any)?$/.test(type)).map(({ prop }) => prop)).toEqual([]);
  expect(all.filter(({ description }) => description.trim() === '').map(({ prop }) => prop)).toEqual([]);
});
