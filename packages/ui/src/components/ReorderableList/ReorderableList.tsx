import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useRef, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import * as en from '../../messages/english/reorderableList.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { numberFormat } from '../../text/numberFormat.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useProvider } from '../Provider/index.ts';
import { movedTo } from './movedTo.ts';
import * as styles from './ReorderableList.css.ts';
import { useDragOrder, type Drag } from './useDragOrder.ts';

/** One entry of a {@link ReorderableList}. */
export interface ReorderableItem {
  readonly id: string;
  /** What the buttons and the announcement call it. */
  readonly name: string;
}

/** Told with each new order. */
export interface ReorderDetails {
  /** The entry that was moved. */
  readonly id: string;
  /** Where it is now, counted from 0. */
  readonly place: number;
}

/** Props of {@link ReorderableList}. */
export interface ReorderableListProps<Item extends ReorderableItem> extends RootProps<
  'ol',
  'aria-label' | 'role'
> {
  /** Name of the list: `Sections`. */
  readonly label: string;
  readonly items: readonly Item[];
  /** The ids in their new order, once an entry has been moved. */
  readonly onReorder: (ids: readonly string[], details: ReorderDetails) => void;
  /** What a row says. @default its name */
  readonly children?: (item: Item) => ReactNode;
  /** Below a row, as wide as the list. */
  readonly renderBelow?: (item: Item) => ReactNode;
  /** Texts in place of the defaults. */
  readonly messages?: Partial<UiMessages['reorderableList']>;
}

/**
 * A list that people put in order. Each row has a button up and one down, which do all that dragging its handle does (WCAG 2.2, 2.5.7);
 * a move is announced, and the focus stays on the button that was pressed.
 */
export const ReorderableList = withRef(function ReorderableList<Item extends ReorderableItem>(
  props: ReorderableListProps<Item>,
): ReactNode {
  const { label, items, onReorder, children = ({ name }) => name, renderBelow, messages, ...others } = props;
  const { className, ref, ...rest } = others;
  const texts = useMessages('reorderableList', en.reorderableList, messages);
  const { locale } = useProvider();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const mergedRef = useMergedRef(list, ref);
  const ids = items.map(({ id }) => id);

  const move = (id: string, place: number): void => {
    const order = movedTo(ids, id, place);
    if (order === ids) return;
    onReorder(order, { id, place: order.indexOf(id) });
    const format = numberFormat(locale);
    announce(
      texts.moved({
        name: items.find((item) => item.id === id)?.name ?? '',
        place: format.format(order.indexOf(id) + 1),
        count: format.format(order.length),
      }),
    );
  };
  const { drag, start } = useDragOrder(list, ids, move);

  return (
    <ol
      {...rest}
      ref={mergedRef}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
      role="list"
      aria-label={label}
      className={classNames(styles.list, className)}
      data-component="ReorderableList"
    >
      {items.map((item, index) => (
        <li
          key={item.id}
          className={styles.row}
          data-part="row"
          data-dragged={drag?.id === item.id ? '' : undefined}
          data-drop={dropMark(ids, item.id, drag)}
          style={drag?.id === item.id ? { translate: `0 ${drag.offset}px` } : undefined}
        >
          <div className={styles.line}>
            <span
              className={styles.handle}
              data-part="handle"
              aria-hidden
              onPointerDown={(event) => start(item.id, event)}
            >
              <GripIcon />
            </span>
            <div className={styles.content}>{children(item)}</div>
            <div className={styles.buttons}>
              <IconButton
                label={texts.moveUp({ name: item.name })}
                icon={<ArrowUpIcon />}
                disabled={index === 0}
                onClick={() => move(item.id, index - 1)}
              />
              <IconButton
                label={texts.moveDown({ name: item.name })}
                icon={<ArrowDownIcon />}
                disabled={index === items.length - 1}
                onClick={() => move(item.id, index + 1)}
              />
            </div>
          </div>
          {renderBelow?.(item)}
        </li>
      ))}
    </ol>
  );
});

/** On which edge of a row the line is drawn that shows where a dragged entry would come to lie. */
function dropMark(ids: readonly string[], id: string, drag: Drag | undefined) {
  if (drag === undefined || drag.place === ids.indexOf(drag.id)) return undefined;
  const others = ids.filter((each) => each !== drag.id);
  if (others[drag.place] === id) return 'before';
  return drag.place === others.length && others.at(-1) === id ? 'after' : undefined;
}
