import { withRef } from '../../hooks/withRef.ts';
import { useEffect, type ReactNode } from 'react';
import { useLate } from '../../hooks/useLate.ts';
import * as en from '../../messages/english/commandPalette.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { Alert } from '../Alert/index.ts';
import { Button } from '../Button/index.ts';
import type { DismissReason } from '../Modal/dismissStack.ts';
import { ModalSurface, type ModalRootProps } from '../Modal/ModalSurface.tsx';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CommandPalette.css.ts';
import type { CommandItem, SearchCommands } from './commands.ts';
import type { CommandBox } from './CommandBox.tsx';

/** Why a palette asks to be closed: as other layers, or because something was chosen. */
export type CommandCloseReason = DismissReason | 'action';

/** Told with each item that is chosen. */
export interface CommandActionDetails {
  item: CommandItem;
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps extends CommandProps, ModalRootProps {}

/** What a palette is about, beside how its dialog looks. */
export interface CommandProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** Asked to close, with the reason; it stays until `isOpen` is false. */
  onClose: (reason: CommandCloseReason) => void;
  /** Its name, of two or three words: `Search the portal`. */
  label: string;
  /** What is known without asking: screens, commands. Shown at once and found by typing. Keep the array the same between renders. */
  items?: readonly CommandItem[];
  /**
   * What was chosen before, the latest first: stands above `items` as long as nothing is typed. One whose `id` is in `items` too
   * is not shown twice.
   */
  recents?: readonly CommandItem[];
  /** Looks more up on a server; what it finds stands below `items`. The last question wins; earlier ones are aborted. */
  onSearch?: SearchCommands;
  /**
   * From how many characters on to ask the server.
   * @default 2
   */
  minSearchLength?: number;
  /** Told what was chosen. An item with an address is also opened, as a link is. */
  onAction?: (id: string, details: CommandActionDetails) => void;
  /** Stands in the empty search box. @default the `commandPalette.placeholder` message */
  placeholder?: string;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['commandPalette']>;
}

/** Goes anywhere and does anything by typing a few letters of it: screens, records, commands. */
export const CommandPalette = withRef(function CommandPalette(props: CommandPaletteProps): ReactNode {
  const {
    isOpen,
    onClose,
    label,
    items,
    recents,
    onSearch,
    minSearchLength,
    onAction,
    placeholder,
    ...others
  } = props;
  const { messages: overrides, className, ...rest } = others;
  const messages = useMessages('commandPalette', en.commandPalette, overrides);
  const commands = {
    isOpen,
    onClose,
    label,
    items,
    recents,
    onSearch,
    minSearchLength,
    onAction,
    placeholder,
  };
  return (
    <ModalSurface
      {...rest}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      closeOnNavigate
      exit="quick"
      component="CommandPalette"
      className={styles.palette}
      outerClassName={className}
    >
      {({ titleId }) => (
        <>
          <VisuallyHidden>
            <h2 id={titleId}>{label}</h2>
          </VisuallyHidden>
          <LateBox {...commands} messages={messages} />
        </>
      )}
    </ModalSurface>
  );
});

type LateBoxProps = CommandProps & { messages: UiMessages['commandPalette'] };

const bringBox = async (): Promise<typeof CommandBox> => (await import('./CommandBox.tsx')).CommandBox;

/** The search box and its list arrive when the palette first opens. */
function LateBox(props: LateBoxProps): ReactNode {
  const { messages } = props;
  const { part: Box, hasFailed, load } = useLate(bringBox);
  useEffect(() => {
    void load();
  }, [load]);
  if (Box) return <Box {...props} />;
  if (!hasFailed) {
    return (
      <div className={styles.waiting}>
        <Spinner label={messages.loading} />
      </div>
    );
  }
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" variant="secondary" onClick={() => void load()}>
          {messages.retry}
        </Button>
      }
    >
      {messages.loadFailed}
    </Alert>
  );
}
