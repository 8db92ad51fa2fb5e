import { useAnnounce } from '@aarambh/ui/Announcer';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '@aarambh/ui/Icon';
import { IconButton } from '@aarambh/ui/IconButton';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import type { FormRow, FormValues } from '../../definition/definition.ts';
import { rowKeys } from '../../messages/keys.ts';
import { useTranslate } from '../FormsProvider.tsx';
import { useBoundField, type BoundFieldProps } from './boundField.ts';

export type FormRowsProps<Values extends FormValues> = BoundFieldProps<Values, readonly FormRow[]> & {
  /** Of the heading above the rows. @default 3 */
  readonly level?: 2 | 3 | 4;
  /** Draws the fields of a row. Their names begin with `prefix`, which ends in a dot. */
  readonly children: (prefix: string, index: number) => ReactNode;
};

/** What takes the focus once the rows are drawn anew. */
type Target = { readonly row: number; readonly selector: string } | 'add';

/** Fields that a person fills in several times: rows are added, taken away and moved by buttons, and each step is announced. */
export function FormRows<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  level = 3,
  children,
}: FormRowsProps<Values>) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { field, props } = useBoundField(form, name, { label, hint });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `name` says that the field holds rows
  const control = form.control as unknown as Control<Record<string, FormRow[]>>;
  const list: string = name;
  const { fields: rows, append, remove, move } = useFieldArray({ control, name: list, keyName: 'rowKey' });
  const target = useRef<Target>(undefined);
  const add = useRef<HTMLButtonElement>(null);
  const ids = { label: `${props.id}-label`, note: `${props.id}-note`, error: `${props.id}-error` };
  const rowId = (index: number): string => `${props.id}-${index}`;

  useLayoutEffect(() => {
    const next = target.current;
    target.current = undefined;
    if (next === 'add') add.current?.focus();
    else if (next !== undefined)
      document.getElementById(`${props.id}-${next.row}`)?.querySelector<HTMLElement>(next.selector)?.focus();
  });

  if (field.rows === undefined) throw new Error(`${name} has no rows.`);
  const { empty, row: rowLabel, add: addLabel, min = 0, max } = field.rows;
  const called = (index: number): string => translate(rowLabel, { number: index + 1 });
  const isFull = rows.length >= max;
  const isLeast = rows.length > 0 && rows.length <= min;

  function addRow(): void {
    target.current = { row: rows.length, selector: fieldSelector };
    append({ ...empty }, { shouldFocus: false });
    announce(translate(rowKeys.added, { row: called(rows.length) }));
  }

  function removeRow(index: number): void {
    target.current =
      rows.length === 1
        ? 'add'
        : { row: Math.min(index, rows.length - 2), selector: '[data-row-button="remove"]' };
    remove(index);
    announce(translate(rowKeys.removed, { row: called(index), count: rows.length - 1 }));
  }

  function moveRow(index: number, to: number): void {
    const direction = to < index ? 'up' : 'down';
    // At an end the button of that direction is off, and still has the focus.
    target.current = { row: to, selector: `[data-row-button="${direction}"]` };
    move(index, to);
    announce(translate(rowKeys.moved, { row: called(index), place: to + 1, count: rows.length }));
  }

  return (
    <Stack as="section" aria-labelledby={ids.label} data-component="FormRows">
      <Stack gap="xxs">
        <Heading level={level} size="sm" id={ids.label}>
          {props.label}
        </Heading>
        {props.hint !== undefined && (
          <Text tone="muted" size="sm">
            {props.hint}
          </Text>
        )}
      </Stack>
      {rows.map(({ rowKey }, index) => (
        <Card
          key={rowKey}
          id={rowId(index)}
          padding="md"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset lays out its legend by rules of its own
          role="group"
          aria-labelledby={`${rowId(index)}-label`}
        >
          <Stack>
            <Inline justify="between">
              <Text as="strong" id={`${rowId(index)}-label`}>
                {called(index)}
              </Text>
              <Inline gap="xxs">
                <IconButton
                  data-row-button="up"
                  label={translate(rowKeys.up, { row: called(index) })}
                  icon={<ArrowUpIcon />}
                  disabled={index === 0}
                  onClick={() => moveRow(index, index - 1)}
                />
                <IconButton
                  data-row-button="down"
                  label={translate(rowKeys.down, { row: called(index) })}
                  icon={<ArrowDownIcon />}
                  disabled={index === rows.length - 1}
                  onClick={() => moveRow(index, index + 1)}
                />
                <IconButton
                  data-row-button="remove"
                  label={translate(rowKeys.remove, { row: called(index) })}
                  icon={<TrashIcon />}
                  disabled={isLeast}
                  aria-describedby={isLeast ? ids.note : undefined}
                  onClick={() => removeRow(index)}
                />
              </Inline>
            </Inline>
            {children(`${name}.${index}.`, index)}
          </Stack>
        </Card>
      ))}
      {props.error !== undefined && (
        <Text id={ids.error} tone="danger" size="sm">
          {props.error}
        </Text>
      )}
      {(isFull || isLeast) && (
        <Text id={ids.note} tone="muted" size="sm">
          {isFull ? translate(rowKeys.full, { max }) : translate(rowKeys.least, { min })}
        </Text>
      )}
      <Inline>
        <Button
          ref={(button) => {
            add.current = button;
            form.focusRef(name)(button);
          }}
          id={props.id}
          variant="secondary"
          size="sm"
          disabled={isFull}
          aria-describedby={props.error === undefined ? (isFull ? ids.note : undefined) : ids.error}
          onClick={addRow}
        >
          <PlusIcon />
          {translate(addLabel)}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What can be filled in. */
const fieldSelector = 'input, select, textarea';
