import { layers } from '@aarambh/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Of what the browser is set to: all sizes are in rem, so everything follows (WCAG 1.4.4).
globalStyle(':root[data-text-size="large"]', { '@layer': { [layers.tokens]: { fontSize: '112.5%' } } });
globalStyle(':root[data-text-size="larger"]', { '@layer': { [layers.tokens]: { fontSize: '131.25%' } } });
