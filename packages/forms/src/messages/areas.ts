import type catalogue from './catalogue/en.json';
import type notifications from './notifications/en.json';
import type profile from './profile/en.json';
import type settings from './settings/en.json';
import type records from './records/en.json';
import type wallet from './wallet/en.json';

/**
 * Texts of the forms behind the sign-in, a folder per area, so that nobody loads those of forms that are not shown. A new area is a folder with a
 * file per language, and a line here and in `./languages.ts`. `records` has what lists say without the forms of staff: the words for values of the contract's fixed
 * lists, views that are kept, and what a candidate does with a job.
 */
export type AreaMessages = typeof catalogue &
  typeof notifications &
  typeof profile &
  typeof settings &
  typeof records &
  typeof wallet;
