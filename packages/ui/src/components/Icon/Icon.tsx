import { withRef } from '../../hooks/withRef.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { directional, icon, sizes } from './Icon.css.ts';

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> & {
  /**
   * What the icon says when no text beside it does. Without it the icon is decoration and is not heard.
   */
  readonly label?: string;
  /** 16, 20 or 24 px at the default text size. @default 'md' */
  readonly size?: keyof typeof sizes;
};

type DrawnIconProps = IconProps & {
  /** The strokes. */
  readonly children: ReactNode;
};

/** Draws on a 24 x 24 grid with strokes in the colour of the text around it: the frame of every icon, and of those of an app. */
export const Icon = /* @__PURE__ */ withRef(function Icon({
  label,
  size = 'md',
  className,
  children,
  ...rest
}: DrawnIconProps) {
  return (
    <svg
      {...rest}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={[icon, sizes[size], className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      {children}
    </svg>
  );
});

/** An icon that points along the line of reading: mirrored in a right-to-left page. */
export const DirectionalIcon = /* @__PURE__ */ withRef(function DirectionalIcon({
  className,
  ...rest
}: DrawnIconProps) {
  return <Icon {...rest} className={[directional, className].filter(Boolean).join(' ')} />;
});
