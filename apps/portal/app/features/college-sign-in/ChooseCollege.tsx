import type { ApiError, components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { call } from '#app/session/call.ts';

type College = components['schemas']['CollegeOffered'];

/** The colleges that can be signed in with; a press leads to the one that is chosen. */
export function ChooseCollege() {
  const [tries, setTries] = useState(0);
  return <Colleges key={tries} onRetry={() => setTries(tries + 1)} />;
}

function Colleges({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const [colleges, setColleges] = useState<readonly College[] | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      const result = await call((api) => api.GET('/auth/college/all', { signal: leaving.signal }));
      if (leaving.signal.aborted) return;
      setError(result.ok ? null : result.error);
      if (result.ok) setColleges(result.data.college);
    };
    void read();
    return () => leaving.abort();
  }, []);

  if (error !== null) {
    return (
      <Alert tone="danger" action={<Retry onRetry={onRetry} />}>
        <FailureWords error={error} />
      </Alert>
    );
  }
  if (colleges === null) return <Skeleton />;
  if (colleges.length === 0) return <Alert tone="info">{t('college.none')}</Alert>;
  return <Choice colleges={colleges} />;
}

function Choice({ colleges }: { readonly colleges: readonly College[] }) {
  const { t } = useTranslation();
  const [only] = colleges;
  const [chosen, setChosen] = useState(colleges.length === 1 ? (only?.instituteID ?? null) : null);
  const [isMissing, setMissing] = useState(false);
  const items = useMemo(
    () => colleges.map(({ instituteID, name, city }) => ({ id: instituteID, label: name, keywords: [city] })),
    [colleges],
  );
  const { run, isPending, failure } = useAction(
    (instituteID: string) => call((api) => api.POST('/auth/college/begin', { body: { instituteID } })),
    { onDone: ({ url }) => leaveFor(url) },
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(chosen === null);
        if (chosen !== null) run(chosen);
      }}
    >
      <Stack gap="md">
        <FailureAlert error={failure} />
        <SearchSelect
          label={t('college.label')}
          items={items}
          value={chosen}
          onChange={setChosen}
          error={isMissing && chosen === null ? t('college.required') : undefined}
        />
        <Button type="submit" isFullWidth isPending={isPending}>
          {t('college.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Leads the browser to the college. The button stays pending until the page is gone. */
function leaveFor(url: string): Promise<never> {
  globalThis.location.assign(url);
  return new Promise(() => undefined);
}
