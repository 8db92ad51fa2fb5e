import { Link } from '@aarambh/ui/Link';
import { useFormats } from '#app/i18n/useFormats.ts';
import * as styles from './Figures.css.ts';
import type { DashboardFigure } from './useDashboard.ts';

interface FiguresProps {
  readonly figures: readonly (Pick<DashboardFigure, 'key' | 'total' | 'link' | 'isMinimum'> & {
    readonly label: string;
  })[];
  /** What the figures are about, said with each for those who hear a link alone. */
  readonly about?: string;
  /** `small` for a row of many. @default 'large' */
  readonly size?: 'small' | 'large';
}

/** Numbers side by side, each with its name. Each leads to the list that it counts; 0 leads nowhere. */
export function Figures({ figures, about, size = 'large' }: FiguresProps) {
  const formats = useFormats();
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, label, total, link, isMinimum = false }) => {
        const number = `${formats.number(total)}${isMinimum ? '+' : ''}`;
        const name = [about, label].filter((part) => part !== undefined).join(', ');
        return (
          <div key={key} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.values[size]}>
              {total > 0 ? (
                <Link href={link} aria-label={`${name}: ${number}`}>
                  {number}
                </Link>
              ) : (
                number
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
