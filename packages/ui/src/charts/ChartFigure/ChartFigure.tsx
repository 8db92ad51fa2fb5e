import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { useId, useState, type ReactNode } from 'react';
import { useAnnounce } from '../../components/Announcer/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Table } from '../../components/Table/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { ChartPlot, type Canvas } from '../ChartPlot/ChartPlot.tsx';
import type { Drawing } from '../ChartPlot/marks.ts';
import { useChartMessages } from '../messages/useChartMessages.ts';
import { Legend } from '../series/Legend.tsx';
import type { SeriesKind } from '../series/looks.ts';
import type { ChartColumn } from './chartColumn.ts';
import type { ChartProps, ChartView } from './chartProps.ts';
import * as styles from './ChartFigure.css.ts';
import { twinColumns } from './twinColumns.tsx';

interface ChartFigureProps<Row> extends ChartProps {
  component: string;
  /** The values as rows of a table: of the drawing's twin. */
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  hasValues: boolean;
  kind: SeriesKind;
  /** Names of the series, where there are several. */
  legend?: readonly string[];
  draw: (canvas: Canvas) => Drawing;
}

/**
 * What all charts have: title, summary, the drawing and the table with the same values. One of the two is seen; the table can be read in
 * any case.
 */
export const ChartFigure = withRef(function ChartFigure<Row>(props: ChartFigureProps<Row>): ReactNode {
  const { title, level = 2, summary, rows, columns, getRowId, hasValues, kind, legend, draw, ...own } = props;
  const { isLoading = false, empty, error, onDownload, actions, messages: overrides, ...others } = own;
  const {
    component,
    view: givenView,
    defaultView = 'chart',
    onViewChange,
    format: _format,
    ...rest
  } = others;
  const messages = useChartMessages(overrides);
  const announce = useAnnounce();
  const titleId = useId();
  const patternId = useId();
  const [ownView, setOwnView] = useState<ChartView>(defaultView);
  const view = givenView ?? ownView;
  const isTable = view === 'table';
  const hasLinks = rows.some((row) => columns.some(({ hrefOf }) => hrefOf?.(row) !== undefined));
  const message =
    error ??
    (hasValues || isLoading ? undefined : (empty ?? <p className={styles.nothing}>{messages.empty}</p>));

  const switchView = (): void => {
    const next = isTable ? 'chart' : 'table';
    setOwnView(next);
    onViewChange?.(next, { previous: view });
    announce(isTable ? messages.shownAsChart({ title }) : messages.shownAsTable({ title }));
  };

  return (
    <figure
      {...rest}
      className={classNames(styles.root, rest.className)}
      data-component={component}
      data-view={view}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
    >
      <figcaption className={styles.caption}>
        <Heading id={titleId} level={level} size="sm">
          {title}
        </Heading>
        {message === undefined && hasValues && summary !== undefined && summary !== '' && (
          <p className={styles.summary} data-part="summary">
            {summary}
          </p>
        )}
      </figcaption>
      {message === undefined && (
        <div className={styles.actions}>
          <Button variant="secondary" size="sm" onClick={switchView}>
            {isTable ? messages.showAsChart : messages.showAsTable} <VisuallyHidden>({title})</VisuallyHidden>
          </Button>
          {onDownload && (
            <Button variant="secondary" size="sm" onClick={onDownload}>
              {messages.download} <VisuallyHidden>({title})</VisuallyHidden>
            </Button>
          )}
          {actions}
        </div>
      )}
      <div className={styles.body}>
        {message}
        {message === undefined && !isTable && !hasValues && <LoadingPlaces />}
        {message === undefined && !isTable && hasValues && (
          <>
            {legend && <Legend labels={legend} kind={kind} patternId={patternId} />}
            <ChartPlot
              label={title}
              hint={hasLinks ? `${messages.keyboardHint} ${messages.linkHint}` : messages.keyboardHint}
              kind={kind}
              isStale={isLoading}
              patternId={patternId}
              draw={draw}
            />
          </>
        )}
        {message === undefined && (
          <div className={isTable ? undefined : styles.unseen} data-part="table">
            <Table
              caption={title}
              columns={twinColumns(columns, isTable)}
              rows={rows}
              getRowId={getRowId}
              isLoading={isLoading}
              // Two columns have room on every phone.
              narrow={columns.length <= 2 ? 'scroll' : 'cards'}
            />
          </div>
        )}
      </div>
    </figure>
  );
});

function LoadingPlaces(): ReactNode {
  return (
    <div className={styles.places} data-part="loading">
      <Skeleton shape="heading" />
      <Skeleton shape="heading" width="long" />
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="heading" width="short" />
    </div>
  );
}
