import { useState } from 'react';
import { saveFile } from '../files/saveFile.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { downloadRows } from '../resources/calls.ts';
import type { Resource } from '../resources/resource.ts';
import { failureText } from '../session/failureText.ts';
import { alerts } from '../shell/alerts.ts';

/** Saves all that a list's filters find as a file. */
export function useDownload(resource: Resource, query: Readonly<Record<string, string>>) {
  const { t } = useTranslation();
  const [isRunning, setRunning] = useState(false);

  async function download(more: Readonly<Record<string, string>> = {}): Promise<void> {
    setRunning(true);
    const file = await downloadRows(resource, { ...query, ...more });
    setRunning(false);
    if (!file.ok) {
      alerts.danger(failureText(file.error, t), { title: t('resources.downloadFailed') });
      return;
    }
    saveFile(file.data, `${resource.key}.csv`);
    alerts.success(t('resources.downloaded'));
  }

  return { download, isRunning };
}
