export { FunnelChart } from './FunnelChart.tsx';
export type { FunnelChartProps } from './FunnelChart.tsx';
export type { FunnelStage } from './stages.ts';
