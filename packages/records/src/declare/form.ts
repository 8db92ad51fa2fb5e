/** The form of a record: parts that read what is typed, and steps. */
import type { FormHandle } from '@aarambh/forms/react';
import type { ComponentType, ReactNode } from 'react';
import type { TextKey } from '../register.ts';
import type { AnyRow, AnyValues } from './row.ts';

/** A part of a form that reads what is typed. */
export type FormExample = ComponentType<{ readonly form: FormHandle<AnyValues> }>;

/** A step of a long form. */
export interface FormStep {
  /** In the address: `?step=pay`. */
  readonly id: string;
  readonly title: TextKey;
  /** In the order in which they are drawn. */
  readonly fields: readonly string[];
  /** Draws the step, instead of its fields one below the other. */
  readonly Content?: ComponentType<StepParts & { readonly fields: ReactNode }>;
  /** Beside the fields, or below them where there is no room. */
  readonly Aside?: ComponentType<StepParts>;
}

/** What a part of a step is given. */
export interface StepParts {
  readonly form: FormHandle<AnyValues>;
  /** As it is stored; undefined before it is. */
  readonly row: AnyRow | undefined;
  readonly steps: readonly FormStep[];
  /** Address of a step, and of a field on it. */
  readonly hrefOf: (step: string, field?: string) => string;
  /** Stores what is typed. Resolves with the record as it is then; undefined when not all of it could be stored, which is shown. */
  readonly save: () => Promise<AnyRow | undefined>;
}
