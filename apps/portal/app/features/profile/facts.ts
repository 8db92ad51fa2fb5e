import { gradeText, indianStates, stateName, type FieldDefinition } from '@aarambh/forms';
import type { Formats } from '#app/i18n/formats.ts';
import type { Description } from '@aarambh/ui/DescriptionList';
import type { TFunction } from 'i18next';
import type { AnyEntryForm } from './erasedForm.ts';

export interface FactsContext {
  readonly t: TFunction;
  readonly formats: Formats;
  /** Names of records that an entry refers to, by their ids. */
  readonly names?: Readonly<Record<string, string | undefined>>;
}

/** What an entry says, field by field, in words. */
export function factsOf(
  definition: AnyEntryForm,
  entry: object,
  context: FactsContext,
  without: readonly string[] = [],
): readonly Description[] {
  const facts = definition.fieldOrder
    .filter((name) => !without.includes(name) && !saidWithMark.has(name))
    .map((name) => ({
      id: name,
      term: labelOf(definition, name, context.t),
      details:
        markText(name, entry, context.t) ??
        valueText(definition.fields[name], Reflect.get(entry, name), context),
    }));
  return [...facts, ...equivalentOf(entry, context.t)];
}

/** Fields that say of what kind a mark is, and what it is out of. */
const saidWithMark: ReadonlySet<string> = new Set(['scoreType', 'scoreOutOf', 'cgpaScale']);

/** A mark as people say it, `91.2 %` or `8.10 of 10`; undefined for what is no mark. */
function markText(name: string, entry: object, t: TFunction): string | undefined {
  const mark: unknown = Reflect.get(entry, name);
  if (typeof mark !== 'number') return undefined;
  const isPercent = name === 'percentage' || Reflect.get(entry, 'scoreType') === 'Percentage';
  const outOf: unknown = Reflect.get(entry, name === 'cgpa' ? 'cgpaScale' : 'scoreOutOf');
  if (name !== 'percentage' && name !== 'score' && name !== 'cgpa') return undefined;
  if (isPercent) return `${mark} %`;
  const grade = gradeText(mark);
  return typeof outOf === 'number' ? t('profile.mark', { mark: grade, outOf }) : grade;
}

/** What a grade is in percent, where the university has published a formula. */
function equivalentOf(entry: object, t: TFunction): readonly Description[] {
  const percent: unknown = Reflect.get(entry, 'percentageEquivalent');
  const isGrade =
    Reflect.get(entry, 'scoreType') === 'CGPA' || typeof Reflect.get(entry, 'cgpa') === 'number';
  if (typeof percent !== 'number' || !isGrade) return [];
  return [{ id: 'percentageEquivalent', term: t('profile.percentageEquivalent'), details: `${percent} %` }];
}

/** As `factsOf`, without what was left empty. */
export function filledFactsOf(...args: Parameters<typeof factsOf>): readonly Description[] {
  return factsOf(...args).filter(({ details }) => details !== '');
}

export function labelOf(definition: AnyEntryForm, name: string, t: TFunction): string {
  const label = definition.fields[name]?.label;
  return label === undefined ? name : t(`forms.${label}`);
}

/** One value in words; empty when there is none. */
export function valueText(
  field: FieldDefinition | undefined,
  value: unknown,
  { t, formats, names = {} }: FactsContext,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return t(value ? 'profile.yes' : 'profile.no');
  if (Array.isArray(value)) return value.map((each) => names[String(each)] ?? String(each)).join('\n');
  if (typeof value === 'number') {
    return field?.holds === 'rupees' ? formats.rupees(value) : String(value);
  }
  if (typeof value !== 'string') return '';
  const option = field?.options?.find((each) => each.value === value);
  if (option) return t(`forms.${option.label}`);
  const state = field?.holds === 'state' ? indianStates.find((each) => each.name === value) : undefined;
  if (state) return stateName(state, formats.language);
  if (field?.holds === 'month') return formats.month(value);
  if (field?.control === 'date') {
    return formats.day(value);
  }
  return names[value] ?? value;
}
