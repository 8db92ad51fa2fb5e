import type { ReactNode } from 'react';
import { Tag } from '../src/components/Tag/index.ts';
import { ar as chartAr } from '../src/charts/messages/ar.ts';
import { en as chartEn } from '../src/charts/messages/en.ts';
import { hi as chartHi } from '../src/charts/messages/hi.ts';
import { mr as chartMr } from '../src/charts/messages/mr.ts';
import { ar as componentsAr } from '../src/messages/ar.ts';
import { en as componentsEn } from '../src/messages/en.ts';
import { hi as componentsHi } from '../src/messages/hi.ts';
import { mr as componentsMr } from '../src/messages/mr.ts';
import { column, columns, facts, good, bad, shown } from './blocks.css.ts';

/** Parts of the documentation pages; not part of the package. */

/** What a status promises. */
export const statuses = {
  experimental: { tone: 'warning', meaning: 'Experimental: may change without notice' },
  beta: { tone: 'info', meaning: 'Beta: complete, changes are announced in the changelog' },
  stable: { tone: 'success', meaning: 'Stable: changes follow semantic versioning' },
} as const;

export type ComponentFactsProps = {
  readonly status: keyof typeof statuses;
  /** The version that brought it. */
  readonly since: string;
  /** What is imported. */
  readonly name: string;
  /** The folder in `src/components`. @default the name */
  readonly from?: string;
};

/** Status, version and where to import a component from, below the title of its page. */
export function ComponentFacts({ status, since, name, from = name }: ComponentFactsProps) {
  return (
    <div className={facts}>
      <Tag tone={statuses[status].tone}>{statuses[status].meaning}</Tag>
      <span>Added in {since}</span>
      <code>{`import { ${name} } from '@aarambh/ui/${from}'`}</code>
    </div>
  );
}

/** What to do beside what not to do, each with its reason. */
export function DoDont({ do: right, dont: wrong }: { readonly do: ReactNode; readonly dont: ReactNode }) {
  return (
    <div className={columns}>
      <div className={`${column} ${good}`}>
        <strong>Do</strong>
        {right}
      </div>
      <div className={`${column} ${bad}`}>
        <strong>Don't</strong>
        {wrong}
      </div>
    </div>
  );
}

/** Components as an example of what to do or not to do. Nobody can press or reach anything in it. */
export function Shown({ children }: { readonly children: ReactNode }) {
  return (
    <div inert className={`sb-unstyled ${shown}`}>
      {children}
    </div>
  );
}

/** Shows `{count}` in the place of a parameter. */
const placeholders: Record<string, string> = new Proxy({}, { get: (_target, name) => `{${String(name)}}` });

function textOf(message: unknown): string {
  return typeof message === 'function' ? String(message(placeholders)) : String(message);
}

// The charts bring their texts with them.
const en = { ...componentsEn, chart: chartEn };
const hi = { ...componentsHi, chart: chartHi };
const mr = { ...componentsMr, chart: chartMr };
const ar = { ...componentsAr, chart: chartAr };

/** The texts of a component in every language, read from the message files. */
export function MessagesTable({ group }: { readonly group: keyof typeof en }) {
  const hindi = new Map(Object.entries(hi[group]));
  const marathi = new Map(Object.entries(mr[group]));
  const arabic = new Map(Object.entries(ar[group]));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">English</th>
          <th scope="col">Hindi</th>
          <th scope="col">Marathi</th>
          <th scope="col">Arabic</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(en[group]).map(([key, message]) => (
          <tr key={key}>
            <td>
              <code>
                {group}.{key}
              </code>
            </td>
            <td>{textOf(message)}</td>
            <td lang="hi">{textOf(hindi.get(key))}</td>
            <td lang="mr">{textOf(marathi.get(key))}</td>
            <td lang="ar" dir="rtl">
              {textOf(arabic.get(key))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
