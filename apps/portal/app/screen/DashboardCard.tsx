import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useId, type ReactNode } from 'react';

interface DashboardCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** At the end of the line of the title: a number, a link. */
  readonly end?: ReactNode;
  /** Where a link within the screen leads. */
  readonly id?: string;
}

/** One card of the dashboard, named by its title. */
export function DashboardCard({ title, children, end, id }: DashboardCardProps) {
  const heading = useId();
  return (
    <Card as="section" padding="md" id={id} aria-labelledby={heading}>
      <Stack gap="sm">
        <Inline justify="between" align="baseline">
          <Heading level={2} size="sm" id={heading}>
            {title}
          </Heading>
          {end}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
