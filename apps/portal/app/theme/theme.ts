import { useDeviceChoice } from './deviceChoice.ts';
import { theme, type Theme } from './looks.ts';

/** The themes that every page offers; /settings also offers those of high contrast. */
export const themeChoices = ['system', 'light', 'dark'] as const;

export const chooseTheme = theme.choose;

/** The theme this person chose on this device, in every tab. */
export const useThemeChoice = (): Theme => useDeviceChoice(theme);
