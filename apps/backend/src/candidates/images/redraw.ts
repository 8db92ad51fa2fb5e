/**
 * Pictures are decoded and drawn anew. What is not picture stays behind: where and when a photo was taken, the camera, a
 * preview, and whatever was hidden before, in or after it.
 */
import type { Sharp } from 'sharp';
import type { ImageMime } from '../tables/images.ts';

export interface Drawn {
  content: Uint8Array;
  mime: PictureMime;
  width: number;
  height: number;
}

export type PictureMime = Exclude<ImageMime, 'application/pdf'>;

/** Most pixels of a picture that is decoded: a photo of a good phone has fewer, and each takes four bytes of memory. */
const mostPixels = 50_000_000;

/** Seconds that one picture may take. */
const timeoutSeconds = 15;

/**
 * A picture drawn anew in its own format, upright, and not larger than `side` in either direction.
 * @returns undefined when it cannot be decoded or has too many pixels
 */
export async function redraw(
  content: Uint8Array,
  mime: PictureMime,
  side: number,
): Promise<Drawn | undefined> {
  const sharp = await library();
  return oneAtATime(async () => {
    try {
      const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb');
      const { data, info } = await encoded(picture, mime).toBuffer({ resolveWithObject: true });
      return { content: data, mime, width: info.width, height: info.height };
    } catch {
      return undefined;
    }
  });
}

/** Pixels of a photo on a CV: 25 by 32 mm at 250 dots to the inch. */
const portraitSize = { width: 246, height: 315 };

/**
 * A photo for paper: upright, cut below a head, on white where it lets something through.
 * @returns undefined when it cannot be decoded or has too many pixels
 */
export async function portrait(content: Uint8Array): Promise<Uint8Array | undefined> {
  const sharp = await library();
  return oneAtATime(async () => {
    try {
      return await sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .resize({ ...portraitSize, fit: 'cover', position: 'top' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
    } catch {
      return undefined;
    }
  });
}

function encoded(picture: Sharp, mime: PictureMime): Sharp {
  if (mime === 'image/png') return picture.png({ compressionLevel: 9 });
  if (mime === 'image/webp') return picture.webp({ quality: 85 });
  return picture.jpeg({ quality: 85, mozjpeg: true });
}

/** The library, when the first picture comes, with nothing but the three decoders that are needed. */
let loading: Promise<typeof import('sharp').default> | undefined;
function library(): Promise<typeof import('sharp').default> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loading;
}

/** Decoding takes much memory, so pictures wait for each other. */
let last: Promise<unknown> = Promise.resolve();
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
