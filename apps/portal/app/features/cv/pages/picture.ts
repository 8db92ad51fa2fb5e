/** The address of a page's SVG for an image, where nothing in it can act. */
export const pictureOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
