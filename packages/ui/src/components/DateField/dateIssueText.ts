import type { UiMessages } from '../../messages/index.ts';
import { formatIsoDate, formatMonth } from './isoDate.ts';
import type { DateIssue } from './readDate.ts';

/** Says what is wrong with a date. */
export function dateIssueText(issue: DateIssue, texts: UiMessages['dateField'], locale: string): string {
  switch (issue.code) {
    case 'incomplete': {
      const names = issue.parts.map((part) => texts[part]);
      return texts.incomplete({ missing: new Intl.ListFormat(locale).format(names) });
    }
    case 'notADay':
      return texts.notADay;
    case 'notAMonth':
      return texts.notAMonth;
    case 'notAYear':
      return texts.notAYear;
    case 'noSuchDay': {
      const { year, month, days } = issue.params;
      return texts.noSuchDay({ month: formatMonth(year, month, locale), days });
    }
    case 'tooEarly':
      return texts.tooEarly({ min: formatIsoDate(issue.params.min, locale) });
    default:
      return texts.tooLate({ max: formatIsoDate(issue.params.max, locale) });
  }
}
