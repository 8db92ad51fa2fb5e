/** How grades of a university become percentages: by the rule that it has published, or not at all. */
import { percentOfGrade } from '@aarambh/forms';
import { indianDate } from '../../platform/index.ts';
import { universities, type CgpaFormula } from '../tables/institutes.ts';

/** What of a university decides about its grades. */
export type GradeRule = Pick<typeof universities.$inferSelect, 'cgpaScale' | 'cgpaFormula'>;

/** The columns of a `GradeRule`, for a query that joins the university. */
export const gradeRule = {
  cgpaScale: universities.cgpaScale,
  cgpaFormula: universities.cgpaFormula,
};

/**
 * The formula for grades out of `scale`. Null while the university has published none, before its first day (Indian time), and for
 * another scale than the one that the formula was made for.
 */
export function formulaInForce(rule: GradeRule | null, scale: number | null, now: Date): CgpaFormula | null {
  if (rule?.cgpaFormula == null || rule.cgpaScale !== scale) return null;
  return rule.cgpaFormula.effectiveFrom <= indianDate(now) ? rule.cgpaFormula : null;
}

/** A grade as a percentage; null without a formula. */
export function percentageOf(
  grade: number,
  rule: GradeRule | null,
  scale: number | null,
  now: Date,
): number | null {
  const formula = formulaInForce(rule, scale, now);
  return formula && percentOfGrade(formula, grade);
}
