import { useAction, useTranslation } from '../host/hooks.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRecordForm, AnyRow } from '../declare/row.ts';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { FieldValue } from '../cells/FieldValue.tsx';
import type { Side } from '../conflict/merge.ts';

interface MergeNoticeProps {
  readonly form: NonNullable<Resource['form']>;
  /** Properties that both changed. */
  readonly both: readonly string[];
  /** What the person wants to save. */
  readonly mine: Readonly<Record<string, unknown>>;
  /** What somebody else saved meanwhile. */
  readonly theirs: AnyRow;
  readonly onSave: (choices: Readonly<Record<string, Side>>) => Promise<void>;
}

const isSide = (value: string): value is Side => value === 'mine' || value === 'theirs';

/** Says that somebody else saved meanwhile, and asks for each value that both changed which one to keep. */
export function MergeNotice({ form, both, mine, theirs, onSave }: MergeNoticeProps) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [isAsking, setAsking] = useState(false);
  const saving = useAction(async () => ({ ok: true, data: await onSave(choices) }) as const);
  const save = (): void => {
    setAsking(true);
    if (both.every((property) => choices[property] !== undefined)) saving.run();
  };
  return (
    <Alert tone="warning" title={t('shell.conflict.title')} focusOnMount>
      <Stack gap="sm">
        <Text>{t('resources.merge.text')}</Text>
        {both.map((property) => (
          <RadioGroup
            key={property}
            label={labelOf(form.definition, property, t)}
            value={choices[property] ?? ''}
            error={isAsking && choices[property] === undefined ? t('resources.merge.choose') : undefined}
            onChange={(value) => {
              if (isSide(value)) setChoices({ ...choices, [property]: value });
            }}
            options={[
              { value: 'mine', label: valueOf('shell.conflict.mine', mine) },
              { value: 'theirs', label: valueOf('shell.conflict.theirs', theirs) },
            ].map(({ value, label }) => ({ value, label: label(property) }))}
          />
        ))}
        <Inline>
          <Button size="sm" isPending={saving.isPending} onClick={save}>
            {t('resources.merge.save')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );

  function valueOf(whose: 'shell.conflict.mine' | 'shell.conflict.theirs', record: object) {
    const values = form.definition.fromRecord({ ...record });
    return (property: string) => (
      <>
        {t(whose)}:{' '}
        <b>
          {fieldsOf(form.definition, property).map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <FieldValue form={form} name={name} value={values[name] ?? ''} />
            </span>
          ))}
        </b>
      </>
    );
  }
}

/** The fields into which a property is typed. */
function fieldsOf({ fieldOrder, wireNames }: AnyRecordForm, property: string): readonly string[] {
  return fieldOrder.filter((name) => (wireNames[name] ?? name).split('.')[0] === property);
}

function labelOf(
  definition: AnyRecordForm,
  property: string,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  const labels = fieldsOf(definition, property).flatMap((name) => definition.fields[name]?.label ?? []);
  return labels.map((label) => t(`forms.${label}`)).join(', ');
}
