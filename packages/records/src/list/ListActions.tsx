import { Button } from '@aarambh/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../host/hooks.ts';
import { useResourceAccess } from '../access/useResourceAccess.ts';
import type { ImportAction } from '../declare/resourceActions.ts';
import type { AnyColumn } from '../declare/column.ts';
import type { Resource } from '../declare/resource.ts';
import { ImportPanel } from '../import/ImportPanel.tsx';
import type { ListAddress } from './useListAddress.ts';

const DownloadDialog = lazy(() => import('./DownloadDialog.tsx'));

interface ListActionsProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  /** Those that the table has. */
  readonly columns: readonly AnyColumn[];
  readonly isOnline: boolean;
}

/** What can be done with a list as a whole: a file of it, a file into it, one more record. */
export function ListActions({ resource, address, columns, isOnline }: ListActionsProps) {
  const { t } = useTranslation();
  const { actions, form, texts, hasDownload } = resource;
  const may = useResourceAccess(actions);
  const [downloads, setDownloads] = useState(false);
  const [imports, setImports] = useState(false);
  return (
    <>
      {hasDownload && may.download && (
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          disabled={!isOnline}
          onClick={() => setDownloads(true)}
        >
          {t('resources.download')}
        </Button>
      )}
      {downloads && (
        <Suspense>
          <DownloadDialog
            resource={resource}
            columns={columns}
            query={address.query}
            onClose={() => setDownloads(false)}
          />
        </Suspense>
      )}
      {actions.import !== undefined && may.import && (
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          disabled={!isOnline}
          onClick={() => setImports(true)}
        >
          {t('resources.import.open')}
        </Button>
      )}
      {actions.import !== undefined && imports && (
        <ImportPanel
          resource={resource}
          action={actions.import}
          of={importedFor(actions.import, address.query)}
          onClose={() => setImports(false)}
        />
      )}
      {form !== undefined && may.create && (
        <Button size="sm" disabled={!isOnline} onClick={() => address.go({ record: 'new', isEditing: true })}>
          {t('resources.add', { one: t(texts.one) })}
        </Button>
      )}
    </>
  );
}

/** What the list is chosen by, where a file is for that. */
function importedFor({ of }: ImportAction, query: object): Record<string, string> {
  return of === undefined ? {} : { [of]: String(Reflect.get(query, of)) };
}
