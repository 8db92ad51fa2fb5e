import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { PlusIcon, UploadIcon } from '@aarambh/ui/Icon';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { useAction } from '#app/screen/useAction.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { CvIcon } from '#app/screen/icons.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import * as styles from './cv.css.ts';
import { CvCard } from './CvCard.tsx';
import type { CvProfile } from './draft.ts';
import { freeName } from './freeName.ts';
import { ImportDialog } from './ImportDialog.tsx';

/** At most so many of a person (`addCandidateProfile`). */
const most = 6;

type Creation = components['schemas']['CandidateProfileCreation'];

/** The person's CVs, the default one first. */
export function CvList() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const list = queries().queryOptions('get', '/candidate-profiles');
  const reading = useQuery(list);
  const { data, error } = reading;
  const cvs = data?.data.candidateProfile ?? [];
  const names = cvs.map(({ name }) => name);
  const isFull = cvs.length >= most;

  const adding = useAction(
    async (write: () => Creation | Promise<Creation>) => {
      const body = await write();
      return call((api) => api.POST('/candidate-profiles', { body }));
    },
    {
      onDone: async (added) => {
        await client.invalidateQueries({ queryKey: list.queryKey });
        await navigate(`/cv/${added.candidateProfile.id}`);
      },
      onFailed: (failed) => tellFailure(failed),
    },
  );
  /** Begins with what the person says about themself in the profile. */
  const fromProfile = async (): Promise<Creation> => {
    const said = await call((api) => api.GET('/user/personal'));
    const { headline = null, summary = null } = said.ok ? said.data.personal : {};
    const name = freeName(t(cvs.length === 0 ? 'cv.firstName' : 'cv.newName'), names);
    return { name, language, headline, summary, visibility: 'Private' };
  };
  const copyOf = (cv: CvProfile): Creation => {
    const { headline = null, summary = null, sections = [], style = {}, language: written = 'en' } = cv;
    const { cvTemplateID = null, jobProfileID = null, jobProfileLateralID = null } = cv;
    return {
      name: freeName(t('cv.copyName', { name: cv.name }), names),
      headline,
      summary,
      sections,
      style,
      language: written,
      cvTemplateID,
      jobProfileID,
      jobProfileLateralID,
      // Who may read it is decided anew.
      visibility: 'Private',
    };
  };
  const addButton = (
    <Button size="sm" isPending={adding.isPending} disabled={isFull} onClick={() => adding.run(fromProfile)}>
      <PlusIcon /> {t(cvs.length === 0 ? 'cv.first.make' : 'cv.add')}
    </Button>
  );
  const importButton = (
    <Button variant="secondary" size="sm" disabled={isFull} onClick={() => setImporting(true)}>
      <UploadIcon /> {t('cv.json.import')}
    </Button>
  );

  return (
    <Stack gap="md">
      <ScreenHeading lead={t('cv.list.lead')}>{t('cv.title')}</ScreenHeading>
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <ReadingFailure title={t('cv.list.failed')} reading={reading} error={error} />
        )
      ) : cvs.length === 0 ? (
        <EmptyState
          title={t('cv.first.title')}
          icon={<CvIcon />}
          action={
            <Inline justify="center">
              {addButton}
              {importButton}
              <LinkButton variant="secondary" size="sm" href="/profile">
                {t('cv.first.profile')}
              </LinkButton>
            </Inline>
          }
        >
          {t('cv.first.text')}
        </EmptyState>
      ) : (
        <>
          <Inline>
            {addButton}
            {importButton}
            <Text tone="muted" size="sm">
              {t(isFull ? 'cv.list.full' : 'cv.list.count', { count: cvs.length, most })}
            </Text>
          </Inline>
          <ul className={styles.cards} aria-label={t('cv.title')}>
            {cvs.map((cv) => (
              <li key={cv.id}>
                <CvCard cv={cv} onCopy={isFull ? undefined : () => adding.run(() => copyOf(cv))} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Stack>
  );
}
