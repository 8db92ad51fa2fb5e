import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { useId } from 'react';

interface ExplanationProps {
  readonly title: string;
  /** Sentences, in their order. */
  readonly steps: readonly string[];
}

/** How something works, in a few plain steps. */
export function Explanation({ title, steps }: ExplanationProps) {
  const heading = useId();
  return (
    <Card as="section" padding="md" aria-labelledby={heading}>
      <Stack gap="sm">
        <Heading level={2} id={heading}>
          {title}
        </Heading>
        <List kind="numbered" labelledBy={heading}>
          {steps.map((step) => (
            <ListItem key={step}>{step}</ListItem>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
