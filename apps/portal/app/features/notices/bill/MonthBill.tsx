import { getMessageBill } from '@aarambh/api-client/operations';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { isoDay } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { BillTable } from './BillTable.tsx';

/** Months that can be chosen: the present one and those of a year before. */
const monthsShown = 13;

/** Opens what was sent in a month by SMS, e-mail and WhatsApp, with its cost where the platform has set a price. */
export function MonthBill() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (!useIsAllowed(getMessageBill)) return null;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {t('notifications.bill.open')}
      </Button>
      {isOpen && <BillDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function BillDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [months] = useState(() => monthsBefore(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <Dialog
      isOpen
      title={t('notifications.bill.title')}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('notifications.bill.close')}
        </Button>
      }
    >
      <Stack gap="md">
        <Text tone="muted">{t('notifications.bill.lead')}</Text>
        <Select
          label={t('notifications.bill.month')}
          value={month}
          options={months.map((value) => ({ value, label: formats.month(`${value}-01`) }))}
          onChange={setMonth}
        />
        <BillTable month={month} />
      </Stack>
    </Dialog>
  );
}

/** `YYYY-MM`, the present one first, as India counts days. */
function monthsBefore(now: Date): string[] {
  const [year = 0, month = 0] = isoDay(now).split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
