import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { DescriptionList } from '../../src/components/DescriptionList/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Tabs } from '../../src/components/Tabs/index.ts';
import { Tag } from '../../src/components/Tag/index.ts';
import { Timeline } from '../../src/components/Timeline/index.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { SignedInPage } from './SignedInPage.tsx';

const facts = [
  { term: 'Company', details: 'Navyug Software' },
  { term: 'City', details: 'Pune' },
  { term: 'Last day to apply', details: '30 November 2026' },
  { term: 'Status', details: <Tag tone="success">Open</Tag> },
];

const history = [
  { id: 'posted', title: 'Posted', time: '2 November 2026', tone: 'success' as const },
  { id: 'written', title: 'Written as a draft', time: '28 October 2026' },
];

/** One record: what it is first, what happened to it in a tab of its own. */
function RecordScreen() {
  return (
    <SignedInPage title="Graduate engineer" path="/jobs" action={<Button size="sm">Edit</Button>}>
      <Tabs
        label="The job"
        items={[
          {
            id: 'facts',
            label: 'Facts',
            content: (
              <Card>
                <Stack>
                  <Heading level={2}>About the job</Heading>
                  <DescriptionList items={facts} />
                </Stack>
              </Card>
            ),
          },
          {
            id: 'history',
            label: 'History',
            content: <Timeline label="History of the job" events={history} />,
          },
        ]}
      />
    </SignedInPage>
  );
}

const meta = {
  title: 'Templates/Record',
  component: RecordScreen,
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof RecordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Navyug Software')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(await canvas.findByText('Written as a draft')).toBeVisible();
  },
};

/** At 320 px nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
