import { Alert } from '@aarambh/ui/Alert';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, type ReactNode } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';

interface MergePreviewProps {
  /** What goes over to which record. */
  readonly title: string;
  readonly texts: Readonly<Record<'cannot' | 'final' | 'finalText' | 'nothing', string>>;
  /** Why it cannot be done as things are; empty when it can. */
  readonly refusals: readonly { readonly code: string; readonly message: string }[];
  /** What goes over, in the order in which it is told. Of what there is none nothing is said. */
  readonly moves: readonly { readonly id: string; readonly term: string; readonly count: number }[];
  /** What stays, below. */
  readonly children?: ReactNode;
}

/** What merging a record into another one would do, for whoever is about to do it; also told by a screen reader. */
export function MergePreview({ title, texts, refusals, moves, children }: MergePreviewProps) {
  const formats = useFormats();
  const announce = useAnnounce();
  const words = [...refusals.map(({ message }) => message), title].join(' ');
  useEffect(() => announce(words), [words, announce]);
  const moving = moves.filter(({ count }) => count > 0);
  return (
    <Stack gap="sm">
      {refusals.length > 0 ? (
        <Alert tone="danger" title={texts.cannot}>
          {refusals.map(({ code, message }) => (
            <Text key={code}>{message}</Text>
          ))}
        </Alert>
      ) : (
        <Alert tone="warning" title={texts.final}>
          {texts.finalText}
        </Alert>
      )}
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {moving.length === 0 ? (
        <Text tone="muted">{texts.nothing}</Text>
      ) : (
        <DescriptionList
          items={moving.map(({ id, term, count }) => ({ id, term, details: formats.number(count) }))}
        />
      )}
      {children}
    </Stack>
  );
}
