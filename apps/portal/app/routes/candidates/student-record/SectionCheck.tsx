import type { ApiError, components } from '@aarambh/api-client';
import { verifyUserSection } from '@aarambh/api-client/operations';
import { sectionRejection } from '@aarambh/forms';
import { FormTextArea, SchemaForm, showRefusal, SubmitButton, useSchemaForm } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useIsAllowed } from '../../../access/access.ts';
import { momentText } from '../../../i18n/dates.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { verificationTexts, verificationTones } from '../../../resources/choices.ts';
import { call } from '../../../session/call.ts';
import { alerts } from '../../../shell/alerts.ts';
import { FailureAlert } from '../../../shell/FailureAlert.tsx';

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
  readonly userId: string;
  /** What the section is called, for the names of the buttons. */
  readonly title: string;
  /** Reads the profile anew: after a verdict, and when the values have changed meanwhile. */
  readonly onChecked: () => unknown;
}

/** Whether staff have compared a section with papers, and what they decide about it. */
export function SectionCheck({ userId, title, section, recordID, entry, onChecked }: SectionCheckProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const mayCheck = useIsAllowed(verifyUserSection);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isRejecting, setIsRejecting] = useState(false);
  const { status = 'Unverified', at, note } = entry.verification ?? {};

  const send = async (verdict: Body['verdict'], reason: { note?: string }, signal?: AbortSignal) => {
    setFailure(null);
    const body: Body = {
      userID: userId,
      section,
      ...(recordID === undefined ? {} : { recordID }),
      verdict,
      rowVersion: entry.rowVersion ?? 0,
      ...reason,
    };
    const result = await call((each) => each.PUT('/user/verify', { body, signal }));
    if (result.ok) {
      alerts.success(
        t(verdict === 'Verified' ? 'profile.record.verified' : 'profile.record.rejected', { title }),
      );
      setIsRejecting(false);
    }
    if (result.ok || result.error.code === 'STALE') await onChecked();
    return result;
  };

  return (
    <Stack gap="sm">
      <Inline>
        <Tag tone={verificationTones[status]}>{t(verificationTexts[status])}</Tag>
        {at && (
          <Text as="span" size="sm" tone="muted">
            {momentText(at, language)}
          </Text>
        )}
      </Inline>
      {status === 'Rejected' && note && <Text>{note}</Text>}
      <FailureAlert error={failure} />
      {mayCheck && !isRejecting && (
        <Inline>
          {status !== 'Verified' && (
            <Button
              size="toolbar"
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
              size="toolbar"
              variant="secondary"
              aria-label={t('profile.record.rejectNamed', { title })}
              onClick={() => setIsRejecting(true)}
            >
              {t(status === 'Verified' ? 'profile.record.withdraw' : 'profile.record.reject')}
            </Button>
          )}
        </Inline>
      )}
      {isRejecting && (
        <Rejection
          onCancel={() => setIsRejecting(false)}
          onSend={(written, signal) => send('Rejected', written, signal)}
          onFailure={setFailure}
        />
      )}
    </Stack>
  );
}

interface RejectionProps {
  readonly onSend: (
    written: { note: string },
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError }>;
  readonly onCancel: () => void;
  readonly onFailure: (error: ApiError) => void;
}

function Rejection({ onSend, onCancel, onFailure }: RejectionProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(sectionRejection, {
    onSubmit: async (values, { signal }) => {
      const result = await onSend(sectionRejection.toPayload(values), signal);
      if (!result.ok && !showRefusal(form, result.error.fieldErrors)) onFailure(result.error);
    },
  });
  return (
    <SchemaForm form={form}>
      <FormTextArea form={form} name="note" />
      <Inline>
        <SubmitButton form={form} size="toolbar">
          {t('profile.record.reject')}
        </SubmitButton>
        <Button size="toolbar" variant="secondary" onClick={onCancel}>
          {t('profile.record.cancel')}
        </Button>
      </Inline>
    </SchemaForm>
  );
}
