import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Meter } from '@aarambh/ui/Meter';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';
import { LoadingCard } from '#app/screen/LoadingCard.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { OldCvOffer } from './old-cv/OldCvOffer.tsx';
import { sectionOf, type PartName } from './sections.ts';

/** How much of the profile is filled in, and what is missing, each with the way to its form. */
export function CompletionCard() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isFresher } = useUser();
  const { data, isPending } = useQuery(queries().queryOptions('get', '/user/completion'));
  if (isPending) {
    return (
      <div aria-busy>
        <LoadingCard lines={4} />
      </div>
    );
  }
  if (data === undefined) return null;
  const { percent, parts } = data.data.completion;
  const missing = parts.filter(({ isComplete }) => !isComplete);
  const go = (part: PartName) => {
    const section = sectionOf(part, isFresher === true);
    // A photo is chosen in its card; there is no form to open.
    void navigate(`#${section}`, part === 'photo' ? {} : { state: { opens: section } });
  };
  return (
    <Card as="section" aria-labelledby="profile-completion">
      <Stack gap="sm">
        <Heading level={2} id="profile-completion">
          {t('profile.completion.title')}
        </Heading>
        <Meter
          label={t('profile.completion.label')}
          value={percent}
          valueLabel={t('profile.completion.percent', { percent })}
        />
        {missing.length === 0 ? (
          <Text>{t('profile.completion.done')}</Text>
        ) : (
          <>
            <Text tone="muted">{t('profile.completion.missing')}</Text>
            <Inline gap="xs">
              {missing.map(({ name }) => (
                <Button key={name} variant="secondary" size="sm" onClick={() => go(name)}>
                  {t(`profile.completion.parts.${name}`)}
                </Button>
              ))}
            </Inline>
            <OldCvOffer />
          </>
        )}
      </Stack>
    </Card>
  );
}
