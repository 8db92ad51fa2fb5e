import type { cvLayoutValues } from '@aarambh/api-client/enums';

type Layout = (typeof cvLayoutValues)[number];

const layouts: readonly Layout[] = ['TwoColumn', 'Lateral'];

/** Whether a layout of CVs has a place for a photo. Scanners and academics want none. */
export const hasPhotoPlace = (layout: Layout): boolean => layouts.includes(layout);
