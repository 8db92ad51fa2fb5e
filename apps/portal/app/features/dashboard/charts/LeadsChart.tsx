import { leadStatusValues } from '@aarambh/api-client/enums';
import { BarChart } from '@aarambh/ui/charts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ReportChart } from './ReportChart.tsx';

/** Leads by what became of them. */
export function LeadsChart() {
  const { t } = useTranslation();
  const rowLabel = t('dashboard.charts.status');
  const valueLabel = t('dashboard.leads.title');
  return (
    <ReportChart
      name="leads"
      title={t('dashboard.charts.leads')}
      rowLabel={rowLabel}
      columns={[{ id: 'leads', label: valueLabel }]}
      labelOf={({ key, label }) => {
        const status = leadStatusValues.find((each) => each === key);
        return status === undefined ? label : t(`dashboard.leads.statuses.${status}`);
      }}
    >
      {(rows, chart) => (
        <BarChart
          {...chart}
          data={rows.map(({ label, values, links }) => ({
            label,
            value: values.leads ?? 0,
            href: links?.leads,
          }))}
          categoryLabel={rowLabel}
          valueLabel={valueLabel}
        />
      )}
    </ReportChart>
  );
}
