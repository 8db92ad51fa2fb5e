import type { ChartMessages } from './en.ts';

/** Marathi, complete. */
export const mr: ChartMessages = {
  showAsTable: 'तक्त्यात दाखवा',
  showAsChart: 'चार्टमध्ये दाखवा',
  shownAsTable: ({ title }) => `${title}, तक्त्यात दिसत आहे`,
  shownAsChart: ({ title }) => `${title}, चार्टमध्ये दिसत आहे`,
  download: 'CSV डाउनलोड करा',
  keyboardHint: 'बाणांच्या कीने एकेक मूल्य पहा.',
  linkHint: 'एंटर दाबल्यावर या मूल्यात मोजलेल्या नोंदी उघडतात.',
  empty: 'अजून दाखवण्यासारखे काही नाही',
  noValue: 'मूल्य नाही',
  total: 'एकूण',
  point: ({ label, value }) => `${label}: ${value}`,
  seriesPoint: ({ label, series, value }) => `${label}, ${series}: ${value}`,
  stagePoint: ({ label, value, share }) => `${label}: ${value}, मागील टप्प्याच्या ${share}`,
  barSummary: ({ highest, highestValue, lowest, lowestValue }) =>
    `सर्वाधिक: ${highest}, ${highestValue}. सर्वांत कमी: ${lowest}, ${lowestValue}.`,
  equalSummary: ({ value }) => `सर्वांमध्ये समान: ${value}.`,
  singleSummary: ({ label, value }) => `${label}: ${value}.`,
  stackedSummary: ({ total, highest, highestValue }) => `एकूण ${total}. सर्वाधिक: ${highest}, ${highestValue}.`,
  lineSummary: ({ series, first, firstValue, last, lastValue }) =>
    `${series}: ${firstValue} (${first}) ते ${lastValue} (${last}).`,
  funnelSummary: ({ first, firstValue, last, lastValue, share }) =>
    `${first}: ${firstValue}. ${last}: ${lastValue}, पहिल्या टप्प्याच्या ${share}.`,
  ofPrevious: 'मागील टप्प्याचा हिस्सा',
  ofFirst: 'पहिल्या टप्प्याचा हिस्सा',
};
