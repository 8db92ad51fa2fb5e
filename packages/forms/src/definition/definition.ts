import type * as z from 'zod/mini';
import type { MessageKey } from '../messages/keys.ts';
import type { ErrorCode } from '../rules/index.ts';
import type { StandardSchema } from './standardSchema.ts';

/** One of several alike, such as a round of a selection: the values of its fields. */
export type FormRow = Readonly<Record<string, string | boolean>>;

/** What a field holds while it is filled in: a text, a box that is ticked or not, rows of such, or files. */
export type FormValue = string | boolean | readonly FormRow[] | readonly File[];

/** What a person can fill in. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** Names of the fields of a form. */
export type FieldName<Values> = keyof Values & string;

/** Texts of a field's errors where the general text of the code is not good enough. */
export type ErrorKeys = Readonly<Partial<Record<ErrorCode, MessageKey>>>;

/** Anything that can be checked: the values of a form, or the body of a call. */
export type Validatable<Value, Schema extends StandardSchema<Value> = StandardSchema<Value>> = {
  /** Of any library that keeps to Standard Schema. It answers at once. */
  readonly schema: Schema;
  /** Paths in the order in which errors are listed. */
  readonly fieldOrder: readonly string[];
  /** Texts of errors, by path. */
  readonly errorKeys: Readonly<Record<string, ErrorKeys | undefined>>;
};

/** The body of one operation of the contract. */
export type PayloadDefinition<
  Payload,
  Schema extends StandardSchema<Payload> = StandardSchema<Payload>,
> = Validatable<Payload, Schema> & {
  /** As in the contract. */
  readonly operationId: string;
};

/** Fields that a person fills in several times, in an order of their own. */
export type RowsDefinition = {
  /** In page order. */
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** What a new row holds. */
  readonly empty: FormRow;
  /** What a row is called, by its `{{number}}` from 1: `Round 2`. */
  readonly row: MessageKey;
  /** What the button that adds one says. */
  readonly add: MessageKey;
  /** @default 0 */
  readonly min?: number;
  readonly max: number;
};

/** A choice of a fixed list. */
export interface FieldChoice {
  readonly value: string;
  readonly label: MessageKey;
  /** What a group of choices shows before the words. */
  readonly color?: string;
}

/** One field, apart from its rule, which stands in the schema. */
export type FieldDefinition = {
  readonly control:
    | 'text'
    | 'email'
    | 'phone'
    | 'password'
    | 'newPassword'
    | 'confirmPassword'
    | 'textArea'
    | 'richText'
    | 'select'
    | 'multiSelect'
    | 'radioGroup'
    | 'checkbox'
    | 'checkboxGroup'
    | 'number'
    | 'date'
    | 'file'
    | 'otp'
    | 'captcha'
    | 'rows';
  readonly label: MessageKey;
  readonly hint?: MessageKey;
  /** Name of the button that shows the hint, where it is not shown by itself. */
  readonly help?: MessageKey;
  readonly necessity?: 'optional';
  /** Purpose of the field for browsers and password managers (WCAG 1.3.5). */
  readonly autoComplete?: string;
  /** Keyboard of a phone. */
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'url';
  /** What the value is, where the control alone does not tell: it decides how it is chosen, typed and said. Rupees are stored in paise. */
  readonly holds?: 'month' | 'state' | 'rupees';
  /** What a number can be; the field takes as many digits after the dot, and a sign where the least is below zero. */
  readonly range?: { readonly min: number; readonly max: number; readonly decimals?: number };
  /** Of a date: whether it can be picked from a calendar too, as a day near today is; a date of birth is typed. @default false */
  readonly hasCalendar?: boolean;
  /** What is filled in several times, where `control` is `rows`. Its fields are named `<list>.<index>.<field>`. */
  readonly rows?: RowsDefinition;
  /** Limit that a counter shows. Nothing is cut off. */
  readonly maxLength?: number;
  /** Choices of a fixed list: value and label, and the colour that it stands for. */
  readonly options?: readonly FieldChoice[];
  readonly errors?: ErrorKeys;
  /**
   * When an error shows before the form is submitted: already while typing, or once the field was left. Both while there is
   * something in the field.
   * @default 'leaving'
   */
  readonly showError?: 'typing' | 'leaving';
  /** Whether white space around the value is taken off when the person leaves the field. @default false */
  readonly trims?: boolean;
};

/**
 * A form as it is drawn and checked: what is asked, and by which rules. A schema may make something else of what is typed, such as a
 * number of a text; that is `Parsed`.
 */
export type DrawnForm<Values extends FormValues, Parsed = unknown> = Validatable<Parsed> & {
  readonly id: string;
  readonly defaultValues: Values;
  /** The button is off until the form is valid (specification, sections 2 and 5, where it says so). @default false */
  readonly submitNeedsValid?: boolean;
  /** Every field, in page order. */
  readonly fieldOrder: readonly FieldName<Values>[];
  readonly fields: Readonly<Record<FieldName<Values>, FieldDefinition>>;
  /** Names in the payload of the fields that are called otherwise there. */
  readonly wireNames: Readonly<Record<string, string | undefined>>;
};

/** A form with a schema of any library: what is asked, by which rules, and how the answer travels. */
export type SchemaFormDefinition<
  Values extends FormValues,
  Payload,
  Context = void,
  Parsed = Values,
> = DrawnForm<Values, Parsed> & {
  readonly payload: PayloadDefinition<Payload>;
  /** Maps valid values, as the schema gives them, to the body of the call. */
  readonly toPayload: (values: Parsed, context: Context) => Payload;
};

/**
 * One form of the rules here, whose schema is of zod/mini.
 *
 * `Context` is what the payload needs beside the form, such as the number that a code was sent to.
 */
export type FormDefinition<Values extends FormValues, Payload, Context = void> = SchemaFormDefinition<
  Values,
  Payload,
  Context
> & {
  readonly schema: z.ZodMiniType<Values>;
  readonly payload: PayloadDefinition<Payload, z.ZodMiniType<Payload>>;
};
