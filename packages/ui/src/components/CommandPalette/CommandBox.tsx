import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  RouterProvider,
  TextField,
} from 'react-aria-components';
import { withholdPressableStyle } from '../../dom/withholdPressableStyle.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import type { UiMessages } from '../../messages/index.ts';
import { Button } from '../Button/index.ts';
import { ListStatus, useListAnnouncements } from '../Combobox/ListStatus.tsx';
import { createSearchIndex } from '../Combobox/searchIndex.ts';
import { frame, input } from '../Field/parts.ts';
import { CloseIcon, SearchIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as menu from '../Menu/Menu.css.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './CommandPalette.css.ts';
import type { CommandProps } from './CommandPalette.tsx';
import { groupCommands, withoutRepeats, type CommandItem } from './commands.ts';
import { useServerSearch } from './useServerSearch.ts';

export interface CommandBoxProps extends CommandProps {
  messages: UiMessages['commandPalette'];
}

const none: readonly CommandItem[] = [];

/** The heavy half of a palette: search box and list. The focus stays in the box, the arrow keys go through the list. */
export function CommandBox(props: CommandBoxProps): ReactNode {
  const {
    label,
    items = none,
    recents = none,
    onSearch,
    minSearchLength = 2,
    onAction,
    onClose,
    messages,
  } = props;
  const { navigate } = useProvider();
  const [query, setQuery] = useState('');
  useClientLayoutEffect(withholdPressableStyle, []);

  // The library marks the first command only when the list becomes another one: a letter that all of them have left Enter without any.
  const listRef = useRef<HTMLDivElement>(null);
  const earlier = useRef('');
  useEffect(() => {
    const isTyped = query.length > earlier.current.length && query.trim() !== '';
    earlier.current = query;
    if (isTyped) listRef.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  }, [query]);

  const index = useMemo(() => createSearchIndex(items), [items]);
  const server = useServerSearch(onSearch, minSearchLength, query);
  const found = useMemo(() => {
    if (query.trim() === '') return withoutRepeats(recents, items);
    const own = index.search(query).flatMap((place) => items[place] ?? []);
    // What answered an earlier question stays only as far as it fits this one: Enter must not take anything else.
    const answers = server.isAnswer
      ? server.items
      : createSearchIndex(server.items)
          .search(query)
          .flatMap((place) => server.items[place] ?? []);
    return withoutRepeats(own, answers);
  }, [index, items, recents, query, server.items, server.isAnswer]);

  // Too short a question is worth a word only where nothing else is shown.
  const status = server.status === 'tooShort' && found.length > 0 ? 'ready' : server.status;
  const state = { status, itemCount: found.length, hasAddFailed: false, messages };
  useListAnnouncements(true, query, state);

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The library takes the key for its list; here it has one meaning.
    event.preventDefault();
    event.stopPropagation();
    onClose('escape');
  }

  return (
    <RouterProvider navigate={navigate}>
      {/* It only sees the key before the library does. */}
      <div className={styles.content} onKeyDownCapture={closeByEscape}>
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <div className={styles.search}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for, whose first control is this */}
            <TextField aria-label={label} autoFocus className={frame}>
              <SearchIcon className={styles.searchIcon} />
              <Input
                className={input}
                type="search"
                enterKeyHint="go"
                placeholder={props.placeholder ?? messages.placeholder}
              />
            </TextField>
            <IconButton label={messages.close} icon={<CloseIcon />} onClick={() => onClose('button')} />
          </div>
          <ListStatus {...state} />
          {server.status === 'failed' && (
            <div className={styles.retry}>
              <Button size="sm" variant="secondary" onClick={server.retry}>
                {messages.retry}
              </Button>
            </div>
          )}
          {found.length > 0 && (
            <Menu
              ref={listRef}
              aria-label={label}
              className={styles.list}
              onAction={(key) => {
                const item = found.find(({ id }) => id === key);
                if (!item) return;
                // Closed first: what is chosen may open another layer.
                onClose('action');
                onAction?.(item.id, { item });
              }}
            >
              {groupCommands(found).map(({ heading, items: members }) =>
                heading === undefined ? (
                  members.map(drawCommand)
                ) : (
                  <MenuSection key={`group ${heading}`} className={menu.group}>
                    <Header className={menu.heading}>{heading}</Header>
                    {members.map(drawCommand)}
                  </MenuSection>
                ),
              )}
            </Menu>
          )}
        </Autocomplete>
      </div>
    </RouterProvider>
  );
}

function drawCommand(item: CommandItem): ReactElement {
  return (
    <MenuItem
      key={item.id}
      id={item.id}
      textValue={item.label}
      href={item.href}
      isDisabled={item.disabled ?? false}
      className={menu.item}
    >
      {item.icon}
      <span className={menu.texts}>
        <span>{item.label}</span>
        {item.description && <span className={menu.description}>{item.description}</span>}
      </span>
      {item.shortcut && <kbd className={styles.shortcut}>{item.shortcut}</kbd>}
    </MenuItem>
  );
}
