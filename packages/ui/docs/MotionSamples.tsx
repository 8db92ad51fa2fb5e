import { useState } from 'react';
import { Button } from '../src/components/Button/index.ts';
import { Stack } from '../src/components/Stack/index.ts';
import { Text } from '../src/components/Text/index.ts';
import { useMediaQuery } from '../src/hooks/useMediaQuery.ts';
import { toCssValue } from '../src/theme/resolveTokens.ts';
import { resolvedTokens } from '../src/theme/tokens.ts';
import * as styles from './MotionSamples.css.ts';

const tokens = resolvedTokens('light', 'comfortable');
const namesOf = (group: string): string[] =>
  tokens.flatMap(({ path }) => (path[0] === group && path[1] !== undefined ? [path[1]] : []));

function valueOf(group: string, name: string): string {
  const token = tokens.find(({ path }) => path[0] === group && path[1] === name);
  if (!token) throw new Error(`There is no token ${group}.${name}`);
  return toCssValue(token);
}

type Sample = { readonly duration: string; readonly easing: string };

const samples: readonly Sample[] = [
  ...namesOf('motion').map((duration) => ({ duration, easing: 'enter' })),
  ...namesOf('easing')
    .filter((easing) => easing !== 'enter')
    .map((easing) => ({ duration: 'panel', easing })),
];

/** Each duration with the easing of what comes, and the other easings in the longest duration, moved by a button. */
export function MotionSamples() {
  const [isMoved, setMoved] = useState(false);
  const wantsLess = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Stack gap="md" align="start">
      <Button variant="secondary" onClick={() => setMoved(!isMoved)}>
        {isMoved ? 'Move back' : 'Move'}
      </Button>
      {wantsLess && <Text>Your system asks for less motion: each is where it belongs at once.</Text>}
      <ul className={styles.samples} style={{ inlineSize: '100%' }}>
        {samples.map(({ duration, easing }) => (
          <li key={duration + easing} className={styles.sample}>
            <code>
              motion.{duration}, easing.{easing}
            </code>
            <div className={styles.track} data-moved={isMoved}>
              <div
                className={styles.runner}
                data-part="runner"
                style={{
                  transitionDuration: valueOf('motion', duration),
                  transitionTimingFunction: valueOf('easing', easing),
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
