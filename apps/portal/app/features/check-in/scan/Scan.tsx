import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { canScan } from './barcodeDetector.ts';
import * as styles from './Scan.css.ts';
import { useScanner } from './useScanner.ts';

/** Longest that something on a code may be to be one of the day. */
const longest = 40;

interface ScanProps {
  /** Takes in whom a code names. */
  readonly onTake: (code: string) => void;
}

/** Reads codes with the camera, where the browser can; otherwise there is nothing here. */
export function Scan({ onTake }: ScanProps) {
  const { t } = useTranslation();
  const [can, setCan] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isHere = true;
    void canScan().then((answer) => isHere && setCan(answer));
    return () => {
      isHere = false;
    };
  }, []);
  if (!can) return null;
  return (
    <Stack gap="sm">
      <Button variant="secondary" aria-expanded={isOn} onClick={() => setOn(!isOn)}>
        {t(isOn ? 'check-in.scan.stop' : 'check-in.scan.start')}
      </Button>
      {isOn && <Viewfinder onTake={onTake} />}
    </Stack>
  );
}

function Viewfinder({ onTake }: ScanProps) {
  const { t } = useTranslation();
  const last = useRef('');
  const { video, failure } = useScanner((text) => {
    const code = text.trim();
    // A code is seen many times while it is held before the camera.
    if (code === '' || code === last.current || code.length > longest) return;
    last.current = code;
    // The person at the door looks at the code, not at the screen. Some devices cannot.
    if ('vibrate' in navigator) navigator.vibrate(100);
    onTake(code);
  });
  return (
    <>
      <video
        ref={video}
        className={styles.picture}
        hidden={failure !== null}
        aria-label={t('check-in.scan.picture')}
        playsInline
        muted
      />
      {failure === null ? (
        <Text tone="muted">{t('check-in.scan.hint')}</Text>
      ) : (
        <Alert tone="danger">{t(`check-in.scan.${failure}`)}</Alert>
      )}
    </>
  );
}
