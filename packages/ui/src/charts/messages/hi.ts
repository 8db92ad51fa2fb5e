import type { ChartMessages } from './en.ts';

/** Hindi, complete. */
export const hi: ChartMessages = {
  showAsTable: 'तालिका में दिखाएँ',
  showAsChart: 'चार्ट में दिखाएँ',
  shownAsTable: ({ title }) => `${title}, तालिका में दिख रहा है`,
  shownAsChart: ({ title }) => `${title}, चार्ट में दिख रहा है`,
  download: 'CSV डाउनलोड करें',
  keyboardHint: 'तीर कुंजियों से एक-एक मान देखें।',
  linkHint: 'एंटर दबाने पर वे रिकॉर्ड खुलते हैं जो इस मान में गिने गए हैं।',
  empty: 'अभी दिखाने के लिए कुछ नहीं है',
  noValue: 'कोई मान नहीं',
  total: 'कुल',
  point: ({ label, value }) => `${label}: ${value}`,
  seriesPoint: ({ label, series, value }) => `${label}, ${series}: ${value}`,
  stagePoint: ({ label, value, share }) => `${label}: ${value}, पिछले चरण का ${share}`,
  barSummary: ({ highest, highestValue, lowest, lowestValue }) =>
    `सबसे अधिक: ${highest}, ${highestValue}। सबसे कम: ${lowest}, ${lowestValue}।`,
  equalSummary: ({ value }) => `सबमें समान: ${value}।`,
  singleSummary: ({ label, value }) => `${label}: ${value}।`,
  stackedSummary: ({ total, highest, highestValue }) => `कुल ${total}। सबसे अधिक: ${highest}, ${highestValue}।`,
  lineSummary: ({ series, first, firstValue, last, lastValue }) =>
    `${series}: ${firstValue} (${first}) से ${lastValue} (${last})।`,
  funnelSummary: ({ first, firstValue, last, lastValue, share }) =>
    `${first}: ${firstValue}। ${last}: ${lastValue}, पहले चरण का ${share}।`,
  ofPrevious: 'पिछले चरण का हिस्सा',
  ofFirst: 'पहले चरण का हिस्सा',
};
