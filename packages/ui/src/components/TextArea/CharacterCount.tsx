import { useEffect, useRef } from 'react';
import * as en from '../../messages/english/textField.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { count, countOver } from './TextArea.css.ts';

/** How long nobody must type before the count is announced, in milliseconds. */
const countPause = 1000;

/** How many characters are left of a limit, or are too many. */
export function CharacterCount({
  limit,
  length,
  messages,
}: {
  readonly limit: number;
  readonly length: number;
  readonly messages?: Partial<UiMessages['textField']>;
}) {
  const texts = useMessages('textField', en.textField, messages);
  const announce = useAnnounce();
  const isOver = length > limit;
  const text = isOver
    ? texts.charactersOver({ count: length - limit })
    : texts.charactersLeft({ count: limit - length });
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => announce(text), countPause);
    return () => clearTimeout(timer);
  }, [announce, text]);
  return (
    <p className={classNames(count, isOver && countOver)} data-part="count">
      {text}
    </p>
  );
}
