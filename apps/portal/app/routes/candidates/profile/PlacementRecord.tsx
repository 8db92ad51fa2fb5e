import { type ApiError, type components } from '@aarambh/api-client';
import { setPlacement } from '@aarambh/api-client/operations';
import { placementPlan } from '@aarambh/forms';
import {
  FormRadioGroup,
  FormTextArea,
  SchemaForm,
  showRefusal,
  SubmitButton,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag, type TagProps } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useIsAllowed } from '../../../access/access.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { call } from '../../../session/call.ts';
import { alerts } from '../../../shell/alerts.ts';
import { FailureAlert } from '../../../shell/FailureAlert.tsx';

type Placement = components['schemas']['Placement'];

const tones: Readonly<Record<Placement['state'], TagProps['tone']>> = {
  'Not placed': 'neutral',
  'Offer pending': 'info',
  Placed: 'success',
};

interface PlacementRecordProps {
  readonly placement: Placement;
  /** The student whose record staff look at; absent, the own one. */
  readonly userId?: string;
  /** It has been saved: read it anew. */
  readonly onSaved: () => unknown;
}

/** Whether a candidate is placed, what the candidate plans, and a form that changes the plan. */
export function PlacementRecord({ placement, userId, onSaved }: PlacementRecordProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const mayChange = useIsAllowed(setPlacement);
  const { state, plan, note, reason } = placement;
  const isOwn = userId === undefined;
  return (
    <Stack gap="sm">
      <Inline>
        <Tag tone={tones[state]}>{t(`profile.placement.state.${state}`)}</Tag>
        {!isOwn && <Tag>{t(`profile.placement.plan.${plan}`)}</Tag>}
      </Inline>
      {isOwn && <Text>{t(`profile.placement.own.${plan}`)}</Text>}
      {note !== null && <Text>{note}</Text>}
      {reason !== null && (
        <Text tone="muted">
          {t(isOwn ? 'profile.placement.byOffice' : 'profile.placement.byStaff', { reason })}
        </Text>
      )}
      {isOpen ? (
        <PlanForm
          placement={placement}
          userId={userId}
          onClose={() => setOpen(false)}
          onSaved={async () => {
            await onSaved();
            setOpen(false);
            alerts.success(t('profile.placement.saved'));
          }}
        />
      ) : (
        mayChange && (
          <Inline>
            <Button variant="secondary" size="toolbar" onClick={() => setOpen(true)}>
              {t('profile.sections.placement.add')}
            </Button>
          </Inline>
        )
      )}
    </Stack>
  );
}

interface PlanFormProps {
  readonly placement: Placement;
  readonly userId: string | undefined;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

function PlanForm({ placement: { plan, note }, userId, onSaved, onClose }: PlanFormProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isOwn = userId === undefined;
  const form = useSchemaForm(placementPlan, {
    initialValues: { plan, note: note ?? '', reason: '' },
    onSubmit: async (values, { signal }) => {
      setFailure(null);
      const body = { ...placementPlan.toPayload(values), ...(isOwn ? {} : { userID: userId }) };
      const result = await call((api) => api.PUT('/user/placement', { body, signal }));
      if (result.ok) await onSaved();
      else if (!showRefusal(form, result.error.fieldErrors)) setFailure(result.error);
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <FailureAlert error={failure} />
        <FormRadioGroup form={form} name="plan" />
        <FormTextArea form={form} name="note" />
        {!isOwn && <FormTextArea form={form} name="reason" />}
        {isOwn && <Text tone="muted">{t('profile.placement.underWay')}</Text>}
        <Inline>
          <SubmitButton form={form} size="toolbar">
            {t('profile.placement.save')}
          </SubmitButton>
          <Button size="toolbar" variant="secondary" onClick={onClose}>
            {t('profile.placement.cancel')}
          </Button>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
