import type { Decorator } from '@storybook/react-vite';
import { widthOf } from './widths.ts';

/**
 * A story for a phone is shown in a frame of that width where it stands on a page of the documentation: what asks the window how wide it is
 * would see the desktop there.
 */
export const withPhone: Decorator = (Story, { globals, id, title, name, viewMode }) => {
  const width = widthOf(globals);
  if (viewMode !== 'docs' || width === undefined || width >= 700) return <Story />;
  const shown = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([key, value]) => `${key}:${String(value)}`)
    .join(';');
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this Storybook itself
    <iframe
      className="story-phone"
      title={`${title}, ${name}: ${width} px wide`}
      src={`iframe.html?viewMode=story&id=${id}&globals=${encodeURIComponent(shown)}`}
      width={width}
      height={640}
    />
  );
};
