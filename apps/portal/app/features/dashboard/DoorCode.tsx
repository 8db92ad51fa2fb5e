import { Dialog } from '@aarambh/ui/Dialog';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { encodeQR } from 'qr';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './DoorCode.css.ts';

/** One square of the picture for each dark module, as a path. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** The code for a door as large as a phone shows it, to be read by a camera. */
export default function DoorCode({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const modules = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  return (
    <Dialog isOpen title={t('dashboard.rounds.title')} onClose={onClose}>
      <Stack gap="md">
        <svg
          className={styles.picture}
          viewBox={`0 0 ${modules.length} ${modules.length}`}
          role="img"
          aria-label={t('dashboard.rounds.qr', { code })}
          shapeRendering="crispEdges"
        >
          <path d={pathOf(modules)} />
        </svg>
        <Text size="lg">
          <strong translate="no">{code}</strong>
        </Text>
      </Stack>
    </Dialog>
  );
}
