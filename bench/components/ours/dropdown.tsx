import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { institutes, wantedCount } from '../data.ts';

const items = institutes(wantedCount());

export default function Dropdown() {
  return <SearchSelect label="Institute" items={items} />;
}
