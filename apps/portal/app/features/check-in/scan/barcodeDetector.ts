/** The browser's own reader of codes (Shape Detection API), which TypeScript's DOM library does not have. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

/** What stands on a student's screen. */
const format = 'qr_code';

/** Whether this browser reads codes, and this device has a camera. */
export async function canScan(): Promise<boolean> {
  const Reader = globalThis.BarcodeDetector;
  // Without https there is no camera.
  if (Reader === undefined || !('mediaDevices' in navigator)) return false;
  try {
    const [formats, devices] = await Promise.all([
      Reader.getSupportedFormats(),
      navigator.mediaDevices.enumerateDevices(),
    ]);
    return formats.includes(format) && devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    return false;
  }
}

/** Reads codes from pictures. @throws where the browser has no reader */
export function makeDetector(): Detector {
  const Reader = globalThis.BarcodeDetector;
  if (Reader === undefined) throw new Error('The browser reads no codes.');
  return new Reader({ formats: [format] });
}
