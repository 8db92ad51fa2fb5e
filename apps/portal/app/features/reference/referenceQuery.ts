import { queryOptions } from '@tanstack/react-query';
import { fileOfTag, toEntries, toOperations } from './contract.ts';

/** Milliseconds that a file may take. */
const timeout = 15_000;

async function read(name: string): Promise<unknown> {
  const response = await fetch(`/assets/reference/${name}.json`, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`reference of ${name}: ${response.status}`);
  const content: unknown = await response.json();
  return content;
}

/** Every operation in short. */
export const entriesQuery = () =>
  queryOptions({
    queryKey: ['reference'],
    queryFn: async () => toEntries(await read('index')),
    staleTime: Infinity,
  });

/** The operations of an area whole. */
export const areaQuery = (tag: string) =>
  queryOptions({
    queryKey: ['reference', tag],
    queryFn: async () => toOperations(await read(fileOfTag(tag))),
    staleTime: Infinity,
  });
