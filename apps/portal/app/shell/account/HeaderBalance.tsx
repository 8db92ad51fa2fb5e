import { useQuery } from '@tanstack/react-query';
import { useHasWallet } from '#app/access/useHasWallet.ts';
import { useMayOpen } from '#app/access/useMayOpen.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { walletQuery } from '#app/session/queries.ts';
import { useMatches } from '#app/theme/useMatches.ts';
import { WalletIcon } from '#app/screen/icons.tsx';
import { RouterLink } from '#app/screen/RouterLink.tsx';
import * as styles from './HeaderBalance.css.ts';

/** Where the header has room for it; elsewhere it stands in the account panel, which alone asks for it then. */
const roomy = '(min-width: 1200px)';

/** The credits of who has a wallet, as the way to it. */
export function HeaderBalance() {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const hasRoom = useMatches(roomy);
  const isShown = useHasWallet() && mayOpen('/wallet') && hasRoom;
  const { data } = useQuery({ ...walletQuery(), enabled: isShown });
  if (!isShown) return null;
  if (data === undefined) return <span className={styles.balance} />;
  return (
    <RouterLink href="/wallet" className={styles.balance}>
      <WalletIcon size="sm" />
      {t('shell.account.credits', { count: data.data.wallet.balance })}
    </RouterLink>
  );
}
