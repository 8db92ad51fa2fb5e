import type { ReactElement } from 'react';

/** One thing that the menu does, or a place it leads to. */
export interface MenuAction {
  /** Unique in the menu. */
  id: string;
  /** A verb: `Deactivate`. */
  label: string;
  /** A line below the label, part of the action's name. */
  description?: string;
  icon?: ReactElement;
  /**
   * `danger` where something is lost; ask before doing it.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Cannot be chosen. Leave out what this user may never do. */
  disabled?: boolean;
  /** Leads to an address instead of doing something. */
  href?: string;
}

/** Actions under a heading. */
export interface MenuGroup {
  id: string;
  label: string;
  items: readonly MenuAction[];
}

/** Told with each action that is chosen. */
export interface MenuActionDetails {
  action: MenuAction;
}
