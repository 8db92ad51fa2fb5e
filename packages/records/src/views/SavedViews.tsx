import type { ApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { Popover } from '@aarambh/ui/Popover';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHost } from '../host/host.ts';
import { useAction, useFailureWords, useService, useTellFailure, useTranslation } from '../host/hooks.ts';
import { FailureAlert } from '../host/parts.tsx';
import type { Preset, Resource } from '../declare/resource.ts';
import { alerts } from '@aarambh/ui/AlertRegion';
import { Loading } from '../record/Loading.tsx';
import type { SavedView } from '../host/service.ts';
import { SavedViewDialog } from './SavedViewDialog.tsx';
import * as styles from './SavedViews.css.ts';

interface SavedViewsProps {
  readonly resource: Pick<Resource, 'family' | 'presets'>;
  /** What is behind the question mark for the list as it is shown now, its columns among it. */
  readonly query: string;
}

/** The view that was chosen last in this tab: what is changed since can be saved to it, also after a reload. */
const chosenKey = (family: string): string => `view ${family}`;

const viewsKey = (family: string) => ['views', family] as const;

type Asked = { readonly what: 'new' } | { readonly what: 'rename' | 'delete'; readonly view: SavedView };

/** The views of a list, to choose and to keep: own ones, which can be renamed and deleted, and those that colleagues share. */
export function SavedViews({ resource: { family, presets }, query }: SavedViewsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { service, tab } = useHost();
  const { views } = service;
  const [asked, setAsked] = useState<Asked>();
  const tellFailure = useTellFailure();
  const close = (): void => setAsked(undefined);
  const read = (): Promise<void> => client.invalidateQueries({ queryKey: viewsKey(family) });
  const overwriting = useAction(
    async (view: SavedView) => {
      const result = await views.change(view, { query });
      await read();
      return result;
    },
    {
      onDone: (_data, { name }) => alerts.success(t('resources.views.overwritten', { name })),
      onFailed: (error) => tellFailure(error),
    },
  );
  return (
    <>
      <Popover
        label={t('resources.views.title')}
        placement="bottom-end"
        renderTrigger={(trigger) => (
          <Button variant="secondary" size="sm" {...trigger}>
            {t('resources.views.title')}
          </Button>
        )}
      >
        {(popover) => (
          <Choices
            family={family}
            query={query}
            presets={presets}
            onPreset={popover.close}
            onChosen={({ id }) => {
              tab.write(chosenKey(family), id);
              popover.close();
            }}
            onOverwrite={(view) => {
              popover.close();
              overwriting.run(view);
            }}
            onAsk={(next) => {
              popover.close();
              setAsked(next);
            }}
          />
        )}
      </Popover>
      {asked !== undefined && asked.what !== 'delete' && (
        <SavedViewDialog
          view={asked.what === 'rename' ? asked.view : undefined}
          onSend={(typed) =>
            asked.what === 'rename' ? views.change(asked.view, typed) : views.keep(family, query, typed)
          }
          onSaved={async (name) => {
            await read();
            alerts.success(t('resources.views.kept', { name }));
            close();
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'delete' && <Deletion view={asked.view} onDeleted={read} onClose={close} />}
    </>
  );
}

interface ChoicesProps {
  readonly family: string;
  readonly query: string;
  readonly presets: readonly Preset[];
  readonly onPreset: () => void;
  readonly onChosen: (view: SavedView) => void;
  readonly onOverwrite: (view: SavedView) => void;
  readonly onAsk: (asked: Asked) => void;
}

function Choices({ family, query, presets, onPreset, onChosen, onOverwrite, onAsk }: ChoicesProps) {
  const { service, tab } = useHost();
  const { views } = service;
  const { t } = useTranslation();
  const { data, error } = useQuery<readonly SavedView[], ApiError>({
    queryKey: viewsKey(family),
    queryFn: ({ signal }) => views.read(family, signal),
  });
  const chosenID = tab.read(chosenKey(family));
  const changed = data?.find(({ id, isOwn, query: kept }) => id === chosenID && isOwn && kept !== query);
  return (
    <Stack gap="sm" className={styles.choices}>
      {presets.length > 0 && <Presets presets={presets} onChosen={onPreset} />}
      <FailureAlert error={error} />
      {data === undefined && error === null && <Loading />}
      {data?.length === 0 && <Text tone="muted">{t('resources.views.none')}</Text>}
      {data !== undefined && data.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
        <ul role="list" className={styles.list}>
          {data.map((view) => (
            <li key={view.id} className={styles.view}>
              <Link
                to={`?${view.query}`}
                className={styles.link}
                aria-current={view.query === query ? 'true' : undefined}
                onClick={() => onChosen(view)}
              >
                {view.name}
                {!view.isOwn && (
                  <Text as="span" size="sm" tone="muted">
                    {t('resources.views.by', { name: view.ownerName })}
                  </Text>
                )}
                {view.isOwn && view.isShared && (
                  <Text as="span" size="sm" tone="muted">
                    {t('resources.views.shared')}
                  </Text>
                )}
              </Link>
              {view.isOwn && (
                <Inline gap="xs">
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('resources.views.renameNamed', { name: view.name })}
                    onClick={() => onAsk({ what: 'rename', view })}
                  >
                    {t('resources.views.rename')}
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('resources.views.deleteNamed', { name: view.name })}
                    onClick={() => onAsk({ what: 'delete', view })}
                  >
                    {t('resources.delete')}
                  </Button>
                </Inline>
              )}
            </li>
          ))}
        </ul>
      )}
      <Inline>
        {changed !== undefined && (
          <Button size="sm" onClick={() => onOverwrite(changed)}>
            {t('resources.views.overwrite', { name: changed.name })}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => onAsk({ what: 'new' })}>
          {t('resources.views.keep')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface PresetsProps {
  readonly presets: readonly Preset[];
  readonly onChosen: () => void;
}

/** The questions that this list is often asked, each an address. */
function Presets({ presets, onChosen }: PresetsProps) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
    <ul role="list" className={styles.list} aria-label={t('resources.views.presets')}>
      {presets.map(({ label, filters, sort }) => {
        const asked = new URLSearchParams(
          Object.entries({ ...filters, ...(sort !== undefined && { sort }) }),
        );
        return (
          <li key={label} className={styles.view}>
            <Link to={`?${asked.toString()}`} className={styles.link} onClick={onChosen}>
              {t(label)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface DeletionProps {
  readonly view: SavedView;
  readonly onDeleted: () => Promise<void>;
  readonly onClose: () => void;
}

function Deletion({ view, onDeleted, onClose }: DeletionProps) {
  const { views } = useService();
  const { t } = useTranslation();
  const deletion = useAction(() => views.remove(view), {
    onDone: async () => {
      await onDeleted();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('resources.views.deleteQuestion', { name: view.name })}
      confirmLabel={t('resources.delete')}
      isPending={deletion.isPending}
      error={useFailureWords(deletion.failure)}
      onConfirm={deletion.run}
      onCancel={onClose}
    >
      <Text>{t(view.isShared ? 'resources.views.deleteShared' : 'resources.views.deleteText')}</Text>
    </ConfirmDialog>
  );
}
