import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { saveFile } from '#app/files/saveFile.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { queries } from '#app/session/queries.ts';
import { readFile } from '#app/session/uploadFile.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';

/** The papers that an organisation has sent to be checked by, to be saved and looked at. */
export default function Papers({ row }: { readonly row: { readonly id: string } }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const params = { query: { ownerID: row.id } };
  const reading = useQuery(queries().queryOptions('get', '/image', { params }));
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure level={3} title={t('resources.papers.failed')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  const papers = data.data.image.filter(({ purpose }) => purpose === 'proof');
  if (papers.length === 0) return <Text tone="muted">{t('resources.papers.none')}</Text>;
  const save = async (id: string, fileName: string): Promise<void> => {
    const read = await readFile(id);
    if (read.ok) saveFile(read.data, fileName);
    else tellFailure(read.error);
  };
  return (
    <List kind="divided" label={t('resources.papers.title')}>
      {papers.map(({ id, fileName, bytes, createdAt }) => (
        <ListItem key={id}>
          <Inline justify="between">
            <Stack gap="xxs">
              <Text as="span">{fileName}</Text>
              <Text as="span" size="sm" tone="muted">
                {formats.kilobytes(bytes)}
                {createdAt !== undefined && `, ${formats.day(createdAt)}`}
              </Text>
            </Stack>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('resources.papers.saveNamed', { name: fileName })}
              onClick={() => void save(id, fileName)}
            >
              {t('resources.papers.save')}
            </Button>
          </Inline>
        </ListItem>
      ))}
    </List>
  );
}
