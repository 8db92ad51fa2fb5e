import { Button } from '@aarambh/ui/Button';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { saveFile } from '#app/files/saveFile.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { documentQuery } from './checkQueries.ts';
import { document, picture } from './checks.css.ts';

interface DocumentPaneProps {
  /** What it proves. */
  readonly title: string;
  /** Null where nothing was sent. */
  readonly id: string | null;
}

/** The document that the values of a part are compared with. */
export function DocumentPane({ title, id }: DocumentPaneProps) {
  const { t } = useTranslation();
  return (
    <Stack as="section" gap="sm" aria-label={t('checks.documentOf', { title })} className={document}>
      <Heading level={3}>{t('checks.documentOf', { title })}</Heading>
      {id === null ? (
        <Text tone="muted">{t('checks.noDocument')}</Text>
      ) : (
        <Shown key={id} id={id} title={title} />
      )}
    </Stack>
  );
}

function Shown({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation();
  const reading = useQuery(documentQuery(id));
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure level={4} title={t('checks.documentFailed')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  if (data.type.startsWith('image/')) {
    return <Picture content={data} alt={t('checks.documentOf', { title })} />;
  }
  return (
    <Button variant="secondary" size="sm" onClick={() => saveFile(data, `${title}.pdf`)}>
      {t('checks.save')}
    </Button>
  );
}

/** A picture that has been read. The memory behind its address is given back with it. */
function Picture({ content, alt }: { readonly content: Blob; readonly alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current === null) return undefined;
    const address = URL.createObjectURL(content);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return <img ref={image} className={picture} alt={alt} />;
}
