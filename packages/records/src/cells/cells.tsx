import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { RichText } from '@aarambh/ui/RichText';
import { Tag } from '@aarambh/ui/Tag';
import type { ReactNode } from 'react';
import type { Formats, Translate } from '../register.ts';
import type { AnyRow } from '../declare/row.ts';
import { idsOf, valueAt, wordsOf, type Unlabelled } from './cellWords.ts';
import * as styles from './cells.css.ts';
import { RecordNames } from './RecordNames.tsx';

/** The value of a column as content; null without one. Of a value that cannot be drawn, the cell says that it could not be read. */
export function cellOf(column: Unlabelled, row: AnyRow, t: Translate, formats: Formats): ReactNode {
  try {
    return drawn(column, row, t, formats);
  } catch {
    return <em>{t('resources.unreadable')}</em>;
  }
}

/** @throws when the value is not of the kind that the column was declared for */
function drawn(column: Unlabelled, row: AnyRow, t: Translate, formats: Formats): ReactNode {
  const words = wordsOf(column, row, t, formats);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the list that the column was declared for
  if (words === null || column.words?.(row as never, t, formats) !== undefined) return words;
  const { tones, source } = column;
  const value = valueAt(row, column.field);
  switch (column.as) {
    case 'code':
      return <span className={styles.code}>{words}</span>;
    case 'email':
      return <Link href={`mailto:${words}`}>{breakable(words)}</Link>;
    case 'phone':
      return <Link href={`tel:+91${words.replace(/^\+91|\D/g, '')}`}>{words}</Link>;
    case 'url':
      return isSafe(words) ? (
        <Link href={words} opensInNewTab>
          {words}
        </Link>
      ) : (
        words
      );
    case 'formatted':
      return <RichText html={words} />;
    case 'lines':
      return (
        <List kind="bulleted">
          {idsOf(value).map((line) => (
            <ListItem key={line}>{line}</ListItem>
          ))}
        </List>
      );
    case 'records':
      return source === undefined ? null : <RecordNames ids={idsOf(value)} source={source} />;
    case 'active':
      return value === true ? <Tag tone="success">{words}</Tag> : <Tag>{words}</Tag>;
    case 'choice': {
      const text = String(value);
      if (tones === undefined) return words;
      return <Tag tone={Object.hasOwn(tones, text) ? (tones[text] ?? 'neutral') : 'neutral'}>{words}</Tag>;
    }
    default:
      return words;
  }
}

/** Whether an address that people typed may be opened: it is one of the web, and nobody reads along. */
const isSafe = (address: string): boolean => URL.parse(address)?.protocol === 'https:';

/** An address that may be cut before its @, so that it does not make the table wider than the window. */
function breakable(address: string): ReactNode {
  const [person, ...domain] = address.split('@');
  return (
    <>
      {person}
      <wbr />@{domain.join('@')}
    </>
  );
}
