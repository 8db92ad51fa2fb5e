import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';

export type FormSectionProps = RootProps<'div', 'aria-labelledby' | 'title'> & {
  readonly title: ReactNode;
  /** What the fields are for, before them. */
  readonly description?: ReactNode;
  /** Of the heading. @default 2 */
  readonly level?: 2 | 3 | 4;
  readonly children: ReactNode;
};

/** Fields of a long form that belong together, under a heading that names the region. */
export const FormSection = withRef(function FormSection({
  title,
  description,
  level = 2,
  children,
  ...rest
}: FormSectionProps) {
  const headingId = useId();
  return (
    <Stack {...rest} as="section" aria-labelledby={headingId} data-component="FormSection">
      <Stack gap="xxs">
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        {description !== undefined && (
          <Text tone="muted" size="sm">
            {description}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
});
