export * from './BarChart/index.ts';
export * from './FunnelChart/index.ts';
export * from './LineChart/index.ts';
export * from './StackedBarChart/index.ts';
export type { ChartProps, ChartView } from './ChartFigure/chartProps.ts';
export type { Series, SeriesDatum } from './series/seriesData.ts';
export type { ChartMessages } from './messages/en.ts';
