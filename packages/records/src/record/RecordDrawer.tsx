import { attempted } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Panel } from '@aarambh/ui/Panel';
import { Stack } from '@aarambh/ui/Stack';
import { useEffect, useRef } from 'react';
import { useAction, useTellFailure, useTranslation } from '../host/hooks.ts';
import type { Page } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordEditor } from '../form/RecordEditor.tsx';
import type { ListAddress } from '../list/useListAddress.ts';
import { stepKeys, useStepKeys } from '../list/searchKey.ts';
import { useRecord } from './useRecord.ts';
import { usePageReader } from '../list/useRows.ts';
import type { Ask } from '../actions/useRecordActions.ts';

interface RecordDrawerProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  /** The page of the list, whose rows know the record's name before it is read. */
  readonly page: Page | undefined;
  readonly isOnline: boolean;
  readonly onAsk: Ask;
}

/**
 * One record beside its list, on a phone instead of it: details and history, or the form. It is open while the address names a
 * record; opening it adds one history entry, so the back button closes it, and closing it takes that entry away.
 */
export function RecordDrawer({ resource, address, page, isOnline, onAsk }: RecordDrawerProps) {
  const { t } = useTranslation();
  const rows = page?.rows;
  const { record: id, isEditing } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  const firstField = useRef<HTMLElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // What had the focus has left the page with the form.
    if (wasEditing.current && !isEditing && id !== null) heading.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, id]);
  const isNew = id === 'new';
  const record = useRecord(resource, isNew ? null : id, rows);
  const part = resource.parts.find((each) => each.id === address.part);
  const partRecord = useRecord(part?.resource ?? resource, part === undefined ? null : id);
  const edited = part?.resource ?? resource;
  const row = part === undefined ? record.data : partRecord.data;
  const known = record.data ?? rows?.find((each) => each.id === id);
  const name = known === undefined ? t(resource.texts.one) : resource.nameOf(known);
  // An address with a record that another page has: there is nothing to show of it.
  const isElsewhere = resource.isWholeInList === true && record.data === undefined;
  const close = (): void => address.close({ record: null, isEditing: false });
  const title = isNew
    ? t('resources.newRecord', { one: t(resource.texts.one) })
    : isEditing
      ? t('resources.editRecord', { name: part === undefined ? name : `${name}: ${t(part.label)}` })
      : name;
  return (
    <Panel
      isOpen={id !== null && !isElsewhere}
      onClose={close}
      title={title}
      width="lg"
      closeOnNavigate={false}
      hasAddress
      titleRef={heading}
      initialFocusRef={firstField}
    >
      {id !== null &&
        (isEditing && edited.form !== undefined && (isNew || row !== undefined) ? (
          <RecordEditor
            key={`${id} ${edited.key}`}
            resource={edited}
            row={isNew ? undefined : row}
            name={part === undefined ? undefined : name}
            firstFieldRef={firstField}
            onDone={(saved) => address.close({ record: saved, isEditing: false })}
            onCancel={() => address.close(isNew ? { record: null, isEditing: false } : { isEditing: false })}
          />
        ) : (
          <Stack gap="md">
            {page !== undefined && <Neighbours resource={resource} address={address} page={page} />}
            <RecordDetails
              key={id}
              resource={resource}
              address={address}
              record={record}
              isOnline={isOnline}
              onAsk={onAsk}
              headingRef={heading}
            />
          </Stack>
        ))}
    </Panel>
  );
}

type NeighboursProps = Pick<RecordDrawerProps, 'resource' | 'address'> & { readonly page: Page };

/** Goes to the records before and after this one in the list, at the ends of its page on to the next one. */
function Neighbours({ resource, address, page: { rows, total, isTotalMinimum } }: NeighboursProps) {
  const { t } = useTranslation();
  const tellFailure = useTellFailure();
  const readPageNo = usePageReader(resource, address);
  // Whoever reads one thing of each goes on to the same of the next.
  const { page, pageSize, tab } = address;
  const index = rows.findIndex(({ id }) => id === address.record);
  const isHere = index !== -1;
  const hasBefore = isHere && (index > 0 || page > 1);
  const hasAfter = isHere && (index < rows.length - 1 || isTotalMinimum || page * pageSize < total);
  // The button stays as it is while the page beside is read, with the focus on it.
  const { run: turn } = useAction((step: -1 | 1) => attempted(readPageNo(page + step)), {
    onDone: (beside, step) => {
      const next = beside.rows.at(step === 1 ? 0 : -1);
      if (next !== undefined) address.go({ page: page + step, record: next.id, tab }, { replace: true });
    },
    onFailed: (error) => tellFailure(error),
  });
  const go = (step: -1 | 1): void => {
    if (step === -1 ? !hasBefore : !hasAfter) return;
    const here = rows[index + step];
    if (here === undefined) turn(step);
    else address.go({ record: here.id, tab }, { replace: true });
  };
  const hasKeys = useStepKeys(go);
  if (index === -1 || (total === 1 && !isTotalMinimum)) return null;
  return (
    <Inline justify="end">
      <Button
        variant="secondary"
        size="sm"
        disabled={!hasBefore}
        aria-keyshortcuts={hasKeys ? stepKeys.previous : undefined}
        onClick={() => go(-1)}
      >
        {t('resources.previousRecord')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={!hasAfter}
        aria-keyshortcuts={hasKeys ? stepKeys.next : undefined}
        onClick={() => go(1)}
      >
        {t('resources.nextRecord')}
      </Button>
    </Inline>
  );
}
