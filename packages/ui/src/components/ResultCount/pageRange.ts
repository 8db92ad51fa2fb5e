/** The results that one page shows, both ends included and counted from 1; an empty list has `0 - 0 of 0`. */
export interface PageRange {
  start: number;
  end: number;
  total: number;
}

/**
 * Which results a page shows. The last page ends with the last result, not with a full page.
 *
 * @param page the page, counted from 1
 * @param pageSize results a page (specification, section 9: 25)
 * @param total results in the whole list
 */
export function pageRange(page: number, pageSize: number, total: number): PageRange {
  if (!(total > 0) || !(pageSize > 0)) return { start: 0, end: 0, total: 0 };
  const lastPage = Math.ceil(total / pageSize);
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), lastPage);
  return { start: (current - 1) * pageSize + 1, end: Math.min(current * pageSize, total), total };
}
