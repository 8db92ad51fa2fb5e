import type { TokenClaims } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Container } from '@aarambh/ui/Container';
import { Inline } from '@aarambh/ui/Inline';
import { Spinner } from '@aarambh/ui/Spinner';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PermissionsContext, toPermissions } from '../access/permissions.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { queries } from '../session/queries.ts';
import { Footer } from './Footer.tsx';
import * as styles from './frame.css.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Retry } from './Retry.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Header, content and footer of the screens behind the sign-in. The content waits for the permissions of the role. */
export function Shell({ user, children }: { readonly user: TokenClaims; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const role = useRole(user.roleID);
  return (
    <div className={styles.page}>
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.content} aria-busy={role.isPending}>
        <OfflineNotice width="xl" />
        <Container>
          {role.isPending ? (
            <Inline justify="center">
              <Spinner isDecorative />
              {t('shell.starting')}
            </Inline>
          ) : (
            <Stack>
              {role.isError && (
                <Alert tone="warning" action={<Retry onRetry={role.refetch} />}>
                  {t('shell.permissionsFailed')}
                </Alert>
              )}
              <PermissionsContext value={toPermissions(role.data?.data.role.permissions)}>
                {children}
              </PermissionsContext>
            </Stack>
          )}
        </Container>
      </main>
      <Footer />
    </div>
  );
}

/** Reads the role; a reading that failed is tried anew when the person goes to another screen. */
function useRole(id: string) {
  const role = useQuery(queries().queryOptions('get', '/role/{id}', { params: { path: { id } } }));
  const { key } = useLocation();
  const tried = useRef(key);
  const { isError, refetch } = role;
  useEffect(() => {
    if (isError && tried.current !== key) void refetch();
    tried.current = key;
  }, [isError, refetch, key]);
  return role;
}
