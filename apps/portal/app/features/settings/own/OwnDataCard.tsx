import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { saveFile } from '#app/files/saveFile.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { useAction } from '#app/screen/useAction.ts';
import { useUser } from '#app/screen/useUser.ts';
import { SettingsCard } from '../SettingsCard.tsx';

/** Everything that is kept about the person, as a file to take away. */
export function OwnDataCard() {
  const { t } = useTranslation();
  const { type } = useUser();
  const saving = useAction(() => call((api) => api.GET('/user/export')), {
    onDone: ({ export: data }) => {
      const text = JSON.stringify(data, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), 'aarambh-my-data.json');
      alerts.success(t('settings.ownData.saved'));
    },
    onFailed: (error) => tellFailure(error),
  });
  return (
    <SettingsCard
      name="ownData"
      lead={t(type === 'C' ? 'settings.ownData.lead' : 'settings.ownData.leadOthers')}
    >
      <Inline>
        <Button variant="secondary" isPending={saving.isPending} onClick={() => saving.run()}>
          {t('settings.ownData.save')}
        </Button>
      </Inline>
    </SettingsCard>
  );
}
