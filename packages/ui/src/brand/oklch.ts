/** Colours as lightness, colourfulness and hue: https://www.w3.org/TR/css-color-4/#ok-lab. */
import type { Rgba } from '../theme/resolveTokens.ts';

/** A colour in OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Reads `#rgb` or `#rrggbb`, as design tools write colours. Throws for anything else. */
export function parseHex(text: string): Rgba {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  const digits = short ? short.slice(1).map((digit) => digit + digit) : undefined;
  const long = digits ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)?.slice(1);
  if (!long) throw new TypeError(`A colour is written #rrggbb, not ${JSON.stringify(text)}.`);
  const [red = 0, green = 0, blue = 0] = long.map((pair) => Number.parseInt(pair, 16) / 255);
  return [red, green, blue, 1];
}

export function toOklch([red, green, blue]: Rgba): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bAxis),
    hue: (Math.atan2(bAxis, a) * 180) / Math.PI,
  };
}

function linearChannels({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Room for what rounding does to colours at the edge of what screens show. */
const tolerance = 0.0001;
const isShown = (channels: Triple): boolean =>
  channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

/** The most chroma that screens show at a lightness and hue. */
export function mostChroma({ lightness, hue }: Omit<Oklch, 'chroma'>): number {
  let [shown, tooMuch] = [0, 0.4];
  while (tooMuch - shown > 0.0005) {
    const chroma = (shown + tooMuch) / 2;
    if (isShown(linearChannels({ lightness, hue, chroma }))) shown = chroma;
    else tooMuch = chroma;
  }
  return shown;
}

/**
 * The colour in sRGB, in the 256 steps that screens have. One that they cannot show keeps lightness and hue and gives up as much
 * chroma as it has to.
 */
export function toScreen(color: Oklch): Rgba {
  const within = { ...color, lightness: Math.min(1, Math.max(0, color.lightness)) };
  const channels = linearChannels(within);
  const shown = isShown(channels) ? channels : linearChannels({ ...within, chroma: mostChroma(within) });
  const [red, green, blue] = shown.map(
    (channel) => Math.round(Math.min(1, fromLinear(Math.max(0, channel))) * 255) / 255,
  );
  return [red ?? 0, green ?? 0, blue ?? 0, 1];
}
