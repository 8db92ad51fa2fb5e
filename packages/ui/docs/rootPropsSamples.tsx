import type { ReactElement } from 'react';
import * as charts from '../src/charts/index.ts';
import * as editor from '../src/editor/index.ts';
import * as ui from '../src/index.ts';

/** Every component that the package's entries export. */
export const publicComponents: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries({ ...ui, ...charts, ...editor }).filter(([name]) => /^[A-Z]/.test(name)),
);

/** What each sample hands to its component. */
export type Probe = {
  readonly className: string | undefined;
  readonly style: { readonly marginTop: string } | undefined;
  readonly 'data-probe': string;
  readonly ref: (element: Element | null) => void;
};

const queue = ui.createAlertQueue();
queue.info('Saved');

const choices = [
  { value: 'a', label: 'Candidate' },
  { value: 'b', label: 'Employer' },
] as const;
const items = [{ id: 'a', label: 'Pune' }];
const options = { label: 'Account', options: choices, name: 'account' };
const modal = { isOpen: true, title: 'Delete Pune?', onClose() {}, children: 'It goes.' };
const table = {
  caption: 'Cities',
  columns: [{ id: 'name', header: 'Name', renderCell: ({ label }: { label: string }) => label }],
  rows: items,
  getRowId: ({ id }: { id: string }) => id,
};
const chart = { title: 'Jobs' };
const series = {
  categoryLabel: 'Month',
  series: [{ id: 'a', label: 'Posted' }],
  data: [{ label: 'May', values: { a: 3 } }],
};
const menuState: ui.SideMenuState = {
  id: 'side-menu',
  isExpanded: true,
  isNarrow: false,
  setExpanded() {},
};
const captcha: ui.CaptchaAdapter = { solve: async () => 'token' };

type IconName = Exclude<Extract<keyof typeof ui, `${string}Icon`>, 'DirectionalIcon' | 'Icon'>;

const isIcon = (name: string): name is IconName => /\wIcon$/.test(name) && name !== 'DirectionalIcon';

const icons: Pick<typeof ui, IconName> = ui;

/** The icons are all alike. */
const iconSamples = Object.fromEntries(
  Object.keys(ui)
    .filter(isIcon)
    .map((name) => {
      const Drawn = icons[name];
      return [name, (probe: Probe) => <Drawn {...probe} />];
    }),
);

/** One of each, with what a consumer may hand to its root. A component that is missing here fails the test. */
export const samples: Readonly<Record<string, (probe: Probe) => ReactElement>> = {
  ...iconSamples,
  Accordion: (probe) => <ui.Accordion {...probe} items={[{ id: 'a', title: 'Fees', content: 'None' }]} />,
  Alert: (probe) => (
    <ui.Alert {...probe} tone="info">
      Saved
    </ui.Alert>
  ),
  AlertRegion: (probe) => <ui.AlertRegion {...probe} queue={queue} />,
  AppFooter: (probe) => <ui.AppFooter {...probe} copyright="Aarambh" />,
  AppHeader: (probe) => <ui.AppHeader {...probe} brand="Aarambh" />,
  AppHeaderAction: (probe) => <ui.AppHeaderAction {...probe} label="News" icon={<ui.BellIcon />} />,
  AppShell: (probe) => <ui.AppShell {...probe}>Page</ui.AppShell>,
  Autocomplete: (probe) => <ui.Autocomplete {...probe} label="City" suggestions={['Pune']} />,
  Avatar: (probe) => <ui.Avatar {...probe} name="Asha Patil" />,
  Badge: (probe) => <ui.Badge {...probe}>{3}</ui.Badge>,
  BarChart: (probe) => (
    <charts.BarChart
      {...probe}
      {...chart}
      categoryLabel="City"
      valueLabel="Jobs"
      data={[{ label: 'Pune', value: 3 }]}
    />
  ),
  Box: (probe) => <ui.Box {...probe}>Box</ui.Box>,
  BrandMark: (probe) => <ui.BrandMark {...probe} />,
  Breadcrumbs: (probe) => <ui.Breadcrumbs {...probe} items={[{ id: 'a', label: 'Cities' }]} />,
  Button: (probe) => <ui.Button {...probe}>Save</ui.Button>,
  ButtonGroup: (probe) => (
    <ui.ButtonGroup {...probe} label="Decision">
      Buttons
    </ui.ButtonGroup>
  ),
  CaptchaField: (probe) => <ui.CaptchaField {...probe} adapter={captcha} />,
  Card: (probe) => <ui.Card {...probe}>Card</ui.Card>,
  Checkbox: (probe) => <ui.Checkbox {...probe} label="Yes" />,
  CheckboxGroup: (probe) => <ui.CheckboxGroup {...probe} {...options} />,
  CommandPalette: (probe) => <ui.CommandPalette {...probe} isOpen label="Search" onClose={() => {}} />,
  ConfirmDialog: (probe) => (
    <ui.ConfirmDialog {...probe} {...modal} confirmLabel="Delete" onConfirm={() => {}} onCancel={() => {}} />
  ),
  Container: (probe) => <ui.Container {...probe}>Container</ui.Container>,
  DataGrid: (probe) => <ui.DataGrid {...probe} {...table} getRowLabel={({ label }) => label} />,
  DateField: (probe) => <ui.DateField {...probe} label="Born" />,
  DateRangeField: (probe) => <ui.DateRangeField {...probe} label="Season" />,
  DescriptionList: (probe) => <ui.DescriptionList {...probe} items={[{ term: 'City', details: 'Pune' }]} />,
  Dialog: (probe) => <ui.Dialog {...probe} {...modal} />,
  DirectionalIcon: (probe) => (
    <ui.DirectionalIcon {...probe}>
      <path d="M4 4h9" />
    </ui.DirectionalIcon>
  ),
  Disclosure: (probe) => (
    <ui.Disclosure {...probe} title="More">
      Filters
    </ui.Disclosure>
  ),
  Divider: (probe) => <ui.Divider {...probe} />,
  EmptyState: (probe) => <ui.EmptyState {...probe} title="No cities" />,
  ErrorState: (probe) => <ui.ErrorState {...probe} />,
  ErrorSummary: (probe) => (
    <ui.ErrorSummary {...probe} errors={[{ fieldId: 'a', message: 'Name: enter it' }]} />
  ),
  Field: (probe) => (
    <ui.Field {...probe} label="Rating" component="Rating">
      {(control) => <input {...control} type="range" />}
    </ui.Field>
  ),
  FileField: (probe) => <ui.FileField {...probe} label="CV" />,
  Form: (probe) => <ui.Form {...probe}>Fields</ui.Form>,
  FormSection: (probe) => (
    <ui.FormSection {...probe} title="You">
      Fields
    </ui.FormSection>
  ),
  FunnelChart: (probe) => (
    <charts.FunnelChart
      {...probe}
      {...chart}
      stageLabel="Stage"
      valueLabel="Jobs"
      data={[{ label: 'Applied', value: 3 }]}
    />
  ),
  Grid: (probe) => <ui.Grid {...probe}>Grid</ui.Grid>,
  Heading: (probe) => (
    <ui.Heading {...probe} level={2}>
      Cities
    </ui.Heading>
  ),
  HelpTip: (probe) => <ui.HelpTip {...probe}>Ten digits</ui.HelpTip>,
  Icon: (probe) => (
    <ui.Icon {...probe}>
      <path d="M4 4h9" />
    </ui.Icon>
  ),
  IconButton: (probe) => <ui.IconButton {...probe} label="Close" icon={<ui.CloseIcon />} />,
  Inline: (probe) => <ui.Inline {...probe}>Inline</ui.Inline>,
  LineChart: (probe) => <charts.LineChart {...probe} {...chart} {...series} />,
  Link: (probe) => (
    <ui.Link {...probe} href="#a">
      Terms
    </ui.Link>
  ),
  LinkButton: (probe) => (
    <ui.LinkButton {...probe} href="#a">
      Terms
    </ui.LinkButton>
  ),
  List: (probe) => <ui.List {...probe}>Items</ui.List>,
  ListItem: (probe) => <ui.ListItem {...probe}>Item</ui.ListItem>,
  Logo: (probe) => <ui.Logo {...probe} />,
  Menu: (probe) => (
    <ui.Menu
      {...probe}
      label="Actions"
      items={[{ id: 'a', label: 'Edit' }]}
      renderTrigger={(trigger) => <ui.Button {...trigger}>Actions</ui.Button>}
    />
  ),
  Meter: (probe) => <ui.Meter {...probe} label="Marks" value={7} />,
  MultiSelect: (probe) => <ui.MultiSelect {...probe} label="Cities" items={items} />,
  NumberField: (probe) => <ui.NumberField {...probe} label="Openings" />,
  OtpField: (probe) => <ui.OtpField {...probe} label="Code" />,
  Pagination: (probe) => <ui.Pagination {...probe} page={1} total={99} />,
  Panel: (probe) => <ui.Panel {...probe} {...modal} />,
  PasswordField: (probe) => <ui.PasswordField {...probe} label="Password" />,
  PasswordRules: (probe) => <ui.PasswordRules {...probe} rules={[]} />,
  PhoneField: (probe) => <ui.PhoneField {...probe} label="Mobile" />,
  Popover: (probe) => (
    <ui.Popover
      {...probe}
      isOpen
      label="Filters"
      renderTrigger={(trigger) => <ui.Button {...trigger}>Filters</ui.Button>}
    >
      Filters
    </ui.Popover>
  ),
  ProgressBar: (probe) => <ui.ProgressBar {...probe} label="Profile" value={40} />,
  RadioGroup: (probe) => <ui.RadioGroup {...probe} {...options} />,
  RecentAlerts: (probe) => <ui.RecentAlerts {...probe} queue={queue} formatTime={() => '10:00'} />,
  ReorderableList: (probe) => (
    <ui.ReorderableList {...probe} label="Order" items={[{ id: 'a', name: 'A' }]} onReorder={() => {}} />
  ),
  ResendTimer: (probe) => <ui.ResendTimer {...probe} onResend={() => {}} />,
  ResultCount: (probe) => <ui.ResultCount {...probe} page={1} total={9} />,
  RichText: (probe) => <ui.RichText {...probe} html="<p>Text</p>" />,
  RichTextField: (probe) => <editor.RichTextField {...probe} label="Message" value="" onChange={() => {}} />,
  SearchField: (probe) => <ui.SearchField {...probe} label="Search" />,
  SearchSelect: (probe) => <ui.SearchSelect {...probe} label="City" items={items} />,
  Select: (probe) => <ui.Select {...probe} {...options} />,
  SideMenu: (probe) => <ui.SideMenu {...probe} state={menuState} items={[]} currentPath="/" />,
  SideMenuToggle: (probe) => <ui.SideMenuToggle {...probe} state={menuState} />,
  Skeleton: (probe) => <ui.Skeleton {...probe} />,
  Spinner: (probe) => <ui.Spinner {...probe} />,
  Stack: (probe) => <ui.Stack {...probe}>Stack</ui.Stack>,
  StackedBarChart: (probe) => <charts.StackedBarChart {...probe} {...chart} {...series} />,
  StatCard: (probe) => <ui.StatCard {...probe} label="Jobs" value={3} />,
  Stepper: (probe) => (
    <ui.Stepper {...probe} label="Register" steps={[{ id: 'a', label: 'You' }]} currentId="a" />
  ),
  Switch: (probe) => <ui.Switch {...probe} label="E-mail" />,
  Table: (probe) => <ui.Table {...probe} {...table} />,
  Tabs: (probe) => <ui.Tabs {...probe} label="Views" items={[{ id: 'a', label: 'All', content: 'All' }]} />,
  Tag: (probe) => <ui.Tag {...probe}>Posted</ui.Tag>,
  Text: (probe) => <ui.Text {...probe}>Text</ui.Text>,
  TextArea: (probe) => <ui.TextArea {...probe} label="About you" />,
  TextField: (probe) => <ui.TextField {...probe} label="City" />,
  Timeline: (probe) => <ui.Timeline {...probe} label="History" events={[{ id: 'a', title: 'Applied' }]} />,
  Toolbar: (probe) => (
    <ui.Toolbar {...probe} label="Text">
      Tools
    </ui.Toolbar>
  ),
  Tooltip: (probe) => (
    <ui.Tooltip {...probe} content="Close">
      <button type="button">x</button>
    </ui.Tooltip>
  ),
  VisuallyHidden: (probe) => <ui.VisuallyHidden {...probe}>Heard</ui.VisuallyHidden>,
};
