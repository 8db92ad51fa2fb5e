import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { inLayer } from './inLayer.ts';
import { vars } from './vars.css.ts';

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, inLayer('reset', rule));

reset('*, *::before, *::after', { boxSizing: 'border-box' });

reset('html, :host', {
  // Phones enlarge text on rotation otherwise.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

// Of body too: Bootstrap gives it colours of its own.
reset('html, body, :host, [data-theme]', {
  backgroundColor: vars.color.page,
  color: vars.color.text,
});

reset('body', { margin: 0 });

// In a shadow root the text of the page around it would be inherited.
reset('body, :host', {
  fontFamily: vars.font.family,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.body,
});

reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });

reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset', { margin: 0 });

reset('fieldset', { padding: 0, border: 0, minInlineSize: 0 });

// Bootstrap lets it float.
reset('legend', { float: 'none', inlineSize: 'auto', padding: 0 });
reset('legend + *', { clear: 'none' });

reset('dt', { fontWeight: 'inherit' });

reset('table', { captionSide: 'top' });
reset('caption', { padding: 0, color: 'inherit' });

reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });

reset('[hidden]', { display: 'none !important' });
