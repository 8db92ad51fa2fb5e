import type { components } from '@aarambh/api-client';
import { requestSectionChange } from '@aarambh/api-client/operations';
import { changeRequest } from '@aarambh/forms';
import { FormTextArea, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldDialog, useCloseHeld } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import type { SectionName } from './sections.ts';

type Verification = components['schemas']['Verification'];
type VerifiableSection = components['schemas']['VerifiableSection'];

function verificationOf(entry: object | undefined): Verification | undefined {
  if (entry === undefined || !('verification' in entry)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries are answers of the contract, where the property has this type
  return entry.verification as Verification | undefined;
}

/** Whether staff have verified an entry; then its owner changes it no more. */
export function isVerified(entry: object | undefined): boolean {
  return verificationOf(entry)?.status === 'Verified';
}

/** The sections that staff compare with papers, as the server calls them. */
const verifiable: Partial<Record<SectionName, VerifiableSection>> = {
  academics: 'academics',
  currentDegree: 'currDegree',
  education: 'education',
};

interface VerificationNoticeProps {
  readonly entry: object | undefined;
  readonly section: SectionName;
  /** What the entry is called, for the name of the button. */
  readonly name: string;
  /** Reads the section anew. */
  readonly onAsked: () => unknown;
}

/** What staff found: why an entry cannot be changed and how to ask for it, or what is wrong with it. Nothing before they have looked. */
export function VerificationNotice({ entry, section, name, onAsked }: VerificationNoticeProps) {
  const { t } = useTranslation();
  const mayAsk = useIsAllowed(requestSectionChange);
  const [isAsking, setIsAsking] = useState(false);
  const { status, note, change } = verificationOf(entry) ?? {};
  const checked = verifiable[section];
  if (status === 'Verified') {
    const isWaiting = change !== undefined && change !== null && change.refusal === null;
    return (
      <Alert tone="success" title={t('profile.verified.title')} isAnnounced={false}>
        <Stack gap="sm">
          <Text>{t('profile.verified.text')}</Text>
          {isWaiting && <Text>{t('profile.change.waits', { reason: change.reason })}</Text>}
          {change?.refusal && <Text>{t('profile.change.refused', { reason: change.refusal })}</Text>}
          {mayAsk && checked && !isWaiting && (
            <Inline>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('profile.change.askNamed', { name })}
                onClick={() => setIsAsking(true)}
              >
                {t('profile.change.ask')}
              </Button>
            </Inline>
          )}
        </Stack>
        {isAsking && checked && (
          <AskForChange
            name={name}
            section={checked}
            recordID={section === 'education' ? idOf(entry) : undefined}
            onAsked={onAsked}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Alert>
    );
  }
  if (status === 'Rejected') {
    return (
      <Alert tone="warning" title={t('profile.rejected.title')} isAnnounced={false}>
        {note ?? t('profile.rejected.text')}
      </Alert>
    );
  }
  return null;
}

function idOf(entry: object | undefined): string | undefined {
  return entry !== undefined && 'id' in entry && typeof entry.id === 'string' ? entry.id : undefined;
}

interface AskForChangeProps {
  readonly section: VerifiableSection;
  readonly recordID: string | undefined;
  readonly onAsked: () => unknown;
  readonly onClose: () => void;
}

/** The reason for which a verified entry is to be opened again. */
function AskForChange({ name, ...props }: AskForChangeProps & { readonly name: string }) {
  const { t } = useTranslation();
  return (
    <HeldDialog isOpen title={t('profile.change.title', { name })} onClose={props.onClose}>
      <Reason {...props} />
    </HeldDialog>
  );
}

function Reason({ section, recordID, onAsked, onClose }: AskForChangeProps) {
  const { t } = useTranslation();
  const close = useCloseHeld();
  const { form, failure } = useSubmission(changeRequest, {
    send: (values, { signal }) => {
      const written = changeRequest.toPayload(values);
      const body = { section, ...(recordID === undefined ? {} : { recordID }), ...written };
      return call((each) => each.POST('/user/change-request', { body, signal }));
    },
    onDone: async () => {
      await onAsked();
      alerts.success(t('profile.change.sent'));
      onClose();
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormTextArea form={form} name="reason" />
        <Inline justify="end">
          <Button variant="secondary" size="sm" onClick={close}>
            {t('profile.change.cancel')}
          </Button>
          <SubmitButton form={form} size="sm">
            {t('profile.change.send')}
          </SubmitButton>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
