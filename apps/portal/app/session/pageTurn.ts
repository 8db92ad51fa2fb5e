/** The page of a list that is shown, and where it begins. */
export interface PageTurn {
  /** What the list is of. */
  readonly list: string;
  /** From 1. */
  readonly page: number;
  /** Absent for the first page, and for one that is counted off. */
  readonly cursor?: string | undefined;
}

/** What a page says about those beside it. */
export interface BesidePage {
  readonly nextCursor?: string | undefined;
  readonly previousCursor?: string | undefined;
}

/**
 * Turns from one page to another: to the one beside it by its cursor, so that no row is met twice or missed because others were
 * written; to any other by its number.
 * @param beside what the page says that was shown, if it was read
 */
export function turnTo(
  { list, page }: Pick<PageTurn, 'list' | 'page'>,
  shown: PageTurn,
  beside: BesidePage | undefined,
): PageTurn {
  if (list !== shown.list || page === 1) return { list, page };
  if (page === shown.page + 1) return { list, page, cursor: beside?.nextCursor };
  return { list, page, cursor: page === shown.page - 1 ? beside?.previousCursor : undefined };
}
