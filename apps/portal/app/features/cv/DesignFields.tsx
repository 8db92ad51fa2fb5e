import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { CvTemplate } from './draft.ts';

interface DesignFieldsProps {
  readonly templates: readonly CvTemplate[];
  /** What the CV is set in now. */
  readonly template: CvTemplate | undefined;
  readonly onChoose: (template: CvTemplate) => void;
}

/** The id of the field that chooses the template. */
export const templateFieldID = 'cv-template';

/** Which template the CV is set in. */
export function DesignFields({ templates, template, onChoose }: DesignFieldsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Select
        id={templateFieldID}
        label={t('cv.design.template')}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value={template?.id ?? ''}
        onChange={(value) => {
          const chosen = templates.find(({ id }) => id === value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
      {template !== undefined && (
        <Text size="sm" tone="muted">
          {[template.description, t('cv.design.pages', { count: template.pageLimit ?? 1 })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
