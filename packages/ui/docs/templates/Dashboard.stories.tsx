import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from '../../src/charts/BarChart/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Grid } from '../../src/components/Grid/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { List, ListItem } from '../../src/components/List/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { StatCard } from '../../src/components/StatCard/index.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { SignedInPage } from './SignedInPage.tsx';

const offers = [
  { label: 'Mumbai', value: 1204 },
  { label: 'Pune', value: 865 },
  { label: 'Chennai', value: 512 },
];

/** The numbers that lead somewhere, what there is to do, and one chart that answers one question. */
function Dashboard() {
  return (
    <SignedInPage title="Dashboard" path="/dashboard">
      <Grid minColumnWidth="sm">
        <StatCard label="Open jobs" value={42} href="/jobs" />
        <StatCard label="Applications" value={318} hint="since Monday" />
        <StatCard label="Offers" value={27} />
      </Grid>
      <Card>
        <Stack>
          <Heading level={2}>To do</Heading>
          <List>
            <ListItem>
              <Link href="/jobs">3 jobs wait for your approval</Link>
            </ListItem>
            <ListItem>
              <Link href="/jobs">2 offers have to be answered by Friday</Link>
            </ListItem>
          </List>
        </Stack>
      </Card>
      <Card>
        <BarChart title="Offers by city" categoryLabel="City" valueLabel="Offers" data={offers} />
      </Card>
    </SignedInPage>
  );
}

const meta = {
  title: 'Templates/Dashboard',
  component: Dashboard,
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 jobs wait for your approval' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Offers by city' })).toBeVisible();
  },
};

/** At 320 px nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
