import {
  settingForms,
  settingRanges,
  settingText,
  settingValue,
  validate,
  type SettingChangeValues,
  type SettingKey,
  type SettingValue,
} from '@aarambh/forms';
import {
  FormNumberField,
  FormRadioGroup,
  FormTextArea,
  SchemaForm,
  SubmitButton,
  useFormValue,
  type FormHandle,
} from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { Conflict } from '#app/screen/Conflict.tsx';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { attempted } from '@aarambh/api-client';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldPanel, useCloseHeld } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useConflict } from '@aarambh/records/data';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { effectOf, valueText } from './effect.ts';
import { settingsQuery, toScopeSettings, widerScope, type ScopeSettings } from './scopeSettings.ts';
import { useScopeName } from './useScopeName.ts';

interface ChangeSettingPanelProps {
  readonly settingKey: SettingKey;
  readonly settings: ScopeSettings;
  readonly onClose: () => void;
}

/** A version of the settings, and whose change made it where that is somebody else's. */
interface Version {
  readonly rowVersion: number;
  readonly changedBy?: string;
  readonly reason?: string;
}

/** Changes one setting of a scope, with a reason; what the value leads to is shown before it is saved. */
export function ChangeSettingPanel(props: ChangeSettingPanelProps) {
  const { t } = useTranslation();
  const name = t(`settings.keys.${props.settingKey}.name`);
  return (
    <HeldPanel isOpen onClose={props.onClose} width="lg" title={t('settings.change.title', { name })}>
      <SettingForm {...props} />
    </HeldPanel>
  );
}

function SettingForm({ settingKey, settings, onClose }: ChangeSettingPanelProps) {
  const { t } = useTranslation();
  const close = useCloseHeld();
  const client = useQueryClient();
  const { scope, rowVersion, values } = settings;
  const wider = widerScope(settings, settingKey);
  const definition = settingForms[settingKey];
  const params = { path: { id: scope } };
  const conflict = useConflict<Version>(
    { rowVersion },
    {
      // What the other person saved is drawn from the settings, which this reads again.
      reread: async () => {
        const [history, stored] = await Promise.all([
          call((each) =>
            each.GET('/settings/{id}/history', { params: { ...params, query: { pageNo: 1, pageSize: 1 } } }),
          ),
          attempted(client.fetchQuery({ ...settingsQuery(scope), staleTime: 0 })),
        ]);
        if (!history.ok || !stored.ok) return undefined;
        void client.invalidateQueries({ queryKey: ['get', '/settings/{id}/history'] });
        const [latest] = history.data.history;
        return {
          rowVersion: toScopeSettings(scope, stored.data).rowVersion,
          changedBy: latest?.changedBy ?? '',
          reason: latest?.reason ?? '',
        };
      },
      onKeepMine: (): Promise<void> => form.submit(),
      onTakeTheirs: (): void =>
        form.reset({ source: 'own', value: settingText(values[settingKey]), reason: '' }),
    },
  );
  const { form, failure } = useSubmission(definition, {
    initialValues: { value: settingText(values[settingKey]) },
    send: (typed, { signal }) => {
      const body = definition.toPayload(typed, { rowVersion: conflict.baseNow().rowVersion });
      return call((each) => each.PUT('/settings/{id}', { params, body, signal }));
    },
    onDone: async () => {
      await client.invalidateQueries({ queryKey: ['get', '/settings/{id}'] });
      void client.invalidateQueries({ queryKey: ['get', '/settings/{id}/history'] });
      alerts.success(t('settings.change.saved'));
      onClose();
    },
    onRefused: conflict.meet,
  });
  return (
    <SchemaForm form={form}>
      <HeldForm form={form} />
      <Text tone="muted">{t(`settings.keys.${settingKey}.meaning`)}</Text>
      <FailureAlert error={failure} />
      {conflict.theirs && (
        <ConflictNotice
          key={conflict.theirs.rowVersion}
          {...{ form, settingKey, settings }}
          change={conflict.theirs}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      <ValueFields {...{ form, settingKey, settings, wider }} />
      <Effect {...{ form, settingKey, settings }} />
      <FormTextArea form={form} name="reason" />
      <Inline justify="end">
        <Button variant="secondary" onClick={close}>
          {t('settings.change.cancel')}
        </Button>
        <SubmitButton form={form} messages={{ pending: t('settings.change.saving') }}>
          {t('settings.change.save')}
        </SubmitButton>
      </Inline>
    </SchemaForm>
  );
}

interface PartProps {
  readonly form: FormHandle<SettingChangeValues>;
  readonly settingKey: SettingKey;
  readonly settings: ScopeSettings;
}

function ValueFields({ form, settingKey, wider }: PartProps & { readonly wider: string | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const nameOf = useScopeName();
  const source = useFormValue(form, 'source');
  const range = settingRanges[settingKey];
  return (
    <>
      {wider !== null && (
        <FormRadioGroup
          form={form}
          name="source"
          options={[
            { value: 'own', label: t('settings.change.own') },
            { value: 'wider', label: t('settings.change.wider', { scope: nameOf(wider) }) },
          ]}
        />
      )}
      {source === 'own' &&
        (range === 'switch' ? (
          <FormRadioGroup form={form} name="value" orientation="horizontal" />
        ) : (
          <FormNumberField
            form={form}
            name="value"
            hint={t('settings.change.range', {
              min: valueText(settingKey, range.min, t, formats),
              max: valueText(settingKey, range.max, t, formats),
            })}
          />
        ))}
    </>
  );
}

/** The value that is typed, or undefined while it is none. */
function useTypedValue({ form, settingKey }: PartProps): SettingValue | undefined {
  const source = useFormValue(form, 'source');
  const value = useFormValue(form, 'value');
  if (source !== 'own') return undefined;
  const verdict = validate(form.definition, { source, value, reason: '' });
  const isWrong = !verdict.ok && verdict.errors.some(({ path }) => path === 'value');
  return isWrong ? undefined : settingValue(settingKey, value);
}

/** What the value in force leads to, and what the typed one would. */
function Effect(props: PartProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { settingKey, settings } = props;
  const typed = useTypedValue(props);
  const now = effectOf(settingKey, settings.values, t, formats);
  return (
    <DescriptionList
      layout="stacked"
      items={[
        { term: t('settings.change.now'), details: now },
        ...(typed === undefined
          ? []
          : [
              {
                term: t('settings.change.then'),
                details: effectOf(settingKey, { ...settings.values, [settingKey]: typed }, t, formats),
              },
            ]),
      ]}
    />
  );
}

interface ConflictNoticeProps extends PartProps {
  readonly change: Version;
  readonly onKeepMine: () => void | Promise<void>;
  readonly onTakeTheirs: () => void;
}

/** Both values of a conflict: the one that was saved meanwhile, and the one that is typed here. */
function ConflictNotice({ change, onKeepMine, onTakeTheirs, ...props }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { settingKey, settings } = props;
  const typed = useTypedValue(props);
  const theirs = settings.values[settingKey];
  const differences =
    typed === theirs
      ? []
      : [
          {
            id: settingKey,
            label: t(`settings.keys.${settingKey}.name`),
            mine:
              typed === undefined ? t('settings.platform.notSet') : valueText(settingKey, typed, t, formats),
            theirs: valueText(settingKey, theirs, t, formats),
          },
        ];
  return (
    <Conflict
      title={t('settings.conflict.title', { name: change.changedBy })}
      note={t('settings.conflict.reason', { reason: change.reason })}
      {...{ differences, onKeepMine, onTakeTheirs }}
    />
  );
}
