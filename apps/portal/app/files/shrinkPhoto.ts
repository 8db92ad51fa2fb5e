/** Photos that the server takes as they are. */
const taken: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Longest edge of a photo that was made smaller, in pixels: a marks card can still be read. The others are for what stays too large. */
const edges = [2400, 1600, 1000] as const;

/** A name without its ending. */
const stem = (name: string): string => name.replace(/\.[^.]+$/, '');

const isPhoto = ({ name, type }: File): boolean => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

/**
 * Makes of a photo, as a phone takes it, a JPEG of at most so many bytes. What fits, and what is no photo, stays as it is.
 *
 * @throws where this browser cannot read the photo, as a HEIC outside Apple's devices
 */
export async function shrinkPhoto(file: File, maxSize: number): Promise<File> {
  if (!isPhoto(file) || (taken.includes(file.type) && file.size <= maxSize)) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const edge of edges) {
      const made = await toJpeg(picture, edge);
      if (made.size <= maxSize) {
        return new File([made], `${stem(file.name)}.jpg`, {
          type: made.type,
          lastModified: file.lastModified,
        });
      }
    }
    return file;
  } finally {
    picture.close();
  }
}

async function toJpeg(picture: ImageBitmap, edge: number): Promise<Blob> {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (made) => (made === null ? reject(new Error('The picture could not be written.')) : resolve(made)),
      'image/jpeg',
      0.85,
    );
  });
}
