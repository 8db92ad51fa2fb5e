import { Card } from '@aarambh/ui/Card';
import { Stack } from '@aarambh/ui/Stack';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsOnline, useTranslation } from '../host/hooks.ts';
import { ScreenHeading } from '../host/parts.tsx';
import type { RecordAction } from '../declare/action.ts';
import type { ResourceOf } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { RecordDetails } from './RecordDetails.tsx';
import { RemovalDialog } from '../actions/RemovalDialog.tsx';
import type { RecordAddress } from '../list/useListAddress.ts';
import { useRecord } from './useRecord.ts';
import type { Ask } from '../actions/useRecordActions.ts';

interface RecordPageProps<Row extends AnyRow> {
  readonly resource: ResourceOf<Row>;
  readonly id: string;
  /** The list that it is one of. */
  readonly list: string;
  /** A line below the name. */
  readonly lead?: (row: Row) => ReactNode;
  /** Above the tabs: what matters first. */
  readonly Summary?: ComponentType<{ readonly row: Row }>;
}

/** The screen of one record, at an address of its own: all that is known of it, and what can be done with it. */
export function RecordPage<Row extends AnyRow = AnyRow>({
  resource,
  id,
  list,
  lead,
  Summary,
}: RecordPageProps<Row>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const isOnline = useIsOnline();
  const record = useRecord(resource, id);
  const heading = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ row: AnyRow; what: 'delete' | 'deactivate' | RecordAction }>();
  const { data: row } = record;
  const ask: Ask = (subject, what) => setAsked({ row: subject, what });
  const address: RecordAddress = {
    tab: parameters.get('tab'),
    go: ({ isEditing, tab }, options) => {
      if (isEditing === true && resource.form?.page !== undefined) {
        void navigate(`${resource.form.page}?${new URLSearchParams({ id }).toString()}`);
      } else if (tab !== undefined) {
        setParameters(tab === null ? {} : { tab }, { ...options, preventScrollReset: true });
      }
    },
  };
  const close = (): void => setAsked(undefined);
  const { row: subject, what } = asked ?? {};
  return (
    <Stack gap="md">
      <div ref={heading} tabIndex={-1}>
        <ScreenHeading lead={row === undefined ? undefined : lead?.(row)}>
          {row === undefined ? t(resource.texts.one) : resource.nameOf(row)}
        </ScreenHeading>
      </div>
      {row !== undefined && Summary !== undefined && <Summary row={row} />}
      <Card>
        <RecordDetails
          resource={resource}
          address={address}
          record={record}
          isOnline={isOnline}
          onAsk={ask}
          headingRef={heading}
          isPage
        />
      </Card>
      <ActionDialog
        resource={resource}
        asked={subject !== undefined && typeof what === 'object' ? { row: subject, action: what } : undefined}
        onClose={close}
      />
      <RemovalDialog
        resource={resource}
        row={typeof what === 'string' ? subject : undefined}
        what={typeof what === 'string' ? what : undefined}
        onClose={close}
        onRemoved={() => void navigate(list, { replace: true })}
      />
    </Stack>
  );
}
