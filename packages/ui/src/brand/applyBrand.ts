import type { Brand } from './createBrand.ts';

/**
 * Puts a brand into a document or a shadow root while the page runs, for one that is chosen there. A constructed stylesheet, which no content security
 * policy refuses. Returns what takes the brand away again.
 */
export function applyBrand(
  { css }: Pick<Brand, 'css'>,
  target: Document | ShadowRoot = document,
): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  return () => {
    target.adoptedStyleSheets = target.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
