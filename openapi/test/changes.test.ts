/** What the changelog of the contract says of a change, and whether callers can trip over it. */
import { describe, expect, test } from 'vitest';
import { withUnreleased, written } from '../changelog.ts';
import { changesBetween } from '../changes.ts';

const base = {
  operationId: 'addCity',
  'x-permission': ['Create City'],
  'x-error-codes': ['DUPLICATE'],
  parameters: [{ in: 'query', name: 'sort', schema: { type: 'string', enum: ['name', '-name'] } }],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, code: { type: 'string' } },
        },
      },
    },
  },
  responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/City' } } } } },
};

const city = {
  type: 'object',
  properties: { name: { type: 'string' }, within: { $ref: '#/components/schemas/City' } },
};

const contract = (operation: object, City: object = city) => ({
  paths: { '/city/add': { post: operation } },
  components: { schemas: { City } },
});

const changes = (operation: object, answer: object = city) =>
  changesBetween(contract(base), contract(operation, answer)).map(({ text, isBreaking }) =>
    isBreaking ? `! ${text}` : text,
  );

const withBody = (required: string[], properties: object) => ({
  ...base,
  requestBody: { content: { 'application/json': { schema: { type: 'object', required, properties } } } },
});

describe('the changes between two contracts', () => {
  test('are none between a contract and itself, though a schema is within itself', () => {
    expect(changes(base)).toEqual([]);
  });

  test('tell what is new and what is gone', () => {
    expect(changesBetween({ paths: {} }, contract(base))).toEqual([
      { operation: 'addCity', text: 'is new', isBreaking: false },
    ]);
    expect(changesBetween(contract(base), { paths: {} })).toEqual([
      { operation: 'addCity', text: 'is gone', isBreaking: true },
    ]);
  });

  test('of what is taken: more may be sent, and nobody has to send more', () => {
    const { name, code } = { name: { type: 'string' }, code: { type: 'string' } };
    expect(changes(withBody(['name'], { name, code, state: code }))).toEqual(['takes body.state']);
    expect(changes(withBody(['name', 'state'], { name, code, state: code }))).toEqual([
      '! takes body.state, which it needs',
    ]);
    expect(changes(withBody(['name', 'code'], { name, code }))).toEqual(['! needs body.code']);
    expect(changes(withBody(['name'], { name }))).toEqual(['! no longer takes body.code']);
    expect(changes(withBody(['name'], { name, code: { type: 'integer' } }))).toEqual([
      '! takes body.code as integer, not string',
    ]);
  });

  test('of values: one less that is taken is felt, one more is not', () => {
    const sort = (...values: string[]) => ({
      ...base,
      parameters: [{ in: 'query', name: 'sort', schema: { type: 'string', enum: values } }],
    });
    expect(changes(sort('name'))).toEqual(['! takes query sort no longer as -name']);
    expect(changes(sort('name', '-name', 'state'))).toEqual(['takes query sort also as state']);
  });

  test('of what is answered: one property less is felt, one more is not', () => {
    expect(
      changes(base, { type: 'object', properties: { ...city.properties, code: { type: 'string' } } }),
    ).toEqual(['answers with code']);
    expect(changes(base, { type: 'object', properties: { within: city.properties.within } })).toEqual([
      '! no longer answers with name',
    ]);
  });

  test('of who may call, of refusals, and that it ends', () => {
    expect(changes({ ...base, 'x-permission': ['Manage City'] })).toEqual([
      '! is for Manage City, no longer for Create City',
    ]);
    expect(changes({ ...base, 'x-error-codes': ['DUPLICATE', 'STALE'] })).toEqual(['can refuse with STALE']);
    expect(changes({ ...base, deprecated: true })).toEqual(['is deprecated']);
  });
});

describe('the changelog', () => {
  test('has a line for each operation, and what is felt in bold', () => {
    const found = [
      { operation: 'addCity', text: 'takes body.state', isBreaking: false },
      { operation: 'addCity', text: 'takes body.tier', isBreaking: false },
      { operation: 'addCity', text: 'needs body.code', isBreaking: true },
      { operation: 'listCities', text: 'is new', isBreaking: false },
    ];
    expect(written(found)).toBe(
      '- `addCity` takes body.state, body.tier; **needs body.code**\n- `listCities` is new\n',
    );
  });

  test('tells once what many operations share', () => {
    const found = Array.from({ length: 30 }, (_, index) => ({
      operation: `list${index}`,
      text: 'answers with meta.isKept',
      isBreaking: false,
    }));
    expect(written(found)).toBe('- 30 operations: answers with meta.isKept\n');
  });

  test('keeps the releases, and says what is unreleased anew', () => {
    const first = withUnreleased('', '- `a` is new\n');
    const released = `${first}\n## 2026-11-28\n\n- \`z\` is new\n`;
    const second = withUnreleased(released, 'Nothing.\n');
    expect(second).toContain('## Unreleased\n\nNothing.\n\n## 2026-11-28\n\n- `z` is new\n');
    expect(second).not.toContain('`a`');
    expect(withUnreleased(second, 'Nothing.\n')).toBe(second);
  });
});
