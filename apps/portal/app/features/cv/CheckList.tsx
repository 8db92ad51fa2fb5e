import type { CvAdvice } from '@aarambh/forms';
import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { InfoIcon, SuccessIcon, WarningIcon } from '@aarambh/ui/Icon';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import type { TFunction } from 'i18next';
import { useFormats } from '#app/i18n/useFormats.ts';
import type { Formats } from '#app/i18n/formats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SectionKey } from './draft.ts';

type Check = components['schemas']['CvCheck'];

/** Where a line of the check list is mended: a field of the editor. */
export type CvPlace = 'headline' | 'summary' | 'template' | 'sections' | SectionKey;

interface CheckListProps {
  /** Undefined until the pages have been set. */
  readonly checks: readonly Check[] | undefined;
  readonly advice: readonly CvAdvice[];
  readonly onGo: (place: CvPlace) => void;
}

/** What to look at before the CV is sent. Each line leads to where it is mended; none keeps it from being sent. */
export function CheckList({ checks, advice, onGo }: CheckListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const count = (checks?.length ?? 0) + advice.length;
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={2} size="md">
          {t('cv.checks.title')}
        </Heading>
        {count === 0 ? (
          <Text as="div">
            {checks !== undefined && <SuccessIcon size="sm" />}{' '}
            {t(checks === undefined ? 'cv.checks.pending' : 'cv.checks.none')}
          </Text>
        ) : (
          <List label={t('cv.checks.title')}>
            {checks?.map((check) => (
              <ListItem
                key={[check.code, check.sectionKey, check.itemID, check.message].join(' ')}
                start={<WarningIcon size="sm" />}
              >
                {check.message} <CheckLink check={check} onGo={onGo} />
              </ListItem>
            ))}
            {advice.map((line) => (
              <ListItem
                key={[line.code, line.place, line.itemID, line.params.from].join(' ')}
                start={<InfoIcon size="sm" />}
              >
                {adviceText(line, t, formats)} <GoButton place={placeOf(line.place)} onGo={onGo} />
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}

/** What only the profile can mend. */
const profileSection: Partial<Record<SectionKey, string>> = {
  education: 'education',
  experience: 'experience',
  projects: 'projects',
  certifications: 'certifications',
  achievements: 'achievements',
};

function CheckLink({
  check: { code, sectionKey },
  onGo,
}: {
  readonly check: Check;
  readonly onGo: CheckListProps['onGo'];
}) {
  const { t } = useTranslation();
  if (code === 'missingDate' && sectionKey !== null) {
    return <Link href={`/profile#${profileSection[sectionKey] ?? ''}`}>{t('cv.checks.profile')}</Link>;
  }
  if (code === 'templateWithdrawn') return <GoButton place="template" onGo={onGo} />;
  if (sectionKey === null)
    return (
      <GoButton place={code === 'unprintable' || code === 'contact' ? 'headline' : 'sections'} onGo={onGo} />
    );
  return <GoButton place={sectionKey} onGo={onGo} />;
}

function GoButton({ place, onGo }: { readonly place: CvPlace; readonly onGo: CheckListProps['onGo'] }) {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" size="sm" onClick={() => onGo(place)}>
      {t(`cv.checks.go.${place}`)}
    </Button>
  );
}

const places = [
  'headline',
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'certifications',
  'achievements',
  'languages',
  'links',
] as const satisfies readonly CvPlace[];

const placeOf = (place: string): CvPlace => places.find((each) => each === place) ?? 'sections';

function adviceText({ code, params }: CvAdvice, t: TFunction, formats: Formats): string {
  const { words, from, to, min } = params;
  switch (code) {
    case 'gap':
      return t('cv.advice.gap', {
        from: formats.month(String(from)),
        to: formats.month(String(to)),
      });
    case 'emptyWords':
      return t('cv.advice.emptyWords', { words: String(words) });
    case 'shortSummary':
      return t('cv.advice.shortSummary', { min: Number(min) });
    default:
      return t(`cv.advice.${code}`);
  }
}
