import type { ChartMessages } from './en.ts';

/** Arabic, complete. */
export const ar: ChartMessages = {
  showAsTable: 'العرض كجدول',
  showAsChart: 'العرض كمخطط',
  shownAsTable: ({ title }) => `${title}، معروض كجدول`,
  shownAsChart: ({ title }) => `${title}، معروض كمخطط`,
  download: 'تنزيل CSV',
  keyboardHint: 'تنقل مفاتيح الأسهم بين القيم.',
  linkHint: 'يفتح مفتاح الإدخال ما تعدّه القيمة.',
  empty: 'لا يوجد ما يُعرض بعد',
  noValue: 'لا توجد قيمة',
  total: 'المجموع',
  point: ({ label, value }) => `${label}: ${value}`,
  seriesPoint: ({ label, series, value }) => `${label}، ${series}: ${value}`,
  stagePoint: ({ label, value, share }) => `${label}: ${value}، ${share} من المرحلة السابقة`,
  barSummary: ({ highest, highestValue, lowest, lowestValue }) =>
    `الأعلى: ${highest}، ${highestValue}. الأدنى: ${lowest}، ${lowestValue}.`,
  equalSummary: ({ value }) => `الكل متساوٍ: ${value}.`,
  singleSummary: ({ label, value }) => `${label}: ${value}.`,
  stackedSummary: ({ total, highest, highestValue }) =>
    `المجموع ${total}. الأعلى: ${highest}، ${highestValue}.`,
  lineSummary: ({ series, first, firstValue, last, lastValue }) =>
    `${series}: من ${firstValue} (${first}) إلى ${lastValue} (${last}).`,
  funnelSummary: ({ first, firstValue, last, lastValue, share }) =>
    `${first}: ${firstValue}. ${last}: ${lastValue}، ${share} من المرحلة الأولى.`,
  ofPrevious: 'من المرحلة السابقة',
  ofFirst: 'من المرحلة الأولى',
};
