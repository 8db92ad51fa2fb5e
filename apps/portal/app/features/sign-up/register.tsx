import { Link } from '@aarambh/ui/Link';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { keepAccountType, keptAccountType } from '#app/session/registrationDraft.ts';
import { useLeaveWhenSignedIn } from '#app/session/useLeaveWhenSignedIn.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useIsHydrated } from '@aarambh/ui/Provider';
import { CandidateForm } from './CandidateForm.tsx';
import { EmployerForm } from './EmployerForm.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Signs up a candidate or an employer; each has a form of its own (specification, section 2). */
export default function Register() {
  const { t } = useTranslation();
  useLeaveWhenSignedIn('/dashboard');
  const [chosen, setChosen] = useState<string>();
  // The prerendered page has no session.
  const [parameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const kept = isHydrated ? keptAccountType() : undefined;
  // The link of a company that a placement office has invited.
  const asked = isHydrated && parameters.get('account') === 'employer' ? 'employer' : undefined;
  const account = chosen ?? kept ?? asked ?? 'candidate';
  const [hasSeenEmployer, setHasSeenEmployer] = useState(false);
  const isEmployer = account === 'employer';
  if (isEmployer && !hasSeenEmployer) setHasSeenEmployer(true);

  // Chosen before the scripts came, the other form has to be there when they take over.
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input?.checked && !input.defaultChecked) setChosen(input.value);
  }, []);

  return (
    <ScreenCard width="md">
      <ScreenHeading
        lead={
          <>
            {t('register.haveAccount')} <Link href="/login">{t('register.signIn')}</Link>
          </>
        }
      >
        {t('register.title')}
      </ScreenHeading>
      <RadioGroup
        label={t('register.accountType')}
        isLabelHidden
        variant="segmented"
        options={[
          { value: 'candidate', label: t('register.candidate') },
          { value: 'employer', label: t('register.employer') },
        ]}
        value={account}
        ref={adopt}
        onChange={(value) => {
          setChosen(value);
          keepAccountType(value);
        }}
      />
      {/* Both stay, so that going back and forth loses nothing that was typed. */}
      <div hidden={isEmployer}>
        <CandidateForm />
      </div>
      {hasSeenEmployer && (
        <div hidden={!isEmployer}>
          <EmployerForm />
        </div>
      )}
    </ScreenCard>
  );
}
