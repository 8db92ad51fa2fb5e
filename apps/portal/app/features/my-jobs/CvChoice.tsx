import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Link } from '@aarambh/ui/Link';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { PreviewPane } from '#app/features/cv/pages/PreviewPane.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { previewOf } from '#app/features/cv/ofCv.ts';
import { useCvPreview } from '#app/features/cv/useCvPreview.ts';

type CvProfile = components['schemas']['CandidateProfile'];

/** Name of the field in its form. */
export const cvField = 'candidateProfileID';

interface CvChoiceProps {
  /** Those of the candidate; undefined when they could not be read. */
  readonly profiles: readonly CvProfile[] | undefined;
}

/** The CVs of the candidate, each of which can be looked at as the company reads it; the default one is chosen. */
export function CvChoice({ profiles }: CvChoiceProps) {
  const { t } = useTranslation();
  const [chosenID, setChosenID] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  if (profiles === undefined) return null;
  if (profiles.length === 0) {
    return (
      <Text>
        {t('resources.apply.noCv')}{' '}
        <Link href="/cv" opensInNewTab>
          {t('resources.apply.writeCv')}
        </Link>
      </Text>
    );
  }
  const first = profiles.find(({ isDefault }) => isDefault) ?? profiles[0];
  const chosen = profiles.find(({ id }) => id === chosenID) ?? first;
  return (
    <Stack gap="xs">
      <Select
        name={cvField}
        label={t('resources.apply.profile')}
        defaultValue={first?.id}
        onChange={(value) => setChosenID(value)}
        options={profiles.map(({ id, name, isDefault }) => ({
          value: id,
          label: isDefault ? t('resources.apply.defaultCv', { name }) : name,
        }))}
      />
      <div>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setLooking(true)}>
          {t('resources.apply.lookAtCv')}
        </Button>
      </div>
      {isLooking && chosen !== undefined && <CvDialog profile={chosen} onClose={() => setLooking(false)} />}
    </Stack>
  );
}

interface CvDialogProps {
  readonly profile: CvProfile;
  readonly onClose: () => void;
}

/** The pages of a CV. */
function CvDialog({ profile, onClose }: CvDialogProps) {
  const reading = useCvPreview(previewOf(profile));
  return (
    <Dialog isOpen size="lg" onClose={onClose} title={profile.name}>
      <PreviewPane reading={reading} />
    </Dialog>
  );
}
