import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { makeDetector } from './barcodeDetector.ts';

/** Milliseconds between two looks: a code is held still for longer. */
const lookMs = 200;

/** Why there is no picture. */
export type ScanFailure = 'refused' | 'missing';

interface Scanner {
  /** Shows what the camera sees. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly failure: ScanFailure | null;
}

/**
 * Looks with the camera at the back for codes while the component is on the screen. It lets go of the camera when the page is hidden, and
 * takes it again when it is seen.
 * @param onRead hears of each code that is seen, again and again while it is seen
 */
export function useScanner(onRead: (text: string) => void): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<ScanFailure | null>(null);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    let look: AbortController | undefined;
    const stop = (): void => look?.abort();
    const start = (): void => {
      stop();
      if (document.hidden || video.current === null) return;
      look = new AbortController();
      setFailure(null);
      scan(video.current, tell, look.signal).catch((error: unknown) => setFailure(failureOf(error)));
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      stop();
    };
  }, []);
  return { video, failure };
}

async function scan(
  picture: HTMLVideoElement,
  tell: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const letGo = (): void => {
    for (const track of stream.getTracks()) track.stop();
    if (picture.srcObject === stream) picture.srcObject = null;
  };
  if (signal.aborted) return letGo();
  signal.addEventListener('abort', letGo, { once: true });
  const detector = makeDetector();
  picture.srcObject = stream;
  await picture.play().catch(() => undefined);
  while (!signal.aborted) {
    // A picture that is not there yet is no code.
    const codes = await detector.detect(picture).catch(() => []);
    for (const { rawValue } of codes) if (!signal.aborted) tell(rawValue);
    await new Promise((resolve) => {
      setTimeout(resolve, lookMs);
    });
  }
}

/** No, of the person or of the browser's settings, or a camera that is not there or that something else holds. */
const failureOf = (error: unknown): ScanFailure =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'refused'
    : 'missing';
