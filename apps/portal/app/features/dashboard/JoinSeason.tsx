import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Heading } from '@aarambh/ui/Heading';
import { RichText } from '@aarambh/ui/RichText';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { policySentences } from '#app/features/seasons/seasonPolicy.ts';
import { call } from '#app/session/call.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useSeasonChange } from './useSeasonChange.ts';

interface JoinSeasonProps {
  readonly season: components['schemas']['OwnSeason'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The rules and terms of a season, and accepting them. */
export default function JoinSeason({ season, isOpen, onClose }: JoinSeasonProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, name, termsText, termsVersion, policy } = season;
  const { run, isPending, failure } = useSeasonChange({
    change: () =>
      call((api) => api.POST('/season/enrolment/{id}', { params: { path: { id } }, body: { termsVersion } })),
    done: t('dashboard.season.joined', { name }),
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('dashboard.season.joinTitle', { name })}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('dashboard.season.notNow')}
          </Button>
          <Button size="sm" isPending={isPending} onClick={run}>
            {t('dashboard.season.accept')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <FailureAlert error={failure} />
        <Text>{t('dashboard.season.joinText')}</Text>
        <Heading level={3}>{t('dashboard.season.rules')}</Heading>
        <Stack gap="xs">
          {policySentences(policy, t, formats).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
        <Heading level={3}>{t('dashboard.season.terms')}</Heading>
        <RichText html={termsText} headingLevel={4} />
      </Stack>
    </Dialog>
  );
}
