import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { saveFile } from '#app/files/saveFile.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { readFile } from '#app/session/uploadFile.ts';

interface OutcomeProofProps {
  readonly row: Pick<components['schemas']['Outcome'], 'documentImageID' | 'documentName'>;
}

/** The proof of an outcome, to be saved and looked at. */
export default function OutcomeProof({ row: { documentImageID: id, documentName } }: OutcomeProofProps) {
  const { t } = useTranslation();
  if (!id) return <Text tone="muted">{t('resources.outcome.noProof')}</Text>;
  const name = documentName ?? '';
  const save = async (): Promise<void> => {
    const read = await readFile(id);
    if (read.ok) saveFile(read.data, name);
    else tellFailure(read.error);
  };
  return (
    <Inline justify="between">
      <Text as="span">{name}</Text>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('resources.outcome.saveProofNamed', { name })}
        onClick={() => void save()}
      >
        {t('resources.outcome.saveProof')}
      </Button>
    </Inline>
  );
}
