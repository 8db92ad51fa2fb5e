import { Alert } from '@aarambh/ui/Alert';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface LeftOutNoticeProps {
  /** What the address asked for in vain, as people call it. */
  readonly names: readonly string[];
}

/** Says which parts of the address count for nothing; nothing when all of them are understood. */
export function LeftOutNotice({ names }: LeftOutNoticeProps) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return <Alert tone="warning">{t('shell.address.leftOut', { names: names.join(', ') })}</Alert>;
}
