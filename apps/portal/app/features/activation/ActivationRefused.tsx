import { Alert } from '@aarambh/ui/Alert';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSession } from '#app/session/session.ts';

interface ActivationRefusedProps {
  readonly tone: 'danger' | 'info';
  readonly text: string;
  /** What the person can do; with it comes the way to ask for help. */
  readonly advice?: string;
}

/** A link that confirms nothing (any more), and the ways on. */
export function ActivationRefused({ tone, text, advice }: ActivationRefusedProps) {
  const { t } = useTranslation();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <>
      <Alert tone={tone}>{text}</Alert>
      {advice !== undefined && <Text>{advice}</Text>}
      <Inline gap="sm">
        {isSignedIn ? (
          <LinkButton href="/dashboard">{t('activation.dashboard')}</LinkButton>
        ) : (
          <LinkButton href="/login">{t('activation.signIn')}</LinkButton>
        )}
        {advice !== undefined && (
          <LinkButton href="/contact-us" variant="secondary">
            {t('activation.contact')}
          </LinkButton>
        )}
      </Inline>
    </>
  );
}
