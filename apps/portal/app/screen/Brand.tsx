import { BrandMark, Logo } from '@aarambh/ui/Logo';
import * as styles from './Brand.css.ts';

/** Mark and name in the header of the shell; the mark alone where the window is too narrow for both. */
export function Brand() {
  return (
    <>
      <span className={styles.whole}>
        <Logo />
      </span>
      <span className={styles.markOnly}>
        <BrandMark label="Aarambh" />
      </span>
    </>
  );
}
