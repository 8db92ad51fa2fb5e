export { CommandPalette } from './CommandPalette.tsx';
export type { CommandActionDetails, CommandCloseReason, CommandPaletteProps } from './CommandPalette.tsx';
export type { CommandItem, SearchCommands } from './commands.ts';
export { useCommandPalette } from './useCommandPalette.ts';
export type { CommandPaletteState } from './useCommandPalette.ts';
