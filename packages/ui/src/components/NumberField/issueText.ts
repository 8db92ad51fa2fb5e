import type { UiMessages } from '../../messages/index.ts';
import type { NumberIssue } from './numberIssue.ts';

/**
 * Says what is wrong with a number.
 * @param format - writes a limit as the field shows numbers.
 * @param mark - begins decimals in the field.
 */
export function issueText(
  issue: NumberIssue,
  texts: UiMessages['numberField'],
  format: (value: number) => string,
  locale: string,
  mark: '.' | ',',
): string {
  switch (issue.code) {
    case 'notANumber':
      return texts.notANumber;
    case 'ambiguousComma':
      return texts.ambiguousComma(issue.params);
    case 'ambiguousDot':
      return texts.ambiguousDot(issue.params);
    case 'tooManyDigits':
      return texts.tooManyDigits(issue.params);
    case 'tooSmall':
      return texts.tooSmall({ min: format(issue.params.min) });
    case 'tooLarge':
      return texts.tooLarge({ max: format(issue.params.max) });
    case 'tooManyDecimals':
      return issue.params.decimals === 0 ? texts.wholeOnly : texts.tooManyDecimals({ ...issue.params, mark });
    default:
  }
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return texts.betweenSteps({ nearest: list.format(issue.params.nearest.map(format)) });
}
