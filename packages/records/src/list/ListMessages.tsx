import { isApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Suspense } from 'react';
import { useFailureText, useTranslation } from '../host/hooks.ts';
import { useResourceAccess } from '../access/useResourceAccess.ts';
import type { Resource } from '../declare/resource.ts';
import { Loading } from '../record/Loading.tsx';
import type { ListAddress } from './useListAddress.ts';

interface ListFailureProps {
  readonly resource: Resource;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isLoading: boolean;
}

/** Says instead of the rows why they could not be read. */
export function ListFailure({ resource, error, onRetry, isLoading }: ListFailureProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (!isApiError(error)) throw error;
  if (error.status === 403) return <ErrorState title={t('resources.noAccess')} />;
  return (
    <ErrorState
      title={t('resources.loadFailed', { many: t(resource.texts.many) })}
      onRetry={onRetry}
      isRetrying={isLoading}
      requestId={error.requestId ?? undefined}
    >
      {failureText(error)}
    </ErrorState>
  );
}

interface NoRowsProps {
  readonly resource: Resource;
  readonly address: ListAddress;
}

/** Says instead of the rows that there are none, and what to do: to begin with, or because of the filters. */
export function NoRows({ resource, address }: NoRowsProps) {
  const { t } = useTranslation();
  const many = t(resource.texts.many);
  const may = useResourceAccess(resource.actions);
  const { empty } = resource.texts;
  const { emptyLink, Empty, form } = resource;
  if (!address.isFiltered && Empty !== undefined) {
    return (
      <Suspense fallback={<Loading />}>
        <Empty />
      </Suspense>
    );
  }
  if (!address.isFiltered) {
    return (
      <EmptyState
        title={t('resources.empty', { many })}
        action={
          emptyLink !== undefined ? (
            <LinkButton size="sm" href={emptyLink.href}>
              {t(emptyLink.label)}
            </LinkButton>
          ) : form !== undefined && may.create ? (
            <Button size="sm" onClick={() => address.go({ record: 'new', isEditing: true })}>
              {t('resources.add', { one: t(resource.texts.one) })}
            </Button>
          ) : undefined
        }
      >
        {empty === undefined ? undefined : t(empty)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('resources.noMatches', { many })}
      isAnnounced
      action={
        <Button variant="secondary" size="sm" onClick={address.clear}>
          {t('resources.clearFilters')}
        </Button>
      }
    >
      {t('resources.noMatchesText')}
    </EmptyState>
  );
}
