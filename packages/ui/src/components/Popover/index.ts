export { Popover } from './Popover.tsx';
export type { PopoverChangeDetails, PopoverProps, PopoverTriggerProps } from './Popover.tsx';
export type { Placement } from './place.ts';
