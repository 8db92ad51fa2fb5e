import { LinkButton } from '@aarambh/ui/LinkButton';
import { Link } from '@aarambh/ui/Link';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useSearchParams } from 'react-router';
import { guardedRoutes } from '#app/access/guardedRoutes.ts';
import { useMayOpen } from '#app/access/useMayOpen.ts';
import { parameterReader } from '@aarambh/records/data';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { RouteTile, RouteTiles } from '#app/screen/RouteTile.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { Explanation } from './start/Explanation.tsx';
import { HelpCard } from './start/HelpCard.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('help', 'home');

/** Places that need no words: they explain themselves, or lie below another. */
const unexplained = ['home', 'help', 'receipts', 'company', 'addJobTemplate', 'test'] as const;

/** Places with steps of their own; the others are lists, which all work alike. */
const ownSteps = [
  'dashboard',
  'profile',
  'settings',
  'team',
  'wallet',
  'myJobs',
  'cv',
  'jobDescriptions',
  'eligibleStudents',
  'admin',
  'impromptuNotifications',
] as const;

type HelpRoute = Exclude<(typeof guardedRoutes)[number], { name: (typeof unexplained)[number] }>;

const without: readonly string[] = unexplained;
const places = guardedRoutes.filter((route): route is HelpRoute => !without.includes(route.name));

/** What a place is for and how it goes; without a place, all that the person may open. */
export default function Help() {
  const [parameters] = useSearchParams();
  const mayOpen = useMayOpen();
  const open = places.filter(({ path }) => mayOpen(`/${path}`));
  const name = parameterReader(parameters).read('place', (text) => open.some((place) => place.name === text));
  const place = open.find((each) => each.name === name);
  return place === undefined ? <HelpList open={open} /> : <HelpOf key={name} place={place} />;
}

function HelpOf({ place: { name, path } }: { readonly place: HelpRoute }) {
  const { t } = useTranslation();
  const place = t(`shell.routes.${name}`);
  const steps = ownSteps.find((each) => each === name) ?? 'list';
  return (
    <Stack gap="lg">
      <ScreenHeading lead={t(`help.places.${name}`)}>{t('help.of', { place })}</ScreenHeading>
      <Explanation
        title={t('help.steps')}
        steps={[t(`help.how.${steps}.first`), t(`help.how.${steps}.second`), t(`help.how.${steps}.third`)]}
      />
      <Inline>
        <LinkButton href={`/${path}`} size="sm">
          {t('help.open', { place })}
        </LinkButton>
        <Link href="/help" variant="standalone">
          {t('help.all')}
        </Link>
      </Inline>
      <HelpCard />
    </Stack>
  );
}

function HelpList({ open }: { readonly open: readonly HelpRoute[] }) {
  const { t } = useTranslation();
  return (
    <Stack gap="lg">
      <ScreenHeading lead={t('help.lead')}>{t('help.title')}</ScreenHeading>
      <RouteTiles>
        {open.map(({ name }) => (
          <RouteTile key={name} name={name} path={`help?place=${name}`} text={t(`help.places.${name}`)} />
        ))}
      </RouteTiles>
      <HelpCard />
    </Stack>
  );
}
