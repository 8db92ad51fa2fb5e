import type { ApiError, Attempt, components } from '@aarambh/api-client';
import { decideSectionChange, verifyUserSection } from '@aarambh/api-client/operations';
import { changeRefusal, sectionRejection } from '@aarambh/forms';
import { FormTextArea, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { verificationTexts, verificationTones } from '#app/words/trust.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { HeldForm } from '#app/screen/HeldForm.tsx';

type Body = components['schemas']['SectionVerification'];

/** Which values are checked, and as of when. */
export interface CheckedSection {
  readonly section: Body['section'];
  /** The stage of education; the other sections are one record. */
  readonly recordID?: string;
  readonly entry: {
    readonly rowVersion?: number;
    readonly verification?: components['schemas']['Verification'];
  };
}

interface SectionCheckProps extends CheckedSection {
  readonly userID: string;
  /** What the section is called, for the names of the buttons. */
  readonly title: string;
  /** Reads the profile anew: after a verdict, and when the values have changed meanwhile. */
  readonly onChecked: () => unknown;
}

/** What staff do about a section, or about the wish to change one that is verified. */
type Step = 'verify' | 'reject' | 'grant' | 'refuse';

const told = {
  verify: 'profile.record.verified',
  reject: 'profile.record.rejected',
  grant: 'profile.record.granted',
  refuse: 'profile.record.refused',
} as const;

/** Whether staff have compared a section with papers, and what they decide about it. */
export function SectionCheck({ userID, title, section, recordID, entry, onChecked }: SectionCheckProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const mayCheck = useIsAllowed(verifyUserSection);
  const mayDecide = useIsAllowed(decideSectionChange);
  const [asked, setAsked] = useState<'reject' | 'refuse' | null>(null);
  const { status = 'Unverified', at, note, change } = entry.verification ?? {};
  const isChangeAsked =
    status === 'Verified' && change !== undefined && change !== null && change.refusal === null;

  const send = (
    step: Step,
    written: { note?: string } = {},
    signal?: AbortSignal,
  ): Promise<Attempt<unknown>> => {
    const record = { userID, section, ...(recordID === undefined ? {} : { recordID }), ...written };
    if (step === 'grant' || step === 'refuse') {
      const body = { ...record, isGranted: step === 'grant' };
      return call((each) => each.PUT('/user/change-request', { body, signal }));
    }
    const verdict = step === 'verify' ? 'Verified' : 'Rejected';
    const body: Body = { ...record, verdict, rowVersion: entry.rowVersion ?? 0 };
    return call((each) => each.PUT('/user/verify', { body, signal }));
  };
  const onDone = async (step: Step): Promise<void> => {
    alerts.success(t(told[step], { title }));
    setAsked(null);
    await onChecked();
  };
  const onFailed = async ({ status: answered }: ApiError): Promise<void> => {
    // Somebody else was first: what they decided is read.
    if (answered === 409) await onChecked();
  };
  const pressing = useAction((step: Step) => send(step), {
    onDone: (_data, step) => onDone(step),
    onFailed,
  });

  return (
    <Stack gap="sm">
      <Inline>
        <Tag tone={verificationTones[status]}>{t(verificationTexts[status])}</Tag>
        {at && (
          <Text as="span" size="sm" tone="muted">
            {formats.moment(at)}
          </Text>
        )}
      </Inline>
      {status === 'Rejected' && note && <Text>{note}</Text>}
      <FailureAlert error={pressing.failure} />
      {isChangeAsked && <Text>{t('profile.record.asks', { reason: change.reason })}</Text>}
      {asked === null && isChangeAsked && mayDecide && (
        <Inline>
          <Button
            size="sm"
            aria-label={t('profile.record.grantNamed', { title })}
            isPending={pressing.isPending}
            onClick={() => pressing.run('grant')}
          >
            {t('profile.record.grant')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('profile.record.refuseNamed', { title })}
            onClick={() => setAsked('refuse')}
          >
            {t('profile.record.refuse')}
          </Button>
        </Inline>
      )}
      {asked === null && !isChangeAsked && mayCheck && (
        <Inline>
          {status !== 'Verified' && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('profile.record.verifyNamed', { title })}
              isPending={pressing.isPending}
              onClick={() => pressing.run('verify')}
            >
              {t('profile.record.verify')}
            </Button>
          )}
          {status !== 'Rejected' && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('profile.record.rejectNamed', { title })}
              onClick={() => setAsked('reject')}
            >
              {t(status === 'Verified' ? 'profile.record.withdraw' : 'profile.record.reject')}
            </Button>
          )}
        </Inline>
      )}
      {asked !== null && (
        <Reason
          key={asked}
          definition={asked === 'refuse' ? changeRefusal : sectionRejection}
          verb={t(asked === 'refuse' ? 'profile.record.refuse' : 'profile.record.reject')}
          send={(written, signal) => {
            pressing.clear();
            return send(asked, written, signal);
          }}
          onDone={() => onDone(asked)}
          onFailed={onFailed}
          onCancel={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

interface ReasonProps {
  readonly definition: typeof sectionRejection | typeof changeRefusal;
  /** On the button that sends it. */
  readonly verb: string;
  readonly send: (written: { note: string }, signal: AbortSignal) => Promise<Attempt<unknown>>;
  readonly onDone: () => Promise<void>;
  readonly onFailed: (error: ApiError) => Promise<void>;
  readonly onCancel: () => void;
}

/** Why a section is rejected, or a change of it refused. */
function Reason({ definition, verb, send, onDone, onFailed, onCancel }: ReasonProps) {
  const { t } = useTranslation();
  const { form, failure } = useSubmission(definition, {
    send: (values, { signal }) => send(definition.toPayload(values), signal),
    onDone,
    onRefused: async (error) => {
      await onFailed(error);
      return false;
    },
  });
  return (
    <SchemaForm form={form}>
      <FailureAlert error={failure} />
      <FormTextArea form={form} name="note" />
      <Inline>
        <SubmitButton form={form} size="sm">
          {verb}
        </SubmitButton>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          {t('profile.record.cancel')}
        </Button>
      </Inline>
      <HeldForm form={form} />
    </SchemaForm>
  );
}
