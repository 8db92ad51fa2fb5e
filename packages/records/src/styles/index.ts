/** Styles of lists, for what looks like them. */
export { counts } from '../import/counts.css.ts';
export { cards } from '../list/CardList.css.ts';
export { narrow } from '../list/TableCard.css.ts';
