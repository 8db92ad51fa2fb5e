import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Provider } from '../src/components/Provider/index.ts';
import { publicComponents, samples, type Probe } from './rootPropsSamples.tsx';

const meta = {
  title: 'Foundations/Root props',
  component: Provider,
  args: { children: 'Every component, one after the other, in the test of this story.' },
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Provider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** They draw no element of their own. */
const elementless = new Set(['Provider', 'CaptchaBlocked']);

const probe = { className: 'from-outside', style: { marginTop: '7px' } };
const plain = { className: undefined, style: undefined };

/** What is wrong with how a component hands on what it was given; nothing if all is well. */
async function faultsOf(name: string, draw: (probe: Probe) => ReactElement): Promise<string[]> {
  const faults: string[] = [];
  const held: { current: Element | null } = { current: null };
  const hold = (element: Element | null): void => {
    held.current = element;
  };
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = (given: typeof probe | typeof plain): void =>
    root.render(<Provider>{draw({ ...given, ref: hold, 'data-probe': name })}</Provider>);
  render(probe);
  if (name === 'Menu') await userEvent.click(await within(container).findByRole('button'));
  try {
    const carrier = await waitFor(() => {
      const found = document.querySelectorAll(`[data-probe="${name}"]`);
      if (found.length !== 1 || !found[0]) throw new Error(`data-* is on ${found.length} elements`);
      return found[0];
    });
    const styled = document.querySelectorAll<HTMLElement | SVGElement>('.from-outside');
    const outer = styled[0];
    if (styled.length !== 1 || !outer) throw new Error(`className is on ${styled.length} elements`);
    if (!outer.contains(carrier)) faults.push('className is not around data-*');
    if (outer.style.marginTop !== '7px') faults.push('style is not where className is');
    const reached = held.current;
    if (!reached || !(carrier.contains(reached) || reached.contains(carrier)))
      faults.push('ref is elsewhere');
    const withIt = outer.getAttribute('class') ?? '';
    render(plain);
    await waitFor(() => {
      if (document.querySelector('.from-outside')) throw new Error('className does not go');
    });
    const without = outer.getAttribute('class') ?? '';
    if (withIt.replace(/ ?from-outside/, '') !== without) faults.push(`own classes: ${withIt} or ${without}`);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  root.unmount();
  container.remove();
  await waitFor(() => {
    if (held.current !== null) throw new Error(`${name} keeps its ref`);
  });
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Every public component takes `className`, `style`, `ref` and `data-*`, and keeps its own classes. */
export const Default: Story = {
  play: async () => {
    const names = Object.keys(publicComponents).filter((name) => !elementless.has(name));
    await expect(Object.keys(samples).toSorted()).toEqual(names.toSorted());
    const faults: string[] = [];
    const complain = console.error;
    // A prop of its own that a component hands on to the page.
    console.error = (...words: unknown[]) => faults.push(words.map(String).join(' '));
    for (const [name, draw] of Object.entries(samples)) faults.push(...(await faultsOf(name, draw)));
    console.error = complain;
    await expect(faults).toEqual([]);
  },
};
