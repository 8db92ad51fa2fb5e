import { Canvas } from '@storybook/addon-docs/blocks';
import * as styles from './AnatomyFigure.css.ts';
import type { AnatomyFigureProps } from './AnatomyFigure.tsx';

/** A story of `Anatomy.stories.tsx`. */
export type AnatomyStory = {
  readonly args: Pick<AnatomyFigureProps, 'parts'>;
};

/** The picture of a component and what its parts are: the numbers are those of the picture. */
export function Anatomy({ story }: { readonly story: AnatomyStory }) {
  return (
    <>
      <Canvas of={story} sourceState="none" />
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              No.
            </th>
            <th scope="col">Part</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {story.args.parts.map(({ name, what, selector }, index) => (
            <tr key={name}>
              <td className={styles.number}>{selector === undefined ? '' : index + 1}</td>
              <td>{selector === `[data-part="${name}"]` ? <code>{name}</code> : name}</td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
