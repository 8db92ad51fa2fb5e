import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import Papers from './Papers.tsx';

/** The papers of an organisation below the form by which it is verified. */
export default function PapersSent({ row }: { readonly row: { readonly id: string } }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Heading level={3} size="sm">
        {t('resources.papers.title')}
      </Heading>
      <Papers row={row} />
    </Stack>
  );
}
