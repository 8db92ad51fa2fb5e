import * as styles from './pages/pages.css.ts';
import { pictureOf } from './pages/picture.ts';
import type { CvProfile } from './draft.ts';
import { previewOf } from './ofCv.ts';
import { useCvPreview } from './useCvPreview.ts';

/** A small picture of the first page; what it says stands beside it. */
export function Thumbnail({ cv }: { readonly cv: CvProfile }) {
  const { preview } = useCvPreview(previewOf(cv));
  const page = preview?.pages[0];
  if (page === undefined) return <div className={styles.thumbnail} />;
  return <img className={styles.thumbnail} src={pictureOf(page)} alt="" />;
}
