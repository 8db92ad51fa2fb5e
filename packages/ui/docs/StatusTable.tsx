import { Tag } from '../src/components/Tag/index.ts';
import { pageAddress, readExports, readPage, readStories } from './pages.ts';
import { statuses } from './blocks.tsx';

const raw = { query: '?raw', import: 'default', eager: true } as const;
const [exported = ''] = Object.values(import.meta.glob<string>('../src/index.ts', raw));
const pages = import.meta.glob<string>('../src/components/*/*.mdx', raw);
const stories = import.meta.glob<string>('../src/components/*/*.stories.tsx', raw);

/** What is known of each exported component, read from its page and its stories, by group and name. */
function components() {
  return readExports(exported)
    .map((name) => {
      const files = Object.entries(stories).filter(([path]) => path.includes(`/components/${name}/`));
      const main = files.find(([path]) => path.endsWith(`/${name}.stories.tsx`))?.[1] ?? '';
      const { title } = readStories(main);
      return {
        name,
        title,
        group: title.split('/')[0] ?? '',
        page: readPage(pages[`../src/components/${name}/${name}.mdx`] ?? ''),
        tests: files.reduce((sum, [, source]) => sum + readStories(source).names.length, 0),
      };
    })
    .toSorted((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));
}

const statusOf = (name: string) => Object.entries(statuses).find(([status]) => status === name)?.[1];

/** Every component with its status, the version that brought it and the number of its stories. Nothing in it is written by hand. */
export function StatusTable() {
  const all = components();
  return (
    <>
      <p>
        {all.length} components, {all.reduce((sum, { tests }) => sum + tests, 0)} stories.
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
          {all.map(({ name, title, group, page, tests }) => (
            <tr key={name}>
              <th scope="row">
                <a href={pageAddress(title)}>{page.title || name}</a>
              </th>
              <td>{group}</td>
              <td>
                <Tag tone={statusOf(page.status)?.tone ?? 'danger'}>{page.status || 'no page'}</Tag>
              </td>
              <td>{page.since}</td>
              <td>{tests}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
