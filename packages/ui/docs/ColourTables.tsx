import { measureContrast } from '../src/theme/contrast.ts';
import { toCssValue } from '../src/theme/resolveTokens.ts';
import { themeNames } from '../src/theme/themeScopes.ts';
import type { Theme } from '../src/theme/themeScopes.ts';
import { resolvedTokens } from '../src/theme/tokens.ts';
import { figure, sample, swatch, swatchName, swatches } from './foundations.css.ts';

const titles: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast-light': 'High contrast, light',
  'high-contrast-dark': 'High contrast, dark',
};

/** Every colour of every theme by name, read from the tokens. */
export function ColourSwatches() {
  return themeNames.map((theme) => (
    <section key={theme}>
      <h3>{titles[theme]}</h3>
      <div data-theme={theme} className={swatches}>
        {resolvedTokens(theme, 'comfortable')
          .filter((token) => token.type === 'color')
          .map((token) => {
            const value = toCssValue(token);
            return (
              <div key={token.path.join('.')}>
                <div className={swatch} style={{ backgroundColor: value }} />
                <div className={swatchName}>{token.path[1]}</div>
                <div className={figure}>{value}</div>
                <div className={figure}>{token.aliasOf?.slice(1).join(' ')}</div>
              </div>
            );
          })}
      </div>
    </section>
  ));
}

/** The contrast of every pair that components use, measured from the tokens. */
export function ContrastTable({ theme }: { readonly theme: Theme }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Foreground</th>
          <th scope="col">Background</th>
          <th scope="col">Looks like</th>
          <th scope="col">Contrast</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {measureContrast(theme).map(({ foreground, background, ratio, minimum }) => (
          <tr key={`${foreground} ${background}`}>
            <td>{foreground}</td>
            <td>{background}</td>
            <td data-theme={theme}>
              <span
                className={sample}
                style={{
                  color: `var(--aarambh-color-${kebab(foreground)})`,
                  backgroundColor: `var(--aarambh-color-${kebab(background)})`,
                }}
              >
                Aa आ
              </span>
            </td>
            <td className={figure}>{ratio.toFixed(2)}</td>
            <td className={figure}>{minimum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
