import type { ReactNode } from 'react';
import { toCssValue, toVariableName } from '../src/theme/resolveTokens.ts';
import { resolvedTokens } from '../src/theme/tokens.ts';
import { figure, length } from './foundations.css.ts';

const previews: Readonly<Record<string, (value: string) => ReactNode>> = {
  space: (value) => <div className={length} style={{ inlineSize: value }} />,
  size: (value) => <div className={length} style={{ inlineSize: value }} />,
  radius: (value) => (
    <div className={length} style={{ inlineSize: '4rem', blockSize: '2rem', borderRadius: value }} />
  ),
  fontSize: (value) => <span style={{ fontSize: value }}>Aarambh आरंभ</span>,
  fontWeight: (value) => <span style={{ fontWeight: value }}>Aarambh आरंभ</span>,
  font: (value) => <span style={{ fontFamily: value }}>Aarambh आरंभ</span>,
};

/** The tokens of one group with their values in both densities, read from the token files. */
export function TokenTable({ group }: { readonly group: string }) {
  const compact = new Map(
    resolvedTokens('light', 'compact').map((token) => [token.path.join('.'), toCssValue(token)]),
  );
  const tokens = resolvedTokens('light', 'comfortable').filter((token) => token.path[0] === group);
  const preview = previews[group];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Compact</th>
          <th scope="col">CSS</th>
          {preview && <th scope="col">Looks like</th>}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => {
          const name = token.path.join('.');
          const value = toCssValue(token);
          const compactValue = compact.get(name);
          return (
            <tr key={name}>
              <td>
                <code>vars.{name}</code>
                {token.description && <div>{token.description}</div>}
              </td>
              <td className={figure}>{value}</td>
              <td className={figure}>{compactValue === value ? 'the same' : compactValue}</td>
              <td>
                <code>--{toVariableName(token.path)}</code>
              </td>
              {preview && <td>{preview(value)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
