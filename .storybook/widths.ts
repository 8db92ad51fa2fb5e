/** The breakpoints of the product and the widths at their edges; 320 px is also 1280 px at 400 % zoom. */
export const widths = [320, 375, 600, 601, 699, 700, 768, 1280] as const;

/** The width that a story asks for by the viewport among its globals, such as `w320`. */
export function widthOf(globals: Readonly<Record<string, unknown>>): number | undefined {
  const { viewport } = globals;
  const value =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
  return widths.find((width) => value === `w${width}`);
}
