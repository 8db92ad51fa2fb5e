import { gradeFormulaText, isBlank, percentOfGrade, universityForm, validate } from '@aarambh/forms';
import { useFormValue, useTextValue, type FormHandle } from '@aarambh/forms/react';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyValues } from '@aarambh/records';

/** What good grades of a university come to by the formula in its form, so that a slip shows before it is saved. */
export function GradeExample({ form }: { readonly form: FormHandle<AnyValues> }) {
  const { t } = useTranslation();
  const a = useTextValue(form, 'cgpaFormula_a');
  const b = useTextValue(form, 'cgpaFormula_b');
  const scale = Number(useFormValue(form, 'cgpaScale'));
  if (isBlank(a) || isBlank(b) || isWrong({ cgpaFormula_a: a, cgpaFormula_b: b })) return null;
  const formula = { a: Number(a), b: Number(b) };
  const lines = [0.6, 0.8, 1].map((share) => {
    const grade = Math.round(scale * share * 10) / 10;
    return `${gradeFormulaText(formula, grade)} = ${percentOfGrade(formula, grade)} %`;
  });
  return (
    <Text tone="muted" size="sm">
      {t('resources.gradeExample', { lines: lines.join('; ') })}
    </Text>
  );
}

/** Whether a rule of the form is broken by one of these values. */
function isWrong(values: AnyValues): boolean {
  const verdict = validate(universityForm, { ...universityForm.defaultValues, ...values });
  return !verdict.ok && verdict.errors.some(({ path }) => path in values);
}
