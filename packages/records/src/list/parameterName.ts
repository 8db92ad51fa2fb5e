import type { Resource } from '../declare/resource.ts';
import type { Translate } from '../register.ts';

/** The parameters that every list has. */
const parameterTexts = {
  page: 'shell.address.page',
  size: 'resources.pageSize',
  search: 'shell.address.search',
  sort: 'shell.address.sort',
  columns: 'resources.columns',
  record: 'shell.address.record',
  edit: 'shell.address.edit',
  tab: 'shell.address.tab',
  view: 'resources.board.open',
} as const;

const isOfEveryList = (name: string): name is keyof typeof parameterTexts => name in parameterTexts;

/** What people call a parameter of the address of a list. */
export function parameterName({ filters }: Resource, name: string, t: Translate): string {
  const filter = filters.find((each) => each.name === name);
  if (filter !== undefined) return t(filter.label);
  return isOfEveryList(name) ? t(parameterTexts[name]) : name;
}
