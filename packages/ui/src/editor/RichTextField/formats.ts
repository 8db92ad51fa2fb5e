/** What the buttons and keys of the editor do. */
import { chainCommands, baseKeymap, exitCode, lift, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { schema } from './richDocument.ts';

/** What a text can be given, in the order of the buttons. */
export const formatNames = ['bold', 'italic', 'heading', 'bullets', 'numbers'] as const;

export type FormatName = (typeof formatNames)[number];

/** What a button does, and whether it is pressed where the caret is. */
export interface Format {
  readonly toggle: Command;
  readonly isOn: (state: EditorState) => boolean;
  /** As `aria-keyshortcuts` has it. */
  readonly shortcut: string;
}

const { heading, paragraph, bulletList, numberedList, item, lineBreak } = schema.nodes;

const emphasis = (mark: MarkType, key: string): Format => ({
  toggle: toggleMark(mark),
  isOn: ({ selection, storedMarks, doc }) =>
    selection.empty
      ? mark.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
      : doc.rangeHasMark(selection.from, selection.to, mark),
  shortcut: `Control+${key.toUpperCase()}`,
});

/** The list that the caret is in, how far up. */
function listAround({ selection: { $from } }: EditorState): { type: NodeType; start: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === bulletList || type === numberedList) return { type, start: $from.before(depth) };
  }
  return undefined;
}

const list = (type: NodeType, shortcut: string): Format => ({
  toggle: (state, dispatch) => {
    const around = listAround(state);
    if (around === undefined) {
      // Items begin with a paragraph.
      const isHeading = state.selection.$from.parent.type === heading;
      return isHeading ? false : wrapInList(type)(state, dispatch);
    }
    if (around.type === type) return liftListItem(item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.start, type));
    return true;
  },
  isOn: (state) => listAround(state)?.type === type,
  shortcut,
});

/** The formats, by name. */
export const formats: Readonly<Record<FormatName, Format>> = {
  bold: emphasis(schema.marks.bold, 'b'),
  italic: emphasis(schema.marks.italic, 'i'),
  heading: {
    toggle: (state, dispatch) =>
      setBlockType(state.selection.$from.parent.type === heading ? paragraph : heading)(state, dispatch),
    isOn: ({ selection }) => selection.$from.parent.type === heading,
    shortcut: 'Control+Alt+3',
  },
  bullets: list(bulletList, 'Control+Shift+8'),
  numbers: list(numberedList, 'Control+Shift+7'),
};

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
  return true;
};

/** Undo and the keys. Tab is left to the page, so that nobody is caught in the field. */
export const editing: readonly Plugin[] = [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': formats.bold.toggle,
    'Mod-i': formats.italic.toggle,
    'Mod-Alt-3': formats.heading.toggle,
    'Mod-Shift-7': formats.numbers.toggle,
    'Mod-Shift-8': formats.bullets.toggle,
    Enter: chainCommands(splitListItem(item), liftEmptyItem),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    Backspace: liftFirstItem,
  }),
  keymap(baseKeymap),
];

/** Enter in an empty item ends the list. */
function liftEmptyItem(...[state, dispatch]: Parameters<Command>): boolean {
  const { $from, empty } = state.selection;
  return empty && $from.parent.content.size === 0 && listAround(state) !== undefined
    ? liftListItem(item)(state, dispatch)
    : false;
}

/** Backspace at the beginning of an item takes it out of the list. */
function liftFirstItem(...[state, dispatch]: Parameters<Command>): boolean {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  return listAround(state) === undefined ? lift(state, dispatch) : liftListItem(item)(state, dispatch);
}
