import { bundleContract } from '../../../openapi/bundle.ts';
import { describe, expect, it } from 'vitest';
import { fileOfTag, toEntries, toOperations } from '../app/features/reference/contract.ts';
import { filesOf, operationsOf } from './reference.ts';

const operations = operationsOf(bundleContract());
const files = filesOf(operations);
const operation = (id: string) => {
  const found = operations.find((each) => each.id === id);
  if (found === undefined) throw new Error(`The reference has no ${id}.`);
  return found;
};

describe('the reference', () => {
  it('has every operation in its list, and whole in the file of its area', () => {
    const entries = toEntries(JSON.parse(files.get('index.json') ?? ''));
    expect(entries.length).toBeGreaterThan(250);
    const missing = entries.filter(
      ({ id, tag }) =>
        !toOperations(JSON.parse(files.get(`${fileOfTag(tag)}.json`) ?? '')).some((each) => each.id === id),
    );
    expect(missing).toEqual([]);
  });

  it('says of each who may call, a summary, codes and an example', () => {
    const bare = operations.filter(
      ({ access, summary, codes, curl }) =>
        access.length === 0 || summary === '' || codes.length === 0 || !curl.startsWith('curl '),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('has no file whose name looks like one of a file that never changes', () => {
    expect([...files.keys()].filter((name) => name.includes('-'))).toEqual([]);
  });

  it('tells what is taken and answered by the paths of the properties', () => {
    expect(operation('listJobDescriptions').keyScope).toBe('jobs:read');
    expect(operation('addApiKey').body.map(({ name }) => name)).toEqual([
      'name',
      'email',
      'scopes',
      'callsPerMinute',
      'expiresOn',
    ]);
    const scopes = operation('addApiKey').body.find(({ name }) => name === 'scopes');
    expect(scopes).toMatchObject({ type: 'string[]', isRequired: true });
    expect(scopes?.values).toContain('offers:read');
    const names = operation('listApiKeys').answer.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['data.apiKey', 'data.apiKey.prefix']));
  });

  it('shows a call as the shell takes it', () => {
    expect(operation('revokeApiKey').curl).toBe(
      `curl -X DELETE "$AARAMBH"'/api/api-key/0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01' \\\n  -H "Authorization: Bearer $TOKEN"`,
    );
    expect(operation('login').curl).not.toContain('Authorization');
    const quoted = operations.filter(({ curl }) => (curl.split("'").length - 1) % 2 === 1);
    expect(quoted.map(({ id }) => id)).toEqual([]);
  });
});
