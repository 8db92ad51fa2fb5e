import { toCssValue, toVariableName } from '../src/theme/resolveTokens.ts';
import { themeNames } from '../src/theme/themeScopes.ts';
import { resolvedTokens } from '../src/theme/tokens.ts';
import { figure, raised, raisedPlace } from './foundations.css.ts';

/** The shadows of every theme on their ground, read from the tokens. */
export function ElevationSamples() {
  return themeNames.map((theme) => (
    <div key={theme} data-theme={theme} className={raisedPlace}>
      {resolvedTokens(theme, 'comfortable')
        .filter(({ path }) => path[0] === 'shadow')
        .map((token) => (
          <div key={token.path.join('.')} className={raised} style={{ boxShadow: toCssValue(token) }}>
            <code>{token.path.join('.')}</code>
            <div className={figure}>--{toVariableName(token.path)}</div>
            <div className={figure}>{theme}</div>
          </div>
        ))}
    </div>
  ));
}
