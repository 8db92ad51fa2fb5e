export { Meter } from './Meter.tsx';
export type { MeterProps } from './Meter.tsx';
export type { Level, Levels } from './level.ts';
