import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import type { ReactNode } from 'react';

interface EmptySectionProps {
  /** What there is none of, or what has to come first. */
  readonly children: ReactNode;
  /** The button of the first thing to do. */
  readonly action: ReactNode;
}

/** A section without anything in it, in as little room as it needs: a new profile has many of them. */
export function EmptySection({ children, action }: EmptySectionProps) {
  return (
    <Stack gap="sm">
      <Text>{children}</Text>
      <Inline>{action}</Inline>
    </Stack>
  );
}
