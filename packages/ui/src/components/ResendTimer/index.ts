export { ResendTimer } from './ResendTimer.tsx';
export type { ResendTimerActions, ResendTimerProps } from './ResendTimer.tsx';
