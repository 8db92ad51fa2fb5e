import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Tag } from '@aarambh/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { queries } from '../../../session/queries.ts';
import { Avatar } from '@aarambh/ui/Avatar';
import { Inline } from '@aarambh/ui/Inline';
import { SectionCard } from '../SectionCard.tsx';
import { UploadField } from '../UploadField.tsx';
import { useFileURL } from '../useFileURL.ts';

interface OrganizationProps {
  readonly id: string;
  readonly kind: 'company' | 'institute';
}

/** The company of an employer or the institute of an officer, with its logo. */
export function Organization({ id, kind }: OrganizationProps) {
  const { t } = useTranslation();
  const params = { path: { id } };
  const company = useQuery({
    ...queries().queryOptions('get', '/company/{id}', { params }),
    enabled: kind === 'company',
  });
  const institute = useQuery({
    ...queries().queryOptions('get', '/institute/{id}', { params }),
    enabled: kind === 'institute',
  });
  const { error, isPending, refetch } = kind === 'company' ? company : institute;
  const files = useQuery(queries().queryOptions('get', '/image', { params: { query: { ownerID: id } } }));
  const logo = files.data?.data.image.find(({ purpose }) => purpose === 'logo');
  const src = useFileURL(logo?.id);
  const record = company.data?.data.company ?? institute.data?.data.institute;
  const place = company.data?.data.company.location ?? institute.data?.data.institute.city ?? undefined;
  return (
    <SectionCard name="organization" {...{ error, isPending }} onRetry={refetch}>
      {record && (
        <>
          <Inline gap="md">
            <Avatar name={record.name} src={src} size="large" isDecorative={src === undefined} />
            <Tag>{t(`profile.organization.status.${record.verificationStatus ?? 'Unverified'}`)}</Tag>
          </Inline>
          <DescriptionList
            layout="grid"
            emptyText={t('profile.notGiven')}
            items={[
              { term: t('profile.organization.name'), details: record.name },
              { term: t('profile.organization.place'), details: place },
              { term: t('profile.organization.website'), details: record.website },
              {
                term: t('profile.organization.contact'),
                details: [record.spocFirstName, record.spocLastName].filter(Boolean).join(' '),
              },
              { term: t('profile.organization.designation'), details: record.spocDesignation },
            ]}
          />
        </>
      )}
      <UploadField
        kind="picture"
        purpose="logo"
        ownerID={id}
        label={t('profile.organization.logo')}
        onUploaded={() => files.refetch()}
      />
    </SectionCard>
  );
}
