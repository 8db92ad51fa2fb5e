import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formTextKeys, login } from '@aarambh/forms';
import { expect, test } from 'vitest';
import { lists } from './lists.ts';

const resources = await Promise.all(Object.values(lists).flatMap((load) => load?.() ?? []));

test('what many records can take at once is what one can', () => {
  const wrong = resources.flatMap(({ key, bulk = [], actions, columns }) => {
    const isSwitched = actions.update !== undefined && columns.some(({ as }) => as === 'active');
    const known = [
      ...(isSwitched ? ['activate', 'deactivate'] : []),
      ...(actions.remove === undefined ? [] : ['delete']),
      ...(actions.own ?? []).map(({ id }) => id),
    ];
    return bulk.filter((id) => !known.includes(id)).map((id) => `${key}: ${id}`);
  });
  expect(resources.filter(({ bulk }) => bulk !== undefined).length).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});

test('what stands as tabs above a list is a filter with values of its own', () => {
  const tabs = resources.flatMap(({ key, countedBy, filters }) =>
    countedBy === undefined ? [] : { key, options: filters.find(({ name }) => name === countedBy)?.options },
  );
  const isFixed = (options: unknown): boolean =>
    typeof options === 'object' && options !== null && !('family' in options);
  expect(tabs.length).toBeGreaterThan(3);
  expect(tabs.filter(({ options }) => !isFixed(options))).toEqual([]);
});

test('the texts of every form of a list come with it', () => {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@aarambh/forms/messages')));
  const keysIn = (area: string) => {
    const file = `${folder}${area}/en.json`;
    return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))) : [];
  };
  const always = [...formTextKeys(login), ...keysIn('catalogue'), ...keysIn('records')];
  const missing = resources.flatMap(({ key, form, actions, namespaces = [] }) => {
    const come = new Set([
      ...always,
      ...namespaces.flatMap((namespace) => keysIn(namespace === 'public' ? '' : namespace)),
    ]);
    const definitions = [form, form?.added, ...(actions.own ?? []).map((action) => action.form)]
      .map((each) => each?.definition)
      .filter((each) => each !== undefined);
    return definitions
      .flatMap((definition) => formTextKeys(definition))
      .filter((text) => !come.has(text))
      .map((text) => `${key}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test('what the server says is not theirs to change is not offered', async () => {
  const { jobDescriptionResource } = await import('#app/features/jobs/jobDescription.tsx');
  const offered = (key: string, row: object): readonly string[] => {
    const own = [...resources, jobDescriptionResource].find((each) => each.key === key)?.actions.own ?? [];
    return own.filter(({ isOffered }) => isOffered?.({ id: 'x', ...row }) !== false).map(({ id }) => id);
  };
  expect(offered('season', { status: 'Draft', mayChange: true })).toContain('post');
  expect(offered('season', { status: 'Draft', mayChange: false })).not.toContain('post');
  expect(offered('jobDescription', { allowed: [], mayChange: true })).toEqual(['copy']);
  expect(offered('jobDescription', { allowed: [], mayChange: false })).toEqual([]);
  expect(offered('supportUser', { userStatus: 'Active', mayDecide: true })).toEqual(['suspend', 'remove']);
  expect(offered('supportUser', { userStatus: 'Active', mayDecide: false })).toEqual([]);
});
