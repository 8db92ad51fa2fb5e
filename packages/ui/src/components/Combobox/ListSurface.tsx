import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { comboboxAttributes } from './comboboxAttributes.ts';
import { ListPanel } from './ListPanel.tsx';
import type { ListTray, ListTrayProps } from './ListTray.tsx';
import type { ComboboxHandlers } from './useCombobox.ts';

export interface ListSurfaceProps extends Pick<
  ListTrayProps,
  'isOpen' | 'onClose' | 'component' | 'title' | 'children'
> {
  isTray: boolean;
  /** The field that a panel stands under. */
  anchorRef: RefObject<HTMLElement | null>;
  /** What makes the tray's own search box the combobox. */
  combobox: ReturnType<typeof comboboxAttributes>;
  handlers: Pick<ComboboxHandlers, 'onInput' | 'onKeyDown'>;
  query: string | null;
  messages: { close: string; typeToSearch: string };
  /** Stands at the end of a tray, where a panel has nothing. */
  trayEnd?: ReactNode;
}

/** What the open list stands on: a panel under the field, or the whole screen of a phone. */
export function ListSurface(props: ListSurfaceProps): ReactNode {
  const { isTray, isOpen, onClose, anchorRef, combobox, handlers, query, messages, children } = props;
  const tray = useLateTray(isTray && isOpen);
  if (!isTray || tray === 'failed') {
    if (!isOpen) return null;
    return (
      <ListPanel anchorRef={anchorRef} onAnchorHidden={onClose}>
        {children}
      </ListPanel>
    );
  }
  return (
    tray && (
      <tray.Tray
        isOpen={isOpen}
        onClose={onClose}
        component={props.component}
        title={props.title}
        closeLabel={messages.close}
        search={{
          ...combobox,
          type: 'text',
          enterKeyHint: 'done',
          placeholder: messages.typeToSearch,
          defaultValue: query ?? '',
          onInput: handlers.onInput,
          onKeyDown: handlers.onKeyDown,
        }}
      >
        {children}
        {props.trayEnd}
      </tray.Tray>
    )
  );
}

/**
 * The tray arrives when it first opens: a page with a field does not pay for it. Where it cannot be loaded, the panel does until the next time.
 */
function useLateTray(isOpen: boolean): { Tray: typeof ListTray } | 'failed' | undefined {
  const [tray, setTray] = useState<{ Tray: typeof ListTray } | 'failed'>();
  const isMissing = typeof tray !== 'object';
  useEffect(() => {
    if (!isOpen || !isMissing) return undefined;
    let isWanted = true;
    import('./ListTray.tsx').then(
      ({ ListTray: Tray }) => isWanted && setTray({ Tray }),
      () => isWanted && setTray('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, isMissing]);
  return tray;
}
