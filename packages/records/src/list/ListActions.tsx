import { Button } from '@aarambh/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { useAccess, useTranslation } from '../host/hooks.ts';
import { useResourceAccess } from '../access/useResourceAccess.ts';
import type { ImportAction, OtherImport } from '../declare/resourceActions.ts';
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
  const access = useAccess();
  const [taken, setTaken] = useState<OtherImport>();
  const own =
    actions.import && ({ ...actions.import, label: 'resources.import.open', many: texts.many } as const);
  const files: readonly OtherImport[] = [
    ...(own !== undefined && may.import ? [own] : []),
    ...(actions.otherImports ?? []).filter(({ operation }) => access.may(operation)),
  ];
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
      {files.map((file) => (
        <Button
          key={file.kind}
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          disabled={!isOnline}
          onClick={() => setTaken(file)}
        >
          {t(file.label)}
        </Button>
      ))}
      {taken !== undefined && (
        <ImportPanel
          resource={{ ...resource, texts: { ...texts, many: taken.many } }}
          action={taken}
          of={importedFor(taken, address.query)}
          onClose={() => setTaken(undefined)}
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
