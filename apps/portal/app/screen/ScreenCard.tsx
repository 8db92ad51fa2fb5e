import { Card } from '@aarambh/ui/Card';
import { Container } from '@aarambh/ui/Container';
import { Stack } from '@aarambh/ui/Stack';
import type { ReactNode } from 'react';

interface ScreenCardProps {
  readonly children: ReactNode;
  /** `sm` holds a short form, `md` a long one. @default 'sm' */
  readonly width?: 'sm' | 'md';
}

/** The one card of a public screen. */
export function ScreenCard({ children, width = 'sm' }: ScreenCardProps) {
  return (
    <Container width={width}>
      <Card>
        <Stack gap="md">{children}</Stack>
      </Card>
    </Container>
  );
}
