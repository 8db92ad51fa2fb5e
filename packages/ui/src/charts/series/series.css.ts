import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const forced = '(forced-colors: active)';
const { chart1, chart2, chart3, chart4, chart5, chart6 } = vars.color;
const colors = { 0: chart1, 1: chart2, 2: chart3, 3: chart4, 4: chart5, 5: chart6 };

/** In forced colours all have the colour of text, and their patterns, dashes and shapes tell them apart. */
export const fills = styleVariants(colors, (fill) =>
  inLayer('components', { fill, '@media': { [forced]: { fill: 'CanvasText' } } }),
);

export const strokes = styleVariants(colors, (stroke) =>
  inLayer('components', {
    fill: 'none',
    stroke,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
);

/** Cuts a pattern out of a colour. */
export const cutOut = style(
  inLayer('components', {
    fill: vars.color.surface,
    opacity: 0.75,
    '@media': { [forced]: { fill: 'Canvas', opacity: 1 } },
  }),
);

export const cutLine = style(
  inLayer('components', {
    fill: 'none',
    stroke: vars.color.surface,
    strokeWidth: 1.5,
    opacity: 0.75,
    '@media': { [forced]: { stroke: 'Canvas', opacity: 1 } },
  }),
);

export const swatch = style(inLayer('components', { flexShrink: 0, display: 'block' }));

/** Parts the points of a line from what is below them. */
export const halo = style(
  inLayer('components', {
    stroke: vars.color.surface,
    strokeWidth: 1.5,
    '@media': { [forced]: { stroke: 'Canvas' } },
  }),
);
