import { attempted, type ApiError, type Attempt } from '@aarambh/api-client';
import { FormTextField, SchemaForm, SubmitButton, useSubmission } from '@aarambh/forms/react';
import { alerts } from '@aarambh/ui/AlertRegion';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState, type ReactNode } from 'react';
import { downloadRows } from '../calls/calls.ts';
import type { AnyColumn } from '../declare/column.ts';
import type { PurposeForm, Resource } from '../declare/resource.ts';
import { useAction, useCloseHeld, useFormats, useTellFailure, useTranslation } from '../host/hooks.ts';
import { useHost } from '../host/host.ts';
import { HeldDialog, HeldForm } from '../host/parts.tsx';
import { asNumbers, asShown, listTable, mostInFile } from './listTable.ts';

interface DownloadDialogProps {
  readonly resource: Resource;
  /** Those that the table has. */
  readonly columns: readonly AnyColumn[];
  readonly query: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

const kinds = ['people', 'workbook', 'programs'] as const;
type Kind = (typeof kinds)[number];

/** Saves all that a list's filters find: for people as the list says it, as text or as a workbook, or for programs as it is stored. */
export default function DownloadDialog(props: DownloadDialogProps) {
  const { resource, columns, query, onClose } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { service, csvFile, workbookFile, saveFile } = useHost();
  const tellFailure = useTellFailure();
  const [kind, setKind] = useState<Kind>('people');

  async function make(purpose: Readonly<Record<string, string>>): Promise<Attempt<Blob>> {
    // What people take with them of others is written down by the server, which the call for its own file does.
    const isAsked = kind === 'programs' || resource.purposeForm !== undefined;
    const stored = isAsked ? await downloadRows(service, resource, { ...query, ...purpose }) : undefined;
    if (stored !== undefined && (kind === 'programs' || !stored.ok)) return stored;
    const list = [service, resource, columns, query, t, formats] as const;
    return attempted(
      kind === 'workbook'
        ? listTable(asNumbers, ...list).then((table) =>
            workbookFile({ sheet: t(resource.texts.many), ...table }),
          )
        : listTable(asShown, ...list).then(({ header, rows }) => csvFile(header, rows)),
    );
  }
  const making: Making = {
    make,
    onDone: (file) => {
      saveFile(file, `${resource.key}.${kind === 'workbook' ? 'xlsx' : 'csv'}`);
      alerts.success(t('resources.downloaded'));
      onClose();
    },
    onFailed: (error) => tellFailure(error, { title: (words) => words('resources.downloadFailed') }),
  };

  const choice = (
    <RadioGroup
      label={t('resources.file.kind')}
      value={kind}
      onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'people')}
      options={[
        {
          value: 'people',
          label: t('resources.file.people'),
          hint: t('resources.file.peopleHint', {
            most: formats.number(mostInFile),
          }),
        },
        {
          value: 'workbook',
          label: t('resources.file.workbook'),
          hint: t('resources.file.workbookHint', { most: formats.number(mostInFile) }),
        },
        { value: 'programs', label: t('resources.file.programs'), hint: t('resources.file.programsHint') },
      ]}
    />
  );
  return (
    <HeldDialog
      isOpen
      onClose={onClose}
      title={t(resource.purposeForm !== undefined ? 'resources.purpose.title' : 'resources.download')}
    >
      {resource.purposeForm !== undefined ? (
        <WithPurpose {...making} definition={resource.purposeForm} choice={choice} />
      ) : (
        <Plain {...making} choice={choice} />
      )}
    </HeldDialog>
  );
}

/** Makes the file, and what follows. */
interface Making {
  readonly make: (purpose: Readonly<Record<string, string>>) => Promise<Attempt<Blob>>;
  readonly onDone: (file: Blob) => void;
  readonly onFailed: (error: ApiError) => void;
}

interface PartProps extends Making {
  readonly choice: ReactNode;
}

function Plain({ choice, make, onDone, onFailed }: PartProps) {
  const { t } = useTranslation();
  const making = useAction(() => make({}), { onDone, onFailed });
  return (
    <Stack gap="md">
      {choice}
      <Inline justify="end">
        <Cancel />
        <Button size="sm" isPending={making.isPending} onClick={() => making.run()}>
          {t('resources.download')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Asks what a file with people in it is for, before it is made. */
function WithPurpose({
  definition,
  choice,
  make,
  onDone,
  onFailed,
}: PartProps & { readonly definition: PurposeForm }) {
  const { t } = useTranslation();
  const { form } = useSubmission(definition, {
    send: (values) => make(definition.toPayload(values)),
    onDone,
    onRefused: (error) => {
      onFailed(error);
      return true;
    },
  });
  return (
    <SchemaForm form={form}>
      <HeldForm form={form} />
      <Stack gap="md">
        <Text>{t('resources.purpose.text')}</Text>
        <FormTextField form={form} name="purpose" />
        {choice}
        <Inline justify="end">
          <Cancel />
          <SubmitButton form={form} size="sm">
            {t('resources.download')}
          </SubmitButton>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}

function Cancel() {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" size="sm" onClick={useCloseHeld()}>
      {t('resources.cancel')}
    </Button>
  );
}
