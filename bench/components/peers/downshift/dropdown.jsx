import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import { institutes, wantedCount } from '../../data.ts';

const all = institutes(wantedCount());
const rowHeight = 36;

export default function Dropdown() {
  const [items, setItems] = useState(all);
  const box = useRef(null);
  // oxlint-disable-next-line react/incompatible-library -- measured as its users write it
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 4,
  });
  const combobox = useCombobox({
    items,
    itemToString: (item) => item?.label ?? '',
    scrollIntoView() {},
    onInputValueChange({ inputValue }) {
      const query = inputValue.toLowerCase();
      setItems(all.filter(({ label }) => label.toLowerCase().includes(query)));
    },
    onHighlightedIndexChange({ highlightedIndex, type }) {
      if (type !== useCombobox.stateChangeTypes.MenuMouseLeave && highlightedIndex >= 0)
        rows.scrollToIndex(highlightedIndex);
    },
  });
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the props bring the id of the input */}
      <label {...combobox.getLabelProps()}>Institute</label>
      <input {...combobox.getInputProps()} style={{ width: 400 }} />
      <div ref={box} style={{ height: combobox.isOpen ? 300 : 0, overflow: 'auto', width: 400 }}>
        <ul
          {...combobox.getMenuProps()}
          style={{
            height: combobox.isOpen ? rows.getTotalSize() : 0,
            position: 'relative',
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {combobox.isOpen &&
            rows.getVirtualItems().map(({ index, start }) => (
              <li
                key={items[index].id}
                {...combobox.getItemProps({ index, item: items[index] })}
                style={{
                  position: 'absolute',
                  insetInline: 0,
                  insetBlockStart: 0,
                  height: rowHeight,
                  transform: `translateY(${start}px)`,
                  background: combobox.highlightedIndex === index ? '#eee' : '#fff',
                }}
              >
                {items[index].label}
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
