import { Pagination } from '@aarambh/ui/Pagination';
import { StatCard } from '@aarambh/ui/StatCard';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from './LanguageProvider.tsx';

it('has the components group numbers as India does', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider
      linkComponent={({ href, children }) => <a href={href}>{children}</a>}
      navigate={() => undefined}
    >
      <StatCard label="Students" value={1_234_567} />
      <Pagination page={1} pageSize={1} total={123_456} />
    </LanguageProvider>,
  );
  expect(html).toContain('12,34,567');
  expect(html).toContain('1,23,456');
});
