import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { navRouteOf } from '#app/access/navRoutes.ts';
import { loadNamespaces } from '#app/i18n/i18n.ts';
import { readRowsAhead } from '#app/records/readRowsAhead.ts';
import { ResourceScreen } from '@aarambh/records/screens';
import { lists } from './lists.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Reads the declaration of the list at this address, and its texts. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const read = lists[navRouteOf(new URL(request.url).pathname)?.path ?? ''];
  if (read === undefined) throw new Error(`No list is declared for ${request.url}.`);
  const ofEveryList = loadNamespaces('resources', 'catalogue');
  const resource = await read();
  readRowsAhead(resource, request.url);
  await Promise.all([ofEveryList, loadNamespaces(...(resource.namespaces ?? []))]);
  return resource;
}

/** Shows or manages the records of one list (specification, section 2). */
export default function List() {
  const resource = useLoaderData<typeof clientLoader>();
  return <ResourceScreen key={resource.key} resource={resource} />;
}
