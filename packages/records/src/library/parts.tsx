/** The parts of screens that a small app has: what is held over a slip is the app's own affair and not shown here. */
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Heading } from '@aarambh/ui/Heading';
import { Panel } from '@aarambh/ui/Panel';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { createContext, use } from 'react';
import { useHost, type Parts } from '../host/host.ts';
import { useFailureWords } from '../host/hooks.ts';

const CloseContext = createContext((): void => {});

/** Closes the dialog or the panel around. */
export const useCloseHeld = (): (() => void) => use(CloseContext);

const nothing = (): null => null;

export const parts: Parts = {
  ScreenHeading: ({ children, lead }) => (
    <Stack gap="xxs">
      <Heading level={1}>{children}</Heading>
      {lead !== undefined && (
        <Text as="div" tone="muted">
          {lead}
        </Text>
      )}
    </Stack>
  ),
  LeftOutNotice: ({ names }) =>
    names.length === 0 ? null : <Alert tone="warning">Not understood: {names.join(', ')}</Alert>,
  FailureAlert: function FailureAlert({ error, tone = 'danger', word, takesFocus = true, ...rest }) {
    const words = useFailureWords(error, word);
    return words === undefined ? null : (
      <Alert tone={tone} focusOnMount={takesFocus} {...rest}>
        {words}
      </Alert>
    );
  },
  HeldDialog: (props) => (
    <CloseContext value={() => props.onClose('button')}>
      <Dialog {...props} />
    </CloseContext>
  ),
  HeldPanel: (props) => (
    <CloseContext value={() => props.onClose('button')}>
      <Panel {...props} />
    </CloseContext>
  ),
  Held: nothing,
  UnsavedChangesDialog: nothing,
  LoadingCard: () => <Skeleton />,
  Retry: ({ onRetry }) => (
    <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
      Try again
    </Button>
  ),
  DownloadButton: function DownloadButton({ load, messages }) {
    const { saveFile } = useHost();
    const save = async (): Promise<void> => {
      const file = await load();
      if (file !== undefined) saveFile(file.content, file.name);
    };
    return (
      <Button variant="secondary" size="sm" onClick={() => void save()}>
        {messages.label}
      </Button>
    );
  },
  FileControl: nothing,
};
