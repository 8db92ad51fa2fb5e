/** One line of the printed table. */
export interface Row {
  figure: string;
  value: string;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function printTable(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map((row) => row.figure.length));
  console.log(`\n${title}`);
  for (const row of rows) console.log(`  ${row.figure.padEnd(width)}  ${row.value}`);
}
