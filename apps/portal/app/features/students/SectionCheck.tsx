import type { ApiError, components } from '@aarambh/api-client';
import { decideSectionChange, verifyUserSection } from '@aarambh/api-client/operations';
import { changeRefusal, sectionRejection } from '@aarambh/forms';
import { FormTextArea, SchemaForm, showRefusal, SubmitButton, useSchemaForm } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { verificationTexts, verificationTones } from '#app/words/choices.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
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

/** Whether staff have compared a section with papers, and what they decide about it. */
export function SectionCheck({ userID, title, section, recordID, entry, onChecked }: SectionCheckProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const mayCheck = useIsAllowed(verifyUserSection);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const mayDecide = useIsAllowed(decideSectionChange);
  const [asked, setAsked] = useState<'rejection' | 'refusal' | null>(null);
  const { status = 'Unverified', at, note, change } = entry.verification ?? {};
  const isChangeAsked =
    status === 'Verified' && change !== undefined && change !== null && change.refusal === null;
  const record = { userID, section, ...(recordID === undefined ? {} : { recordID }) };

  const send = async (verdict: Body['verdict'], reason: { note?: string }, signal?: AbortSignal) => {
    setFailure(null);
    const body: Body = { ...record, verdict, rowVersion: entry.rowVersion ?? 0, ...reason };
    const result = await call((each) => each.PUT('/user/verify', { body, signal }));
    if (result.ok) {
      alerts.success(
        t(verdict === 'Verified' ? 'profile.record.verified' : 'profile.record.rejected', { title }),
      );
      setAsked(null);
    }
    if (result.ok || result.error.code === 'STALE') await onChecked();
    return result;
  };

  const decide = async (isGranted: boolean, written: { note?: string }, signal?: AbortSignal) => {
    setFailure(null);
    const body = { ...record, isGranted, ...written };
    const result = await call((each) => each.PUT('/user/change-request', { body, signal }));
    if (result.ok) {
      alerts.success(t(isGranted ? 'profile.record.granted' : 'profile.record.refused', { title }));
      setAsked(null);
    }
    if (result.ok || result.error.status === 409) await onChecked();
    return result;
  };

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
      <FailureAlert error={failure} />
      {isChangeAsked && (
        <Stack gap="sm">
          <Text>{t('profile.record.asks', { reason: change.reason })}</Text>
          {mayDecide && asked === null && (
            <Inline>
              <Button
                size="sm"
                aria-label={t('profile.record.grantNamed', { title })}
                onClick={async () => {
                  const result = await decide(true, {});
                  if (!result.ok) setFailure(result.error);
                }}
              >
                {t('profile.record.grant')}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('profile.record.refuseNamed', { title })}
                onClick={() => setAsked('refusal')}
              >
                {t('profile.record.refuse')}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
      {mayCheck && asked === null && !isChangeAsked && (
        <Inline>
          {status !== 'Verified' && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('profile.record.verifyNamed', { title })}
              onClick={async () => {
                const result = await send('Verified', {});
                if (!result.ok) setFailure(result.error);
              }}
            >
              {t('profile.record.verify')}
            </Button>
          )}
          {status !== 'Rejected' && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('profile.record.rejectNamed', { title })}
              onClick={() => setAsked('rejection')}
            >
              {t(status === 'Verified' ? 'profile.record.withdraw' : 'profile.record.reject')}
            </Button>
          )}
        </Inline>
      )}
      {asked !== null && (
        <Rejection
          key={asked}
          definition={asked === 'refusal' ? changeRefusal : sectionRejection}
          verb={t(asked === 'refusal' ? 'profile.record.refuse' : 'profile.record.reject')}
          onCancel={() => setAsked(null)}
          onSend={(written, signal) =>
            asked === 'refusal' ? decide(false, written, signal) : send('Rejected', written, signal)
          }
          onFailure={setFailure}
        />
      )}
    </Stack>
  );
}

interface RejectionProps {
  readonly definition: typeof sectionRejection | typeof changeRefusal;
  /** On the button that sends it. */
  readonly verb: string;
  readonly onSend: (
    written: { note: string },
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError }>;
  readonly onCancel: () => void;
  readonly onFailure: (error: ApiError) => void;
}

function Rejection({ definition, verb, onSend, onCancel, onFailure }: RejectionProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(definition, {
    onSubmit: async (values, { signal }) => {
      const result = await onSend(definition.toPayload(values), signal);
      if (!result.ok && !showRefusal(form, result.error.fieldErrors)) onFailure(result.error);
    },
  });
  return (
    <SchemaForm form={form}>
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
