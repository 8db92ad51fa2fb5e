import facts from 'virtual:component-facts';
import { Tag } from '../src/components/Tag/index.ts';
import { statuses } from './blocks.tsx';
import { pageAddress } from './pages.ts';

const groupOf = (address: string): string => address.split('/')[0] ?? '';
const sorted = facts.toSorted((a, b) => a.address.localeCompare(b.address));
const statusOf = (name: string) => Object.entries(statuses).find(([status]) => status === name)?.[1];

/** Every component with its status, the version that brought it and the number of its stories. Nothing in it is written by hand. */
export function StatusTable() {
  return (
    <>
      <p>
        {facts.length} components, {facts.reduce((sum, { stories }) => sum + stories, 0)} stories.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Group</th>
            <th scope="col">Status</th>
            <th scope="col">Added in</th>
            <th scope="col">Stories, each a test</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ name, address, status, since, stories }) => (
            <tr key={address}>
              <th scope="row">
                <a href={pageAddress(address)}>{name}</a>
              </th>
              <td>{groupOf(address)}</td>
              <td>
                <Tag tone={statusOf(status)?.tone ?? 'danger'}>{status}</Tag>
              </td>
              <td>{since}</td>
              <td>{stories}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
