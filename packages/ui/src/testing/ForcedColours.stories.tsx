import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { DataGrid } from '../components/DataGrid/index.ts';
import { Meter } from '../components/Meter/index.ts';
import { ProgressBar } from '../components/ProgressBar/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Stepper } from '../components/Stepper/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { Tabs } from '../components/Tabs/index.ts';
import { canSetMediaFeatures, withMediaFeatures } from './mediaFeatures.ts';

const cities = [
  { id: 'pune', name: 'Pune' },
  { id: 'kota', name: 'Kota' },
];

/** What shows its state by a colour has another sign of it where the system forces its own colours (WCAG 2.2, 1.4.1 and 1.4.11). */
const meta = {
  title: 'Patterns/Forced colours',
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <Tabs
        label="Views"
        items={[
          { id: 'open', label: 'Open', content: '' },
          { id: 'closed', label: 'Closed', content: '' },
          { id: 'late', label: 'Late', content: '', disabled: true },
        ]}
      />
      <Stepper
        label="Profile"
        currentId="skills"
        steps={[
          { id: 'person', label: 'Person' },
          { id: 'skills', label: 'Skills' },
          { id: 'send', label: 'Send' },
        ]}
      />
      <p>
        <Badge>New</Badge>
      </p>
      <Switch label="E-mails" defaultChecked />
      <Switch label="Messages" />
      <Checkbox label="Agreed" defaultChecked />
      <Checkbox label="Read" />
      <DataGrid
        caption="Cities"
        rows={cities}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
        columns={[{ id: 'name', header: 'Name', renderCell: ({ name }) => name, isRowHeader: true }]}
        isSelectable
        selectedIds={new Set(['pune'])}
        onSelectionChange={() => {}}
      />
      <ProgressBar label="Sent" value={50} />
      <Meter label="Filled" value={50} />
    </Stack>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The system's colour as the browser writes it now. */
function systemColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  probe.style.forcedColorAdjust = 'none';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export const States: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    if (!canSetMediaFeatures) return;
    const part = (selector: string): Element => {
      const found = canvasElement.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    };
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const [highlight, canvasColour] = ['Highlight', 'Canvas'].map(systemColour);
      await expect(highlight).not.toBe(canvasColour);
      await step('the line under the chosen tab', async () => {
        const line = (name: string) => getComputedStyle(canvas.getByRole('tab', { name }), '::after');
        await expect(line('Open').borderBlockEndColor).toBe(highlight);
        await expect(line('Open').borderBlockEndWidth).toBe('3px');
        await expect(line('Closed').content).toBe('none');
        await expect(getComputedStyle(canvas.getByRole('tab', { name: 'Late' })).color).toBe(
          systemColour('GrayText'),
        );
      });
      await step('how far one has come', async () => {
        const [done, current, ahead] = canvas.getAllByRole('listitem').map((item) => getComputedStyle(item));
        await expect(done?.borderBlockStartColor).toBe(highlight);
        await expect(current?.borderBlockStartColor).toBe(highlight);
        await expect(ahead?.borderBlockStartColor).not.toBe(highlight);
        const mark = part('[data-state="current"] [aria-hidden]');
        await expect(getComputedStyle(mark).backgroundColor).toBe(highlight);
      });
      await step('the edge of a badge', async () => {
        await expect(getComputedStyle(part('[data-component="Badge"]')).borderTopWidth).toBe('1px');
      });
      await step('what is on', async () => {
        const colour = (name: string) =>
          getComputedStyle(canvas.getByRole('switch', { name })).backgroundColor;
        await expect(colour('E-mails')).toBe(highlight);
        await expect(colour('Messages')).not.toBe(highlight);
        // The browser draws its own, which has a tick.
        await expect(getComputedStyle(canvas.getByRole('checkbox', { name: 'Agreed' })).appearance).toBe(
          'auto',
        );
      });
      await step('the row that is selected', async () => {
        const outline = (name: string) =>
          getComputedStyle(canvas.getByRole('row', { name: new RegExp(name) }));
        await expect(outline('Pune').outlineColor).toBe(highlight);
        await expect(outline('Pune').outlineStyle).toBe('solid');
        await expect(outline('Kota').outlineStyle).toBe('none');
        // The bar of what is selected is told from the page by its edge, and its words by their colour.
        const words = getComputedStyle(canvas.getByText('1 selected'));
        await expect(words.color).not.toBe(canvasColour);
      });
      await step('how much is filled', async () => {
        const bar = getComputedStyle(canvas.getByRole('progressbar', { name: /Sent/ }));
        await expect(bar.color).toBe(highlight);
        await expect(bar.backgroundColor).toBe(canvasColour);
        await expect(bar.borderTopWidth).toBe('1px');
      });
    });
  },
};
