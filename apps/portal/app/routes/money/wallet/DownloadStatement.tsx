import { isApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { api } from '../../../session/api.ts';
import { failureText } from '../../../session/failureText.ts';
import { alerts } from '../../../shell/alerts.ts';
import { saveFile } from '../../../files/saveFile.ts';

/** Saves the whole statement as a file for spreadsheets, which the server writes. */
export function DownloadStatement() {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      const { data } = await api().GET('/wallet/entries/download', { parseAs: 'blob' });
      if (data !== undefined) saveFile(data, 'wallet-statement.csv');
    } catch (error) {
      if (!isApiError(error)) throw error;
      alerts.danger(failureText(error, t));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="toolbar"
      isPending={isPending}
      messages={{ pending: t('wallet.statement.downloading') }}
      onClick={() => void download()}
    >
      {t('wallet.statement.download')}
    </Button>
  );
}
