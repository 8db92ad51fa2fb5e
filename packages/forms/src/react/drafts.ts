import { createContext } from 'react';
import type { FieldDefinition, FormValues } from '../definition/definition.ts';

/** A form that is about to be drawn. */
export type DraftedForm = {
  readonly id: string;
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** What it would show without a draft. */
  readonly initialValues: FormValues;
};

/** What somebody had typed into a form before it was taken from the page, and the place for what they type now. */
export type FormDraft = {
  /** Typed over the first values, from which they count as a change. */
  readonly values: FormValues;
  /** The form leaves the page with these values. Whether they are worth keeping is for the application to say. */
  readonly leave: (values: FormValues) => void;
};

/** Looks for the draft of a form. Called while rendering, so it changes nothing. */
export type OpenDraft = (form: DraftedForm) => FormDraft;

/** Without one, a form that leaves the page takes what was typed with it. */
export const DraftContext = createContext<OpenDraft | undefined>(undefined);
