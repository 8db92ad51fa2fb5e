import { personName } from '@aarambh/forms';
import { Avatar } from '@aarambh/ui/Avatar';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { useUser } from '#app/screen/useUser.ts';
import * as styles from './PhotoCard.css.ts';
import { RemoveEntry } from './RemoveEntry.tsx';
import { UploadField } from './UploadField.tsx';
import { useFileURL } from '#app/session/useFileURL.ts';
import { useRefresh } from './useRefresh.ts';

/** The photo of the person, beside what the account is known by. */
export function PhotoCard() {
  const { t } = useTranslation();
  const { mobileNumber, firstName, lastName, email } = useUser();
  const params = { path: { mobileNumber } };
  const { data, refetch } = useQuery(queries().queryOptions('get', '/user/{mobileNumber}', { params }));
  const [asksToRemove, setAsksToRemove] = useState(false);
  const refresh = useRefresh();
  const imageID = data?.data.user.imageID;
  const src = useFileURL(imageID);
  const name = personName({ firstName, lastName });
  const changed = () => Promise.all([refetch(), refresh()]);
  return (
    <Card as="section" aria-labelledby="profile-photo">
      <Stack>
        <Inline gap="md">
          <Avatar name={name} src={src} size="lg" isDecorative={src === undefined} />
          <Stack gap="xxs">
            <Heading level={2} id="profile-photo">
              {name}
            </Heading>
            <Text tone="muted">{email}</Text>
          </Stack>
        </Inline>
        <div className={styles.upload}>
          <UploadField
            kind="picture"
            purpose="avatar"
            label={t('profile.photo.label')}
            onUploaded={changed}
          />
        </div>
        {typeof imageID === 'string' && (
          <Inline justify="end">
            <Button variant="secondary" size="sm" onClick={() => setAsksToRemove(true)}>
              {t('profile.photo.remove')}
            </Button>
          </Inline>
        )}
        {asksToRemove && typeof imageID === 'string' && (
          <RemoveEntry
            name={t('profile.photo.name')}
            remove={() => call((api) => api.DELETE('/image/{id}', { params: { path: { id: imageID } } }))}
            onRemoved={changed}
            onClose={() => setAsksToRemove(false)}
          />
        )}
      </Stack>
    </Card>
  );
}
