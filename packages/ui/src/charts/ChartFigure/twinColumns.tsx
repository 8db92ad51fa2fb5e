import { Link } from '../../components/Link/index.ts';
import type { TableColumn } from '../../components/Table/index.ts';
import type { ChartColumn } from './chartColumn.ts';

/** The columns of a drawing's twin. @param isSeen what is not seen must not take the focus: the marks of the drawing lead there then */
export function twinColumns<Row>(columns: readonly ChartColumn<Row>[], isSeen: boolean): TableColumn<Row>[] {
  return columns.map(({ hrefOf, sortValue, ...column }) => {
    if (!isSeen) return column;
    return {
      ...column,
      ...(sortValue && { sortValue }),
      renderCell: (row) => {
        const href = hrefOf?.(row);
        const words = column.renderCell(row);
        return href === undefined ? words : <Link href={href}>{words}</Link>;
      },
    };
  });
}
