import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import * as styles from './Figures.css.ts';

export interface Figure {
  readonly label: string;
  readonly value: number;
}

/** Numbers side by side, each with its name. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(`${language}-IN`);
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{format.format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
