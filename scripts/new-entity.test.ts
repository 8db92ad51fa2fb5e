import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { planEntity } from './new-entity.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const holiday = { one: 'holiday', many: 'holidays', hindi: 'छुट्टी', marathi: 'सुट्टी' };

test('an entity is written under its own name, and nothing of the example is left', () => {
  const { files, commands } = planEntity(root, holiday);
  expect([...files.keys()]).toContain('apps/backend/src/catalogue/tables/holidays.ts');
  expect(commands).toContain('pnpm --filter @aarambh/backend migrations');
  const wrong: string[] = [];
  for (const [file, content] of files) {
    const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : [];
    const added = content.split('\n').filter((line) => !before.includes(line));
    if (added.length === 0 || /hobb|chess|free time|like to do|शौक|छंद/i.test(added.join('\n')))
      wrong.push(file);
    if (file.endsWith('.json')) JSON.parse(content);
  }
  expect(wrong).toEqual([]);
});

test('a name that is taken or none is refused before anything is written', () => {
  expect(() => planEntity(root, { one: 'city', many: 'cities', hindi: 'शहर', marathi: 'शहर' })).toThrow(
    /already/,
  );
  for (const one of ['Holiday', 'bank holiday', '../holiday', '']) {
    expect(() => planEntity(root, { ...holiday, one })).toThrow(/will not do/);
  }
});
