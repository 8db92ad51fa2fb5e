import type { Direction } from '../../components/Provider/index.ts';
import type { Mark } from './marks.ts';

type Position = Pick<Mark, 'row' | 'column'>;

interface Move {
  key: string;
  /** With Control or Command, Home and End go to the ends of the whole chart. */
  isWhole: boolean;
  direction: Direction;
}

/**
 * The mark that a key leads to: arrows along the rows and columns, over gaps where a value is missing; Home and End to the ends of the
 * row. Where there is one row or one column, the arrows of both directions go along it. Without such a mark, `undefined`.
 */
export function nextMark<M extends Position>(
  marks: readonly M[],
  current: M,
  { key, isWhole, direction }: Move,
): M | undefined {
  const isOneColumn = marks.every(({ column }) => column === current.column);
  const isOneRow = marks.every(({ row }) => row === current.row);
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const along = isOneColumn ? 'row' : 'column';
  const across = isOneRow ? 'column' : 'row';
  switch (key) {
    case forward:
      return nearest(marks, current, along, 1);
    case back:
      return nearest(marks, current, along, -1);
    case 'ArrowDown':
      return nearest(marks, current, across, 1);
    case 'ArrowUp':
      return nearest(marks, current, across, -1);
    case 'Home':
      return isWhole ? marks[0] : line(marks, current, along)[0];
    case 'End':
      return (isWhole ? marks : line(marks, current, along)).at(-1);
    default:
      return undefined;
  }
}

/** The marks of the same row or column, in order. */
function line<M extends Position>(marks: readonly M[], current: M, along: keyof Position): M[] {
  const fixed = along === 'row' ? 'column' : 'row';
  return marks.filter((mark) => mark[fixed] === current[fixed]).toSorted((a, b) => a[along] - b[along]);
}

function nearest<M extends Position>(
  marks: readonly M[],
  current: M,
  along: keyof Position,
  step: 1 | -1,
): M | undefined {
  const others = line(marks, current, along).filter((mark) => (mark[along] - current[along]) * step > 0);
  return step === 1 ? others[0] : others.at(-1);
}
