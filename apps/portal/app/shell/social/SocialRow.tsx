import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './social.css.ts';
import { socialLinks } from './socialLinks.tsx';

/** The social icons of the public pages' footer; loaded only where the configuration has addresses. */
export default function SocialRow() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('app.footer.social')}>
      <ul className={styles.row}>
        {socialLinks().map(({ label, href, icon }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer" aria-label={label} className={styles.link}>
              {icon}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
