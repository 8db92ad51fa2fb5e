import { Tag } from '@aarambh/ui/Tag';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './pages.css.ts';
import { pictureOf } from './picture.ts';

interface CvPagesProps {
  /** SVG of each page. */
  readonly pages: readonly string[];
  readonly pageLimit: number;
  /** Newer ones are on their way. */
  readonly isBehind: boolean;
}

/** The pages of a CV as they would be printed, one sheet below the other. */
export function CvPages({ pages, pageLimit, isBehind }: CvPagesProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.desk} aria-busy={isBehind}>
      {pages.map((page, index) => {
        const words = t('cv.preview.page', { page: index + 1, count: pages.length });
        return (
          <figure key={index} className={styles.figure}>
            <figcaption className={styles.caption}>
              {words}
              {index >= pageLimit && <Tag tone="warning">{t('cv.preview.beyond', { limit: pageLimit })}</Tag>}
            </figcaption>
            <img
              className={styles.sheet}
              src={pictureOf(page)}
              alt={t('cv.preview.picture', { page: words })}
            />
          </figure>
        );
      })}
    </div>
  );
}
