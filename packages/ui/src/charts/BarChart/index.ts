export { BarChart } from './BarChart.tsx';
export type { BarChartProps, BarDatum } from './BarChart.tsx';
