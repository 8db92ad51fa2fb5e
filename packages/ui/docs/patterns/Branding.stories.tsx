import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { applyBrand, createBrand } from '../../src/brand/index.ts';
import { Alert } from '../../src/components/Alert/index.ts';
import { Badge } from '../../src/components/Badge/index.ts';
import { Box } from '../../src/components/Box/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Checkbox } from '../../src/components/Checkbox/index.ts';
import { Dialog } from '../../src/components/Dialog/index.ts';
import { Grid } from '../../src/components/Grid/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Inline } from '../../src/components/Inline/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { RadioGroup } from '../../src/components/RadioGroup/index.ts';
import { SearchSelect } from '../../src/components/SearchSelect/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Switch } from '../../src/components/Switch/index.ts';
import { Table, type TableColumn } from '../../src/components/Table/index.ts';
import { Tabs } from '../../src/components/Tabs/index.ts';
import { Tag } from '../../src/components/Tag/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { cities, type City } from '../../src/testing/cities.ts';
import { contrastRatio } from '../../src/theme/contrast.ts';
import { toHex } from '../../src/theme/resolveTokens.ts';
import type { Rgba } from '../../src/theme/resolveTokens.ts';
import { themeNames, type Theme } from '../../src/theme/themeScopes.ts';
import { brandOf, brandOptions } from './brands.ts';
import type { BrandName } from './brands.ts';

/** In place before the first paint, and gone with the story. */
function BrandStyles({ name }: { readonly name: BrandName }) {
  useLayoutEffect(() => applyBrand(brandOf(name)), [name]);
  return null;
}

const columns: readonly TableColumn<City>[] = [
  {
    id: 'name',
    header: 'City',
    renderCell: (city) => <Link href="#city">{city.name}</Link>,
    isRowHeader: true,
  },
  { id: 'state', header: 'State', renderCell: (city) => city.state },
  {
    id: 'status',
    header: 'Status',
    renderCell: (city) => (city.isActive ? <Tag tone="success">Active</Tag> : <Tag>Inactive</Tag>),
  },
];

function Actions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <Button variant="secondary">Preview</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button disabled>Publish</Button>
      <Button isPending>Sending</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Save the drive?"
        size="sm"
        footer={<Button onClick={() => setOpen(false)}>Save it</Button>}
      >
        Students see it <Link href="#when">from tomorrow on</Link>.
      </Dialog>
    </Inline>
  );
}

/** What a brand touches, on one page. */
function BrandedPage({ name }: { readonly name: BrandName }) {
  return (
    <main data-brand={name}>
      <BrandStyles name={name} />
      <Stack gap="lg">
        <Inline>
          <Heading level={1}>Campus drives</Heading>
          <Badge tone="accent">New</Badge>
          <Badge label="3 waiting">{3}</Badge>
        </Inline>
        <Text>
          Everything that can be pressed has the colour of the brand, also{' '}
          <Link href="#drives">a link in a text</Link>.
        </Text>
        <Actions />
        <Card>
          <Stack gap="md">
            <TextField label="Title of the drive" defaultValue="Graduate engineers" />
            <TextField label="Seats" error="Enter a number from 1" defaultValue="0" />
            <SearchSelect label="College" items={cities.map(({ id, name: label }) => ({ id, label }))} />
            <Inline>
              <Checkbox label="Laterals too" defaultChecked />
              <Switch label="Show to students" defaultChecked />
            </Inline>
            <RadioGroup
              label="Where"
              variant="segmented"
              defaultValue="campus"
              options={[
                { value: 'campus', label: 'On campus' },
                { value: 'online', label: 'Online' },
              ]}
            />
          </Stack>
        </Card>
        <Tabs
          label="Drives"
          items={[
            { id: 'open', label: 'Open', count: 2, content: <Text tone="muted">Two drives are open.</Text> },
            { id: 'over', label: 'Over', content: <Text tone="muted">None is over.</Text> },
          ]}
        />
        <Alert tone="info" isAnnounced={false} title="Tomorrow">
          The drive opens at nine. <Link href="#time">Change the time</Link>
        </Alert>
        <Alert tone="success" isAnnounced={false}>
          The drive is saved.
        </Alert>
        <Alert tone="warning" isAnnounced={false}>
          Two seats are left. <Link href="#seats">Add seats</Link>
        </Alert>
        <Alert tone="danger" isAnnounced={false}>
          The drive could not be saved.
        </Alert>
        <Table caption="Cities" columns={columns} rows={cities} getRowId={(city) => city.id} />
      </Stack>
    </main>
  );
}

const meta = {
  title: 'Patterns/Branding',
  component: BrandedPage,
} satisfies Meta<typeof BrandedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The colour that an element has in the theme that is shown. */
const colourOf = (element: Element, property: 'backgroundColor' | 'color'): Rgba => {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element)[property].match(/[\d.]+/g) ?? []).map(
    Number,
  );
  return [red / 255, green / 255, blue / 255, 1];
};

/** The page has the colours of the brand, and so has a dialog that opens in it. */
const play: NonNullable<Story['play']> = async ({ canvas, args }) => {
  const theme = themeNames.find((known) => known === document.documentElement.dataset.theme) ?? 'light';
  const action = brandOf(args.name).themes[theme]['--aarambh-color-action'];
  const save = canvas.getByRole('button', { name: 'Save' });
  const link = canvas.getByRole('link', { name: 'a link in a text' });
  await expect(toHex(colourOf(link, 'color'))).toBe(action);
  if (matchMedia('(forced-colors: active)').matches) return;
  // A button goes from colour to colour.
  await waitFor(() => expect(toHex(colourOf(save, 'backgroundColor'))).toBe(action));
  await userEvent.click(save);
  const saveIt = await screen.findByRole('button', { name: 'Save it' });
  await expect(toHex(colourOf(saveIt, 'backgroundColor'))).toBe(action);
  await userEvent.click(saveIt);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const Teal: Story = { args: { name: 'teal' }, play };

export const Red: Story = { args: { name: 'red' }, play };

/** One colour for the light themes, another for the dark ones. */
export const NavyAndYellow: Story = { args: { name: 'navy' }, play };

const brandNames = Object.keys(brandOptions).filter((name): name is BrandName => name in brandOptions);

/** One brand in one theme, small enough to have twelve of them beside each other. */
function Sample({ name, theme }: { readonly name: BrandName; readonly theme: Theme }) {
  return (
    <section aria-label={`${name}, ${theme}`} data-brand={name} data-theme={theme} data-part="sample">
      <Box padding="md" surface="surface">
        <Stack gap="sm">
          <Text tone="muted">
            {name}, {theme}
          </Text>
          <Inline>
            <Button size="sm">Save</Button>
            <Button size="sm" variant="secondary">
              Preview
            </Button>
          </Inline>
          <Text>
            Open <Link href="#drives">{`the ${name} drives`}</Link>
          </Text>
          <TextField label="Seats" defaultValue="60" />
          <Inline>
            <Checkbox label="Laterals" defaultChecked />
            <Badge tone="accent">New</Badge>
            <Tag tone="danger">Over</Tag>
          </Inline>
        </Stack>
      </Box>
    </section>
  );
}

/** Three brands in the four themes: the words on a button and a link on its surface have the contrast that their theme promises. */
export const InEveryTheme: Story = {
  args: { name: 'teal' },
  render: () => (
    <>
      {brandNames.map((name) => (
        <BrandStyles key={name} name={name} />
      ))}
      <Grid columns={4} gap="md">
        {brandNames.flatMap((name) =>
          themeNames.map((theme) => <Sample key={`${name} ${theme}`} name={name} theme={theme} />),
        )}
      </Grid>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (matchMedia('(forced-colors: active)').matches) return;
    await expect(canvasElement.querySelectorAll('[data-part="sample"]')).toHaveLength(12);
    for (const name of brandNames) {
      for (const theme of themeNames) {
        const sample = within(canvas.getByRole('region', { name: `${name}, ${theme}` }));
        const least = theme.startsWith('high-contrast') ? 7 : 4.5;
        const save = sample.getByRole('button', { name: 'Save' });
        await waitFor(() =>
          expect(
            contrastRatio(colourOf(save, 'color'), colourOf(save, 'backgroundColor')),
            `${name}, ${theme}: the button`,
          ).toBeGreaterThanOrEqual(least),
        );
        const link = sample.getByRole('link');
        const surface = link.closest('[data-part="sample"]')?.firstElementChild;
        if (!surface) throw new Error('The link stands on nothing.');
        await expect(
          contrastRatio(colourOf(link, 'color'), colourOf(surface, 'backgroundColor')),
          `${name}, ${theme}: the link`,
        ).toBeGreaterThanOrEqual(least);
      }
    }
  },
};

/** A brand of the whole document, put there and taken away while the page runs. */
export const WhileThePageRuns: Story = {
  args: { name: 'teal' },
  render: () => <Button>Save</Button>,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const before = getComputedStyle(save).backgroundColor;
    const brand = createBrand(brandOptions.teal);
    const takeAway = applyBrand(brand);
    try {
      const theme = themeNames.find((known) => known === document.documentElement.dataset.theme) ?? 'light';
      await waitFor(() =>
        expect(toHex(colourOf(save, 'backgroundColor'))).toBe(brand.themes[theme]['--aarambh-color-action']),
      );
      await expect(getComputedStyle(save).borderRadius).toBe('6px');
    } finally {
      takeAway();
    }
    await waitFor(() => expect(getComputedStyle(save).backgroundColor).toBe(before));
  },
};
