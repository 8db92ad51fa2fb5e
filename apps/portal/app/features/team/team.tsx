import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useState } from 'react';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { inOrder } from '#app/screen/inOrder.css.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { Members } from './Members.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

// The field of the e-mail address has its texts in `public`.
export const clientLoader = textsOf('team', 'resources', 'catalogue', 'people', 'public');

/** Who works for one's company, institute or university, and who is invited to. */
export default function Team() {
  const { t } = useTranslation();
  const { parentEntityName } = useUser();
  const [isInviting, setInviting] = useState(false);
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <ScreenHeading lead={t('resources.team.lead', { organisation: parentEntityName ?? '' })}>
          {t('resources.team.title')}
        </ScreenHeading>
        <Button size="sm" onClick={() => setInviting(true)}>
          {t('resources.team.invite')}
        </Button>
      </Inline>
      <Stack gap="lg" className={inOrder}>
        <Members />
        <Invitations />
      </Stack>
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </Stack>
  );
}
