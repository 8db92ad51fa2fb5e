import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { turnTo, type BesidePage, type PageTurn } from './pageTurn.ts';

/**
 * The cursor that a page of a list is asked for with, when the page beside it was shown before.
 * @param keyOf under what the answer with a page is kept
 */
export function usePageCursor(
  { list, page }: Pick<PageTurn, 'list' | 'page'>,
  keyOf: (shown: PageTurn) => QueryKey,
): string | undefined {
  const client = useQueryClient();
  const [shown, show] = useState<PageTurn>({ list, page });
  if (shown.list === list && shown.page === page) return shown.cursor;
  const beside = client.getQueryData<{ meta: BesidePage }>(keyOf(shown))?.meta;
  const turned = turnTo({ list, page }, shown, beside);
  show(turned);
  return turned.cursor;
}
