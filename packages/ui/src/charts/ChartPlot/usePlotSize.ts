import { useState, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';

/** The room that a drawing has, in CSS pixels, and how large its text is. */
export interface PlotSize {
  width: number;
  fontSize: number;
  /** Width of a text in the drawing's font. */
  measure: (text: string) => number;
}

/** Of a letter, in parts of the font size: a little more than the average, so that nothing overlaps before it is measured. */
const averageLetter = 0.58;

/** What a server draws for, and the first render in the browser after it. */
const assumed: PlotSize & { font: string } = {
  width: 640,
  fontSize: 14,
  font: '',
  measure: (text) => text.length * 14 * averageLetter,
};

/**
 * Follows the size of an element. Only its width and its letters count, never its height, which the drawing decides itself: so a new
 * drawing cannot ask for another one.
 *
 * @param probeRef an element as wide as the drawing and one letter (1em) high
 */
export function usePlotSize(probeRef: RefObject<HTMLElement | null>): PlotSize {
  const [size, setSize] = useState(assumed);
  useClientLayoutEffect(() => {
    const probe = probeRef.current;
    if (!probe) return undefined;
    const update = (): void => {
      const width = probe.clientWidth;
      if (width === 0) return;
      const style = getComputedStyle(probe);
      const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const fontSize = Number.parseFloat(style.fontSize);
      setSize((before) =>
        before.width === width && before.font === font
          ? before
          : { width, fontSize, font, measure: textMeasure(font) ?? assumed.measure },
      );
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(probe);
    return () => observer.disconnect();
  }, [probeRef]);
  return size;
}

function textMeasure(font: string): ((text: string) => number) | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = font;
  return (text) => context.measureText(text).width;
}
