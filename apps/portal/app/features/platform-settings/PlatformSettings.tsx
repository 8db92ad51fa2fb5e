import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Skeleton } from '@aarambh/ui/Skeleton';
import type { SettingKey } from '@aarambh/forms';
import { isId, parameterReader } from '@aarambh/records/data';
import { LeftOutNotice } from '#app/address/LeftOutNotice.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import { ChangeSettingPanel } from './ChangeSettingPanel.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { ScopePicker } from './ScopePicker.tsx';
import { groupNames, SettingGroup } from './SettingGroup.tsx';
import { SmsTextsCard } from './SmsTextsCard.tsx';
import { settingsQuery, toScopeSettings } from './scopeSettings.ts';

/** What the platform charges and grants, by scope (specification, sections 3 and 9). */
export default function PlatformSettings() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { read, leftOut } = parameterReader(query);
  const scope = read('scope', isId) || 'default';
  const { data, error, isPending, isFetching, refetch } = useQuery(settingsQuery(scope));
  const [changed, setChanged] = useState<SettingKey | null>(null);
  const settings = data && toScopeSettings(scope, data);
  return (
    <Stack gap="lg">
      <LeftOutNotice names={leftOut.length > 0 ? [t('settings.platform.scope')] : []} />
      <ScopePicker
        scope={scope}
        onChange={(id) => setQuery(id === 'default' ? { tab: 'platform' } : { tab: 'platform', scope: id })}
      />
      {isPending && <Skeleton shape="block" />}
      {error && !settings && (
        <ErrorState
          requestId={requestIdOf(error)}
          title={t('settings.platform.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <FailureWords error={error} />
        </ErrorState>
      )}
      {settings && (
        <>
          {groupNames.map((group) => (
            <SettingGroup key={group} group={group} settings={settings} onChange={setChanged} />
          ))}
          {scope === 'default' && <SmsTextsCard />}
          <HistoryCard key={scope} scope={scope} />
          {changed !== null && (
            <ChangeSettingPanel
              key={`${scope} ${changed}`}
              settingKey={changed}
              settings={settings}
              onClose={() => setChanged(null)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
