import { Card } from '@aarambh/ui/Card';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { line } from './drive.css.ts';
import { roundStand } from './roundStand.ts';
import { roundStateTexts, roundStateTones } from './roundWords.ts';
import type { DriveRound } from './roundsQuery.ts';

interface RoundLineProps {
  readonly rounds: readonly DriveRound[];
  /** Id of the one that is shown below. */
  readonly open: string | undefined;
}

/** The rounds in their order, each with when and where it is, and how many people stand where. */
export function RoundLine({ rounds, open }: RoundLineProps) {
  const { t } = useTranslation();
  return (
    <ol className={line} aria-label={t('drive.line')}>
      {rounds.map((round) => (
        <li key={round.id}>
          <RoundCard round={round} isOpen={round.id === open} />
        </li>
      ))}
    </ol>
  );
}

function RoundCard({ round, isOpen }: { readonly round: DriveRound; readonly isOpen: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { order, name, state, startsAt, venue, link } = round;
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between">
          <Link href={`?round=${round.id}`} aria-current={isOpen ? 'true' : undefined}>
            {t('drive.numbered', { order, name })}
          </Link>
          <Tag tone={roundStateTones[state] ?? 'neutral'}>{t(roundStateTexts[state])}</Tag>
        </Inline>
        <Text size="sm" tone="muted">
          {[formats.moment(startsAt), venue ?? link].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm">{roundStand(round, t)}</Text>
      </Stack>
    </Card>
  );
}
