import type catalogue from './catalogue/en.json';
import type notifications from './notifications/en.json';
import type profile from './profile/en.json';
import type settings from './settings/en.json';
import type records from './records/en.json';
import type wallet from './wallet/en.json';

/**
 * Texts of the forms behind the sign-in, a folder per area, so that nobody loads those of forms that are not shown. A new area is a folder with a
 * file per language, and a line here and in `./languages.ts`. `records` has what the lists of candidates say: the words for jobs,
 * views that are kept, and what a candidate does with a job; words for values that lists of staff alone show are in `catalogue`, with their forms.
 */
export type AreaMessages = typeof catalogue &
  typeof notifications &
  typeof profile &
  typeof settings &
  typeof records &
  typeof wallet;
