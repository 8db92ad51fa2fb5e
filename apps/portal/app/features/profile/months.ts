import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import type { Formats } from '#app/i18n/formats.ts';

/** Years that a career may reach back. */
const years = 50;

/** The months up to this one, the latest first, found by their name, their year or `yyyy-mm`. */
export function monthItems(formats: Formats): readonly SearchSelectItem[] {
  const now = new Date();
  const first = now.getFullYear() * 12 + now.getMonth();
  return Array.from({ length: years * 12 }, (_, back) => {
    const count = first - back;
    const id = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
    return { id, label: formats.month(id), keywords: [id] };
  });
}
