import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsClientNavigation } from './clientNavigation.tsx';

interface ScreenHeadingProps {
  readonly children: string;
  /** Name of the screen in the browser's tab and history. @default the heading */
  readonly documentTitle?: string;
  /** A line below it. */
  readonly lead?: ReactNode;
}

/**
 * Names a screen: the title of the document, and its one h1, which takes the focus when a navigation leads to the
 * screen, so that a screen reader says where the person is and the next Tab goes on from there.
 */
export function ScreenHeading({ children, documentTitle = children, lead }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isClientNavigation = useIsClientNavigation();
  // As it was when the screen came: a search or a page within the screen leaves the focus where it is.
  const [takesFocus] = useState(isClientNavigation);
  useEffect(() => {
    // The browser itself places the focus when a page is loaded.
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Stack gap="xxs">
      <title>{`${documentTitle} - Aarambh`}</title>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {children}
      </Heading>
      {lead !== undefined && (
        <Text as="div" tone="muted">
          {lead}
        </Text>
      )}
    </Stack>
  );
}
