import { queries } from '#app/session/queries.ts';

/** Where programs hear of news. */
export const webhooksQuery = () => queries().queryOptions('get', '/webhook/all');

/** What was sent to an address. */
export const deliveriesQuery = (id: string) =>
  queries().queryOptions('get', '/webhook/deliveries/{id}', { params: { path: { id } } });
