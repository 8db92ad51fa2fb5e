import { lookOf } from './looks.ts';
import { fills, strokes } from './series.css.ts';

/** The class that fills a shape with the colour of a series. */
export function fillClass(series: number): string {
  return byLook(fills, series);
}

/** The class that draws a line in the colour of a series. */
export function strokeClass(series: number): string {
  return byLook(strokes, series);
}

function byLook(classes: typeof fills, series: number): string {
  const look = lookOf(series);
  return isLook(classes, look) ? classes[look] : classes[0];
}

function isLook(classes: typeof fills, look: number): look is keyof typeof fills {
  return look in classes;
}
