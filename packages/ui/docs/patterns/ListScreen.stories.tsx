import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AppHeader, AppHeaderAction } from '../../src/components/AppHeader/index.ts';
import { AppShell } from '../../src/components/AppShell/index.ts';
import { Breadcrumbs, crumbsFromPath } from '../../src/components/Breadcrumbs/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { DataGrid, type DataGridProps } from '../../src/components/DataGrid/index.ts';
import { EmptyState } from '../../src/components/EmptyState/index.ts';
import { ErrorState } from '../../src/components/ErrorState/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { BellIcon, DashboardIcon, FilterIcon, GlobeIcon, UserIcon } from '../../src/components/Icon/index.ts';
import { Inline } from '../../src/components/Inline/index.ts';
import { Logo } from '../../src/components/Logo/index.ts';
import { Pagination } from '../../src/components/Pagination/index.ts';
import { ResultCount } from '../../src/components/ResultCount/index.ts';
import { SearchField } from '../../src/components/SearchField/index.ts';
import { SideMenu, SideMenuToggle, useSideMenu } from '../../src/components/SideMenu/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Tag } from '../../src/components/Tag/index.ts';
import { announcedTexts } from '../../src/testing/announcedTexts.ts';
import { cities, type City } from '../../src/testing/cities.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { textsNotInHindi, useWords } from './words.ts';

const pageSize = 5;
/** Enough rows for a few pages. */
const rowsIn = (t: (english: string) => string): readonly City[] =>
  Array.from({ length: 28 }, (_, index) => {
    const city = cities[index % cities.length];
    const round = Math.floor(index / cities.length);
    const name = t(city?.name ?? '');
    return {
      id: String(index),
      name: round === 0 ? name : `${name} ${round + 1}`,
      state: t(city?.state ?? ''),
      tier: city?.tier ?? '',
      usedBy: city?.usedBy ?? 0,
      isActive: city?.isActive ?? true,
    };
  });

const menu = [
  { id: 'dashboard', label: 'Dashboard', icon: <DashboardIcon />, href: '#dashboard' },
  { id: 'city', label: 'Cities', icon: <GlobeIcon />, href: '/city' },
  { id: 'sector', label: 'Sectors', icon: <FilterIcon />, href: '#sector' },
];

const number = new Intl.NumberFormat('en-IN');

const columnsIn = (t: (english: string) => string): DataGridProps<City>['columns'] => [
  {
    id: 'name',
    header: t('Name'),
    renderCell: (city) => city.name,
    isRowHeader: true,
    sortValue: (city) => city.name,
  },
  { id: 'state', header: t('State'), renderCell: (city) => city.state },
  { id: 'usedBy', header: t('Used by'), renderCell: (city) => number.format(city.usedBy), align: 'end' },
  {
    id: 'status',
    header: t('Status'),
    renderCell: (city) =>
      city.isActive ? <Tag tone="success">{t('Active')}</Tag> : <Tag>{t('Inactive')}</Tag>,
    card: 'aside',
  },
];

type ListScreenProps = {
  /** What came of loading the list. */
  readonly state: 'ready' | 'loading' | 'failed';
  readonly onRetry: () => void;
  readonly onRowAction: NonNullable<DataGridProps<City>['onRowAction']>;
};

/** A list that is searched, sorted, chosen from and turned over, in the frame of those who are signed in. */
function ListScreen({ state, onRetry, onRowAction }: ListScreenProps) {
  const t = useWords();
  const sideMenu = useSideMenu();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const found = rowsIn(t).filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const shown = state === 'ready' ? found.slice((page - 1) * pageSize, page * pageSize) : [];

  return (
    <AppShell
      header={
        <AppHeader
          start={<SideMenuToggle state={sideMenu} />}
          brand={<Logo />}
          actions={
            <>
              <AppHeaderAction label={t('Notifications')} icon={<BellIcon />} isOpen={false} />
              <AppHeaderAction label={t('Account')} icon={<UserIcon />} isOpen={false} />
            </>
          }
        />
      }
      menu={
        <SideMenu
          state={sideMenu}
          items={menu.map((item) => ({ ...item, label: t(item.label) }))}
          currentPath="/city"
        />
      }
      breadcrumbs={
        <Breadcrumbs
          items={crumbsFromPath('/city', { homeLabel: t('Home'), labels: { '/city': t('Cities') } })}
        />
      }
    >
      <Stack>
        <Inline justify="between">
          <Heading level={1}>{t('Cities')}</Heading>
          <Button size="sm">{t('Add city')}</Button>
        </Inline>
        <SearchField
          label={t('Search cities')}
          onSearch={(searched) => {
            setQuery(searched);
            setPage(1);
          }}
        />
        {state !== 'failed' && (
          <ResultCount page={page} total={found.length} pageSize={pageSize} isLoading={state === 'loading'} />
        )}
        <DataGrid
          caption={t('Cities')}
          columns={columnsIn(t)}
          rows={shown}
          getRowId={(city) => city.id}
          getRowLabel={(city) => city.name}
          isSelectable
          isLoading={state === 'loading'}
          getRowActions={() => [
            { id: 'edit', label: t('Edit') },
            { id: 'deactivate', label: t('Deactivate') },
          ]}
          onRowAction={onRowAction}
          empty={<EmptyState title={t('No cities match')}>{t('Try another name.')}</EmptyState>}
          error={
            state === 'failed' ? (
              <ErrorState title={t('Cities could not be loaded')} onRetry={onRetry}>
                {t('The server took too long to answer.')}
              </ErrorState>
            ) : undefined
          }
        />
        {state === 'ready' && (
          <Pagination
            page={page}
            total={found.length}
            pageSize={pageSize}
            getHref={(to) => `#page=${to}`}
            onPageChange={setPage}
          />
        )}
      </Stack>
    </AppShell>
  );
}

const meta = {
  title: 'Patterns/List screen',
  component: ListScreen,
  args: { state: 'ready', onRetry: fn(), onRowAction: fn() },
  argTypes: { state: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] } },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Searched, turned over, and a row acted on; each new range is announced. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(announcedTexts('polite')).toContain('6 - 10 of 28 results'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search cities' }), 'pune');
    await waitFor(() => expect(announcedTexts('polite').at(-1)).toBe('1 - 5 of 6 results'));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Pune' }));
    // The drawn part of the menu is loaded after the grid.
    const edit = await screen.findByRole('menuitem', { name: 'Edit' }, { timeout: 10_000 });
    await userEvent.click(edit);
    await expect(args.onRowAction).toHaveBeenCalledTimes(1);
  },
};

/** Nothing matches: the list says so and the search stays. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search cities' }), 'atlantis');
    await expect(await canvas.findByRole('heading', { name: 'No cities match' })).toBeVisible();
    await waitFor(() => expect(announcedTexts('polite').at(-1)).toBe('0 - 0 of 0 results'));
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** At 320 px the rows are cards and the menu waits behind its button. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  },
};

/** In Hindi, whole: as the toolbar shows it too. */
export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvasElement }) => {
    await expect(textsNotInHindi(canvasElement)).toEqual([]);
  },
};
