import { LineChart } from '@aarambh/ui/charts';
import { useLanguage } from '../../../../i18n/LanguageProvider.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { shortMonthText } from '../../../../i18n/dates.ts';
import { ReportChart } from './ReportChart.tsx';

/** Credits that people and companies got and spent in each month. */
export function CreditsChart() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const columns = [
    { id: 'issued', label: t('dashboard.creditFlow.issued') },
    { id: 'spent', label: t('dashboard.creditFlow.spent') },
  ];
  const rowLabel = t('dashboard.charts.month');
  return (
    <ReportChart
      name="credits"
      title={t('dashboard.charts.credits')}
      rowLabel={rowLabel}
      columns={columns}
      labelOf={({ key }) => shortMonthText(key, language)}
    >
      {(rows, chart) => <LineChart {...chart} data={rows} series={columns} categoryLabel={rowLabel} />}
    </ReportChart>
  );
}
