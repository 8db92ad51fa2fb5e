/** Lines of columns that are as wide as their widest cell, to be read and compared as text. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_name, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const written = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${written.join('\n')}\n`;
}
