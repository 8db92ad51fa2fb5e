import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { KeptPerson } from './todaysRoundsQuery.ts';

interface ExpectedProps {
  readonly person: KeptPerson;
  /** What was typed for those who wait on this device. */
  readonly kept: ReadonlySet<string>;
  readonly onTake: (rollNumber: string) => void;
}

/** Somebody who is expected at the door, with a way to take them in who have no code. */
export function Expected({ person: { name, rollNumber, isOurs, isHere }, kept, onTake }: ExpectedProps) {
  const { t } = useTranslation();
  return (
    <Inline justify="between" isWrapping={false}>
      <Inline gap="xs">
        <Stack gap="xxs">
          <Text as="span">{name}</Text>
          {rollNumber !== null && (
            <Text as="span" size="sm" tone="muted">
              {rollNumber}
            </Text>
          )}
        </Stack>
        {!isOurs && <Tag tone="info">{t('check-in.door.guest')}</Tag>}
      </Inline>
      {isHere ? (
        <Tag tone="success">{t('check-in.door.here')}</Tag>
      ) : rollNumber !== null && kept.has(rollNumber) ? (
        <Tag tone="warning">{t('check-in.door.waits')}</Tag>
      ) : (
        rollNumber !== null && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('check-in.door.takeOf', { name })}
            onClick={() => onTake(rollNumber)}
          >
            {t('check-in.door.take')}
          </Button>
        )
      )}
    </Inline>
  );
}
