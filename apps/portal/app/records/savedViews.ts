/** Views of a list that the signed-in person and colleagues keep. */
import { dataOf, type components } from '@aarambh/api-client';
import { api } from '#app/session/api.ts';
import { call } from '#app/session/call.ts';

export type SavedView = components['schemas']['SavedView'];

export const viewsKey = (list: string) => ['/saved-view', list] as const;

export const readViews = async (list: string, signal: AbortSignal): Promise<readonly SavedView[]> =>
  (await dataOf(api().GET('/saved-view/all', { params: { query: { list } }, signal }))).savedView;

/** What a form of a view gives. */
export interface TypedView {
  readonly name: string;
  readonly isShared: boolean;
}

export const keepView = (list: string, query: string, typed: TypedView) =>
  call((client) => client.POST('/saved-view/add', { body: { list, query, ...typed } }));

export const changeView = ({ id, rowVersion }: SavedView, changes: TypedView | { readonly query: string }) =>
  call((client) =>
    client.PUT('/saved-view/{id}', { params: { path: { id } }, body: { ...changes, rowVersion } }),
  );

export const deleteView = ({ id }: SavedView) =>
  call((client) => client.DELETE('/saved-view/{id}', { params: { path: { id } } }));
