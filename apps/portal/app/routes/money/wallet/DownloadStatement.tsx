import { DownloadButton } from '../../../files/DownloadButton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { api } from '../../../session/api.ts';

/** Saves the whole statement as a file for spreadsheets, which the server writes. */
export function DownloadStatement() {
  const { t } = useTranslation();
  return (
    <DownloadButton
      messages={{ label: t('wallet.statement.download'), pending: t('wallet.statement.downloading') }}
      load={async () => {
        const { data } = await api().GET('/wallet/entries/download', { parseAs: 'blob' });
        return data && { content: data, name: 'wallet-statement.csv' };
      }}
    />
  );
}
