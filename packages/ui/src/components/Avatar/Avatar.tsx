import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames.ts';
import { useProvider } from '../Provider/index.ts';
import { UserIcon } from '../Icon/index.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps extends RootProps<'span'> {
  /** Whom it shows. Without letters a figure stands for the initials. */
  name: string;
  /** Address of a picture. While it loads, or when it cannot, the initials stand. */
  src?: string;
  /**
   * 32, 40 or 64 px.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /**
   * Whether it is decoration, because the name stands beside it.
   * @default true
   */
  isDecorative?: boolean;
}

/** A person, as a picture or by initials. */
export const Avatar = withRef(function Avatar({
  name,
  src,
  size = 'md',
  isDecorative = true,
  className,
  ...rest
}: AvatarProps): ReactNode {
  const { locale } = useProvider();
  const [failedSrc, setFailedSrc] = useState<string>();
  const [shownSrc, setShownSrc] = useState<string>();
  // A picture that came before React did has told nobody.
  const picture = useCallback((node: HTMLImageElement | null) => {
    if (node?.complete && node.naturalWidth > 0) setShownSrc(node.getAttribute('src') ?? undefined);
  }, []);
  const letters = initials(name, locale);
  return (
    <span
      {...rest}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={classNames(styles.root, styles.size[size], className)}
      data-component="Avatar"
    >
      {(src === undefined || src !== shownSrc) && (letters || <UserIcon />)}
      {src !== undefined && src !== failedSrc && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.image}
          ref={picture}
          onLoad={() => setShownSrc(src)}
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
});
