import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { useState } from 'react';
import { saveFile } from '#app/files/saveFile.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { useUser } from '#app/screen/useUser.ts';
import { SettingsCard } from '../SettingsCard.tsx';

/** Everything that is kept about the person, as a file to take away. */
export function OwnDataCard() {
  const { t } = useTranslation();
  const { type } = useUser();
  const [isRunning, setRunning] = useState(false);
  const save = async (): Promise<void> => {
    setRunning(true);
    const result = await call((api) => api.GET('/user/export'));
    setRunning(false);
    if (!result.ok) {
      tellFailure(result.error);
      return;
    }
    const text = JSON.stringify(result.data.export, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), 'aarambh-my-data.json');
    alerts.success(t('settings.ownData.saved'));
  };
  return (
    <SettingsCard
      title={t('settings.ownData.title')}
      lead={t(type === 'C' ? 'settings.ownData.lead' : 'settings.ownData.leadOthers')}
    >
      <Inline>
        <Button variant="secondary" isPending={isRunning} onClick={() => void save()}>
          {t('settings.ownData.save')}
        </Button>
      </Inline>
    </SettingsCard>
  );
}
