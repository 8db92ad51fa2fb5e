import { Link } from '@aarambh/ui/Link';
import { useMayOpen } from '../../../access/useMayOpen.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import * as styles from './Figures.css.ts';

export interface Figure {
  readonly label: string;
  readonly value: number;
  /** Where exactly these are listed. */
  readonly href?: string;
}

/** Numbers side by side, each with its name. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { language } = useLanguage();
  const mayOpen = useMayOpen();
  const format = new Intl.NumberFormat(`${language}-IN`);
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, href }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {href !== undefined && value > 0 && mayOpen(href) ? (
              <Link href={href} aria-label={`${label}: ${format.format(value)}`}>
                {format.format(value)}
              </Link>
            ) : (
              format.format(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
