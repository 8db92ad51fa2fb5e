import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/** An entry under way: how far it is from where it lay, in CSS pixels, and the place it would get if it were let go. */
export interface Drag {
  readonly id: string;
  readonly offset: number;
  readonly place: number;
}

interface DragOrder {
  readonly drag: Drag | undefined;
  /** Takes hold of an entry. */
  readonly start: (id: string, event: ReactPointerEvent) => void;
}

/**
 * Moves an entry of a list with a mouse, a finger or a pen. Rows stay where they are until it is let go, so that nothing jumps under the
 * finger; Escape takes it back.
 * @param list whose children are the rows, in the order of `ids`
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (id: string, place: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag>();
  const from = useRef(0);
  /** The pointer that has hold of it: another finger has no say. */
  const holder = useRef(0);
  const latest = useRef({ drag, ids, onDrop });
  useEffect(() => {
    latest.current = { drag, ids, onDrop };
  });

  /** Where the pointer is, measured from the top of the list, so that scrolling counts too. */
  const heightOf = (y: number): number => y - (list.current?.getBoundingClientRect().top ?? 0);

  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const move = ({ clientY, pointerId }: PointerEvent): void => {
      const { drag: now, ids: order } = latest.current;
      if (now === undefined || pointerId !== holder.current) return;
      const rows = [...(list.current?.children ?? [])];
      const others = rows.filter((_row, index) => order[index] !== now.id);
      const place = others.filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 < clientY;
      }).length;
      others[Math.min(place, others.length - 1)]?.scrollIntoView({ block: 'nearest' });
      setDrag({ id: now.id, offset: heightOf(clientY) - from.current, place });
    };
    const drop = ({ pointerId }: PointerEvent): void => {
      if (pointerId !== holder.current) return;
      const { drag: now, onDrop: done } = latest.current;
      setDrag(undefined);
      if (now !== undefined) done(now.id, now.place);
    };
    const cancel = ({ pointerId }: PointerEvent): void => {
      if (pointerId === holder.current) setDrag(undefined);
    };
    const cancelByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDrag(undefined);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', cancelByKey);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', cancelByKey);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what else they need they read from `latest`
  }, [isDragging]);

  return {
    drag,
    start: (id, event) => {
      if (event.button !== 0 || isDragging) return;
      // Otherwise the mouse would mark text on its way.
      event.preventDefault();
      from.current = heightOf(event.clientY);
      holder.current = event.pointerId;
      setDrag({ id, offset: 0, place: ids.indexOf(id) });
    },
  };
}
