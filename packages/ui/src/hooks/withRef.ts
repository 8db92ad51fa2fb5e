import { forwardRef, version } from 'react';
import type { ReactNode } from 'react';

const isRefAProp = Number.parseInt(version, 10) >= 19;

/**
 * Gives a component its `ref` among its props in React 18 as well, where function components get none. From React 19 on
 * the component stays what it is. Every component whose props have a `ref` is made with this.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withRef<Component extends (props: never) => ReactNode>(component: Component): Component {
  if (isRefAProp) return component;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React calls it with the props that its type asks for.
  const render = component as unknown as (props: object) => ReactNode;
  const outer = forwardRef<unknown, object>((props, ref) => render({ ...props, ref: ref ?? undefined }));
  outer.displayName = component.name;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- In JSX the two are used alike, and nothing calls components.
  return outer as unknown as Component;
}
