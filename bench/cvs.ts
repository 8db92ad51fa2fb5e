/** CVs a second, set by the thread that asks: each says something else, so nothing is remembered from the one before. */
import { cvLayoutValues } from '@aarambh/api-client/enums';
import { cvPDF, cvPictures } from '../apps/backend/src/candidates/cv-templates/printing.ts';
import { samples } from '../apps/backend/src/candidates/cv-templates/samples.ts';
import type { Row } from './table.ts';

const count = 120;
const style = { font: 'Noto Sans', size: 10.5, accent: 'indigo', spacing: 'normal' } as const;

/** Everybody in every layout, under a name that no other has. */
const documents = (round: string) => {
  const people = Object.values(samples);
  return Array.from({ length: count }, (_, index) => {
    const sample = people[index % people.length] ?? samples.Short;
    const layout = cvLayoutValues[index % cvLayoutValues.length] ?? 'Plain';
    const person = { ...sample.person, name: `${sample.person.name} ${round}${index}` };
    return { ...sample, person, design: { layout, style, pageLimit: 2 } };
  });
};

async function rateOf(
  set: (document: ReturnType<typeof documents>[number]) => Promise<unknown>,
  round: string,
) {
  const all = documents(round);
  const start = performance.now();
  const cpu = process.cpuUsage();
  for (const document of all) await set(document);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { rate: count / seconds, cpuMs: (user + system) / 1000 / count };
}

export async function measureCvs(): Promise<Row[]> {
  const [first] = documents('first');
  if (first) await cvPDF(first);
  const pdf = await rateOf(cvPDF, 'a');
  const pictures = await rateOf(cvPictures, 'b');
  const said = ({ rate, cpuMs }: typeof pdf) =>
    `${rate.toFixed(0)} a second, ${cpuMs.toFixed(1)} ms of processor time each`;
  return [
    { figure: 'CVs as PDF, six layouts, three people', value: said(pdf) },
    { figure: 'the same as pictures', value: said(pictures) },
  ];
}
