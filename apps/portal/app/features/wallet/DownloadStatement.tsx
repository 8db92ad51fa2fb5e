import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';

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
