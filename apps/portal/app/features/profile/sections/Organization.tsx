import type { components } from '@aarambh/api-client';
import { Avatar } from '@aarambh/ui/Avatar';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Inline } from '@aarambh/ui/Inline';
import { Tag } from '@aarambh/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';
import { SectionCard } from '../SectionCard.tsx';
import { UploadField } from '../UploadField.tsx';
import { useFileURL } from '#app/session/useFileURL.ts';

interface OrganizationProps {
  readonly id: string;
  /** Undefined while it is read. */
  readonly record: { readonly name: string; readonly verificationStatus?: Status } | undefined;
  readonly location: string | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onRetry: () => unknown;
  /** Whether the person's role changes the organisation. */
  readonly mayChange: boolean;
}

type Status = components['schemas']['VerificationStatus'];

/** What the platform knows the organisation by, with its logo. */
export function Organization({ id, record, location, mayChange, ...reading }: OrganizationProps) {
  const { t } = useTranslation();
  const query = { ownerID: id };
  const files = useQuery({
    ...queries().queryOptions('get', '/image', { params: { query } }),
    enabled: mayChange,
  });
  const logo = files.data?.data.image.find(({ purpose }) => purpose === 'logo');
  const src = useFileURL(logo?.id);
  return (
    <SectionCard name="organization" {...reading}>
      {record && (
        <>
          <Inline gap="md">
            <Avatar name={record.name} src={src} size="lg" isDecorative={src === undefined} />
            <Tag>{t(`profile.organization.status.${record.verificationStatus ?? 'Unverified'}`)}</Tag>
          </Inline>
          <DescriptionList
            layout="grid"
            emptyText={t('profile.notGiven')}
            items={[
              { term: t('profile.organization.name'), details: record.name },
              { term: t('profile.organization.place'), details: location },
            ]}
          />
        </>
      )}
      {mayChange && (
        <UploadField
          kind="picture"
          purpose="logo"
          ownerID={id}
          label={t('profile.organization.logo')}
          onUploaded={() => files.refetch()}
        />
      )}
    </SectionCard>
  );
}
