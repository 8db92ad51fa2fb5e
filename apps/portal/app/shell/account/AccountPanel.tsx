import type { TokenClaims } from '@aarambh/api-client';
import { personName } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { LogoutIcon } from '@aarambh/ui/Icon';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Panel } from '@aarambh/ui/Panel';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMayOpen } from '#app/access/useMayOpen.ts';
import { languages } from '#app/config/languages.ts';
import { useChooseLanguage } from '#app/i18n/useChooseLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { leave } from '#app/screen/leave.ts';
import { useSession } from '#app/session/session.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '#app/theme/theme.ts';
import type { ShellPanelProps } from '../Panels.tsx';
import { AccountPhoto } from './AccountPhoto.tsx';
import { useAccountType } from '#app/access/accountType.ts';
import { WalletBalance } from './WalletBalance.tsx';

/** Who is signed in, the ways to their profile and wallet, language and appearance, and Log Out (specification, section 2). */
export default function AccountPanel({ isOpen, onClose }: ShellPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('shell.account.title')}
      footer={
        <Button variant="secondary" onClick={leave}>
          <LogoutIcon />
          {t('shell.account.logOut')}
        </Button>
      }
    >
      <Stack gap="lg">
        <Identity />
        <LinkButton href="/profile" variant="secondary">
          {t('shell.account.profile')}
        </LinkButton>
        <WalletBalance />
        <Language />
        <Appearance />
        <ScreenLink address="/team">{t('shell.account.team')}</ScreenLink>
        <ScreenLink address="/settings">{t('shell.account.settings')}</ScreenLink>
      </Stack>
    </Panel>
  );
}

interface ScreenLinkProps {
  readonly address: string;
  readonly children: string;
}

/** The way to a screen, for those whom it opens to. */
function ScreenLink({ address, children }: ScreenLinkProps) {
  const mayOpen = useMayOpen();
  return mayOpen(address) ? (
    <Link href={address} variant="standalone">
      {children}
    </Link>
  ) : null;
}

function Identity() {
  const state = useSession();
  if (state.status !== 'signed-in') return null;
  return <IdentityOf user={state.user} />;
}

const parents = { employer: 'organization', controller: 'university' } as const;

function IdentityOf({ user }: { readonly user: TokenClaims }) {
  const { t } = useTranslation();
  const type = useAccountType(user);
  const parent = type === 'employer' || type === 'controller' ? parents[type] : 'institute';
  return (
    <Stack>
      <Inline isWrapping={false}>
        <AccountPhoto size="md" />
        <div>
          <Text weight="semibold">{personName(user)}</Text>
          <Text tone="muted" size="sm">
            {user.email}
          </Text>
        </div>
      </Inline>
      <DescriptionList
        layout="stacked"
        items={[
          { term: t('shell.account.mobile'), details: `+91 ${user.mobileNumber}` },
          { term: t('shell.account.type'), details: t(`shell.account.types.${type}`) },
          ...(user.parentEntityName === null
            ? []
            : [{ term: t(`shell.account.${parent}`), details: user.parentEntityName }]),
        ]}
      />
    </Stack>
  );
}

function Language() {
  const { t } = useTranslation();
  const { language, choose, hasFailed } = useChooseLanguage();
  return (
    <>
      <RadioGroup
        variant="segmented"
        label={t('app.language')}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={language}
        onChange={(value) => {
          const chosen = languages.find(({ code }) => code === value);
          if (chosen) void choose(chosen.code);
        }}
      />
      {hasFailed && <Alert tone="danger">{t('app.languageFailed')}</Alert>}
    </>
  );
}

function Appearance() {
  const { t } = useTranslation();
  const theme = useThemeChoice();
  return (
    <RadioGroup
      variant="segmented"
      label={t('app.theme')}
      options={themeChoices.map((value) => ({ value, label: t(`app.themes.${value}`) }))}
      value={theme}
      onChange={(next) => chooseTheme(themeChoices.find((value) => value === next) ?? 'system')}
    />
  );
}
