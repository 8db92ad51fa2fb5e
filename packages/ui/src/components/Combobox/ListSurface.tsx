import { useEffect, type ReactNode, type RefObject } from 'react';
import { useLate } from '../../hooks/useLate.ts';
import type { comboboxAttributes } from './comboboxAttributes.ts';
import { ListPanel, type ListPanelProps } from './ListPanel.tsx';
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
  /** What a panel needs for controls in it. */
  panel: Pick<ListPanelProps, 'panelRef' | 'onBlur' | 'onKeyDown'>;
  query: string | null;
  messages: { close: string; typeToSearch: string };
  /** Stands at the end of a tray, where a panel has nothing. */
  trayEnd?: ReactNode;
}

const bringTray = async (): Promise<typeof ListTray> => (await import('./ListTray.tsx')).ListTray;

/**
 * What the open list stands on: a panel under the field, or the whole screen of a phone. Where that tray cannot be loaded, the panel does
 * until the next time.
 */
export function ListSurface(props: ListSurfaceProps): ReactNode {
  const { isTray, isOpen, onClose, anchorRef, combobox, handlers, query, messages, children } = props;
  const { part: Tray, hasFailed, load } = useLate(bringTray);
  const isMissing = isTray && isOpen && Tray === undefined;
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);
  if (!isTray || hasFailed) {
    if (!isOpen) return null;
    return (
      <ListPanel {...props.panel} anchorRef={anchorRef} onAnchorHidden={onClose}>
        {children}
      </ListPanel>
    );
  }
  return (
    Tray && (
      <Tray
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
      </Tray>
    )
  );
}
