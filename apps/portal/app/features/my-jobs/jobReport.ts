import { reportJobDescription } from '@aarambh/api-client/operations';
import { jobReport } from '@aarambh/forms';
import { defineAction } from '@aarambh/records';

/** A candidate tells support what is wrong with a job. */
export const reportJob = defineAction({
  family: '/jobdescription',
  id: 'report',
  label: 'resources.job.report.open',
  operation: reportJobDescription,
  question: { title: 'resources.job.report.title', text: 'resources.job.report.text' },
  form: { definition: jobReport },
  done: 'resources.job.report.done',
});
