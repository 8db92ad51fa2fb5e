export { StackedBarChart } from './StackedBarChart.tsx';
export type { StackedBarChartProps } from './StackedBarChart.tsx';
