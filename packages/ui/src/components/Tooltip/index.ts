export { Tooltip } from './Tooltip.tsx';
export type { TooltipProps, TooltipTriggerProps } from './Tooltip.tsx';
