import { getReport } from '@aarambh/api-client/operations';
import { Card } from '@aarambh/ui/Card';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Stack } from '@aarambh/ui/Stack';
import { useIsAllowed } from '#app/access/access.ts';
import { panelNeeds } from '#app/access/needs.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { AsOf } from '#app/screen/AsOf.tsx';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { readAhead } from '#app/session/readAhead.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { Notices } from '#app/features/notices/compose/Notices.tsx';
import { ChartsSection } from './ChartsSection.tsx';
import { CheckListCard } from './CheckListCard.tsx';
import * as styles from '#app/screen/DashboardCard.css.ts';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import { Funnels } from './Funnels.tsx';
import { HealthCard } from './HealthCard.tsx';
import { TasksCard } from './TasksCard.tsx';
import { JobCards } from './JobCards.tsx';
import { LoadingDashboard } from './LoadingDashboard.tsx';
import { NextRounds } from './NextRounds.tsx';
import { NextStep } from './NextStep.tsx';
import { Numbers } from './Numbers.tsx';
import { OtherSteps } from './OtherSteps.tsx';
import { Pipeline } from './Pipeline.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { Programs } from './Programs.tsx';
import { SeasonCard } from './SeasonCard.tsx';
import { stepsOf } from './steps.ts';
import { dashboardQuery, useDashboard, type Dashboard as DashboardData } from './useDashboard.ts';
import { useLead } from './useLead.ts';
import { WalletCard } from './WalletCard.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

const loadTexts = textsOf('dashboard', 'notifications');

export function clientLoader(): Promise<null> {
  readAhead(dashboardQuery());
  return loadTexts();
}

/** What is to be done now, and how things are, for each kind of account. */
export default function Dashboard() {
  const { t } = useTranslation();
  const user = useUser();
  const seesReports = useIsAllowed(getReport);
  const { data, error, isPending, isFetching, refetch } = useDashboard();
  const dashboard = data?.data.dashboard;
  const lead = useLead(dashboard);
  return (
    <Stack gap="md" className={styles.area}>
      <ScreenHeading documentTitle={t('dashboard.title')} lead={lead}>
        {t(`dashboard.greeting.${partOfDay()}`, { name: user.firstName })}
      </ScreenHeading>
      {isPending && <LoadingDashboard />}
      {dashboard === undefined && error !== null && (
        <Card>
          <ErrorState
            title={t('dashboard.unread')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
            requestId={requestIdOf(error)}
          >
            <FailureWords error={error} otherwise={t('failure.server')} />
          </ErrorState>
        </Card>
      )}
      {dashboard !== undefined && <Content dashboard={dashboard} />}
      <AsOf moment={data?.meta.asOf} />
      {dashboard !== undefined && seesReports && <ChartsSection />}
    </Stack>
  );
}

function Content({ dashboard }: { readonly dashboard: DashboardData }) {
  const readsNotices = useIsAllowed(panelNeeds.notifications);
  const [next, ...others] = stepsOf(dashboard);
  const { seasons, profile, wallet, programs, health, persona } = dashboard;
  const isCandidate = persona === 'fresher' || persona === 'experienced';
  return (
    <>
      {dashboard.rounds !== undefined && <NextRounds rounds={dashboard.rounds} />}
      <NextStep step={next} />
      <div className={styles.columns}>
        <Stack gap="md">
          {isCandidate ? (
            <>
              <JobCards dashboard={dashboard} />
              <Pipeline dashboard={dashboard} />
              <OtherSteps steps={others} />
            </>
          ) : (
            <>
              <OtherSteps steps={others} />
              <Funnels dashboard={dashboard} />
              {persona !== 'employer' && <Numbers dashboard={dashboard} />}
              {programs !== undefined && <Programs programs={programs} />}
            </>
          )}
        </Stack>
        <Stack gap="md">
          <CheckListCard dashboard={dashboard} />
          {seasons !== undefined && <SeasonCard seasons={seasons} />}
          {profile !== undefined && <ProfileCard profile={profile} />}
          {wallet !== undefined && <WalletCard wallet={wallet} />}
          {health !== undefined && <HealthCard health={health} />}
          {health?.tasks !== undefined && (
            <TasksCard tasks={health.tasks} payments={health.payments} imports={health.imports} />
          )}
          {readsNotices && <Notices limit={3} />}
        </Stack>
      </div>
    </>
  );
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours();
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
