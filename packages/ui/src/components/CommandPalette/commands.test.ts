import { expect, it } from 'vitest';
import { groupCommands } from './commands.ts';

it('puts commands of one heading together, also when others stand between them', () => {
  const command = (id: string, group?: string) => ({ id, label: id, ...(group && { group }) });
  const groups = groupCommands([command('a', 'Jobs'), command('b'), command('c', 'Jobs')]);
  expect(groups.map(({ heading, items }) => [heading, items.map(({ id }) => id)])).toEqual([
    ['Jobs', ['a', 'c']],
    [undefined, ['b']],
  ]);
});
