import { Alert } from '@aarambh/ui/Alert';
import { Stack } from '@aarambh/ui/Stack';
import { Tabs } from '@aarambh/ui/Tabs';
import { use, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccessContext, type RoleScope } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { inOrder } from '#app/screen/inOrder.css.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { CompletionCard } from './CompletionCard.tsx';
import { FilesSection } from './FilesSection.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { AcademicList } from './sections/AcademicList.tsx';
import { Academics } from './sections/Academics.tsx';
import { Account } from './sections/Account.tsx';
import { Addresses } from './sections/Addresses.tsx';
import { Company } from './sections/Company.tsx';
import { CurrentDegree } from './sections/CurrentDegree.tsx';
import { Education } from './sections/Education.tsx';
import { Experience } from './sections/Experience.tsx';
import { Institute } from './sections/Institute.tsx';
import { Languages } from './sections/Languages.tsx';
import { Outcomes } from './sections/Outcomes.tsx';
import { Parents } from './sections/Parents.tsx';
import { Placement } from './sections/Placement.tsx';
import { Personal } from './sections/Personal.tsx';
import { Skills } from './sections/Skills.tsx';
import { University } from './sections/University.tsx';
import { tabOf, tabsOf, type TabName } from './sections.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

// Names and addresses have their texts in `public`, what came of studies in those of the records.
export const clientLoader = textsOf('profile', 'public', 'catalogue', 'outcomes');

/** The person's own data, and that of the organisation; where a confirmed e-mail address leads (specification, section 4). */
export default function Profile() {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const user = useUser();
  const isCandidate = user.type === 'C';
  const hasOrganization = user.parentEntityID !== null;
  const tabs = tabsOf(user, hasOrganization);
  const content = useTabContent();
  return (
    <Stack gap="lg" className={inOrder}>
      <ScreenHeading lead={t(isCandidate ? 'profile.lead' : 'profile.leadOfOthers')}>
        {t('profile.title')}
      </ScreenHeading>
      {isCandidate && <CompletionCard />}
      {tabs.length === 1 ? (
        content.account
      ) : (
        <Tabs
          label={t('profile.title')}
          value={tabOf(hash, tabs) ?? tabs[0] ?? 'account'}
          onChange={(tab) => void navigate(`#${tab}`)}
          items={tabs.map((tab) => ({
            id: tab,
            label: t(`profile.tabs.${tab}`),
            content: content[tab],
          }))}
        />
      )}
    </Stack>
  );
}

function Sections({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="lg" className={inOrder}>
      {children}
    </Stack>
  );
}

/** What each tab shows. */
function useTabContent(): Readonly<Record<TabName, ReactNode>> {
  const { t } = useTranslation();
  const { type, isFresher, parentEntityID } = useUser();
  const { scope } = use(AccessContext);
  return {
    personal: (
      <Sections>
        <PhotoCard />
        <Placement />
        <Outcomes />
        <Personal />
      </Sections>
    ),
    education: (
      <Sections>
        {isFresher === true && parentEntityID !== null && <CurrentDegree />}
        {isFresher === true && parentEntityID === null && (
          <Alert tone="info">{t('profile.awaitsInstitute')}</Alert>
        )}
        <Education />
        <Academics />
      </Sections>
    ),
    work: (
      <Sections>
        <Experience />
        <AcademicList name="projects" />
        <AcademicList name="certifications" />
        <AcademicList name="achievements" />
      </Sections>
    ),
    skills: (
      <Sections>
        <Skills />
        <Languages />
      </Sections>
    ),
    contacts: (
      <Sections>
        <Addresses />
        <Parents />
      </Sections>
    ),
    documents: <FilesSection name="documents" />,
    account: (
      <Sections>
        <PhotoCard />
        <Account />
      </Sections>
    ),
    organization: parentEntityID !== null && (
      <Sections>
        <Organisation type={type} scope={scope} id={parentEntityID} />
      </Sections>
    ),
  };
}

interface OrganisationProps {
  readonly type: string;
  readonly scope: RoleScope | undefined;
  readonly id: string;
}

/** The company of an employer, the university of a controller, the institute of an officer. */
function Organisation({ type, scope, id }: OrganisationProps) {
  if (type === 'E') return <Company id={id} />;
  return scope === 'university' ? <University id={id} /> : <Institute id={id} />;
}
