import { indianStates, stateName } from '@aarambh/forms';
import { RichText } from '@aarambh/ui/RichText';
import { Tag } from '@aarambh/ui/Tag';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { dayText, momentText } from '../i18n/dates.ts';
import type { AnyColumn, AnyRow } from '../resources/resource.ts';
import { RecordNames } from './RecordNames.tsx';

const states = new Map<string, (typeof indianStates)[number]>(indianStates.map((each) => [each.code, each]));

/** A column without what it is called. */
export type Unlabelled = Omit<AnyColumn, 'label'>;

/** The value of a column as content; null without one. Of a value that cannot be drawn, the cell says that it could not be read. */
export function cellOf(column: Unlabelled, row: AnyRow, t: TFunction, language: string): ReactNode {
  try {
    return drawn(column, row, t, language);
  } catch {
    return <em>{t('resources.unreadable')}</em>;
  }
}

/** @throws when the value is not of the kind that the column was declared for */
function drawn(
  { field, as = 'text', choices = {}, tones, source, words: wordsOf }: Unlabelled,
  row: AnyRow,
  t: TFunction,
  language: string,
): ReactNode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the list that the column was declared for
  if (wordsOf !== undefined) return wordsOf(row as never, t) || null;
  const value = valueAt(row, field);
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (as) {
    case 'number':
      return new Intl.NumberFormat(`${language}-IN`).format(numberOf(value));
    case 'percent':
      return new Intl.NumberFormat(`${language}-IN`, { style: 'percent' }).format(numberOf(value) / 100);
    case 'years':
      return new Intl.NumberFormat(`${language}-IN`, {
        style: 'unit',
        unit: 'year',
        maximumFractionDigits: 1,
      }).format(numberOf(value) / 12);
    case 'money':
      return new Intl.NumberFormat(`${language}-IN`, {
        style: 'currency',
        currency: 'INR',
        maximumFractionDigits: 0,
      }).format(numberOf(value) / 100);
    case 'day':
      return dayText(text, language);
    case 'moment':
      return momentText(text, language);
    case 'state':
      return stateText(text, language);
    case 'parts':
      return Array.isArray(value) && value.length > 0
        ? value.map((part) => choiceText(choices, String(part), t)).join(', ')
        : null;
    case 'email':
      return email(text);
    case 'formatted':
      return <RichText html={text} />;
    case 'records': {
      const ids = (Array.isArray(value) ? value : [value]).map(String);
      return source === undefined || ids.length === 0 ? null : <RecordNames ids={ids} source={source} />;
    }
    case 'yesNo':
      return value === true ? t('resources.yes') : t('resources.no');
    case 'active':
      return value === true ? (
        <Tag tone="success">{t('resources.active')}</Tag>
      ) : (
        <Tag>{t('resources.inactive')}</Tag>
      );
    case 'choice': {
      const words = choiceText(choices, text, t);
      return tones === undefined ? (
        words
      ) : (
        <Tag tone={Object.hasOwn(tones, text) ? (tones[text] ?? 'neutral') : 'neutral'}>{words}</Tag>
      );
    }
    default:
      return typeof value === 'object' ? null : text;
  }
}

function numberOf(value: unknown): number {
  const number = Number(value);
  if (!Number.isFinite(number)) throw new RangeError('This is no number.');
  return number;
}

/** The value of a property, or of a property of a part. */
function valueAt(row: AnyRow, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      row,
    );
}

function stateText(code: string, language: string): string {
  const state = states.get(code);
  return state === undefined ? code : stateName(state, language);
}

function choiceText(choices: AnyColumn['choices'], value: string, t: TFunction): string {
  const key = choices !== undefined && Object.hasOwn(choices, value) ? choices[value] : undefined;
  return key === undefined ? value : t(key);
}

/** An address that may be cut before its @, so that it does not make the table wider than the window. */
function email(address: string): ReactNode {
  const [person, ...domain] = address.split('@');
  return (
    <>
      {person}
      <wbr />@{domain.join('@')}
    </>
  );
}
