import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';

type CvText = Pick<components['schemas']['CvPages'], 'headline' | 'sections'>;

/** What a CV says, without its pages. */
export function ApplicationCvText({ headline, sections }: CvText) {
  return (
    <Stack gap="md">
      {headline !== null && <Text>{headline}</Text>}
      {sections.map(({ title, text, entries }, section) => (
        <Stack key={section} gap="sm">
          <Heading level={4}>{title}</Heading>
          {text !== null && <Text>{text}</Text>}
          {entries.map((entry, index) => (
            <Stack key={index} gap="xs">
              <Text weight="semibold">{entry.title}</Text>
              {entry.facts.length > 0 && <Text size="sm">{entry.facts.join(' · ')}</Text>}
              {entry.points.length > 0 && (
                <ul>
                  {entry.points.map((point, line) => (
                    <li key={line}>{point}</li>
                  ))}
                </ul>
              )}
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
