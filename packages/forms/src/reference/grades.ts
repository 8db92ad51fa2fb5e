/** Scales that a grade point average may have: the best grade of each. */
export const gradeScales = [10, 7, 5, 4] as const;

/** What the numbers of a university's rule can be, so that a slip of the hand is noticed. */
export const gradeFormulaRange = {
  a: { min: 0.01, max: 100, decimals: 4 },
  b: { min: -100, max: 100, decimals: 4 },
} as const;

/** A university's published rule: percent = a × grade + b. Two numbers, never a text that is worked out. */
export type GradeFormula = { readonly a: number; readonly b: number };

/** The percentage that a grade is by the rule of its university: 0 to 100, to two decimals. */
export function percentOfGrade({ a, b }: GradeFormula, grade: number): number {
  const percent = Math.round((a * grade + b) * 100) / 100;
  return Math.min(100, Math.max(0, percent));
}

/** The rule as people write it, in any language: `10 × CGPA − 7.5`. */
export function gradeFormulaText({ a, b }: GradeFormula, grade: number | 'CGPA' = 'CGPA'): string {
  if (b === 0) return `${a} × ${grade}`;
  return `${a} × ${grade} ${b < 0 ? '−' : '+'} ${Math.abs(b)}`;
}

/** A grade as the papers of universities have it, with two decimals: 8 is 8.00. */
export const gradeText = (grade: number): string => grade.toFixed(2);
