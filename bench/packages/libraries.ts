/** What is compared: the same small pages, each with the sources of a library's own documentation. */
export const pages = [
  'Button',
  'TextField',
  'Select',
  'Dialog',
  'DateField',
  'sign-in',
  'sign-in with all logic',
] as const;

export type Page = (typeof pages)[number];

export interface PageSource {
  /** Import statements. */
  readonly imports: readonly string[];
  /** The element that is drawn. */
  readonly jsx: string;
}

/** The page whose logic is in a file of `sign-in/`, which exports `SignIn`: checked by a schema, sent, refused, and the focus where something is wrong. */
const signIn = (file: string): PageSource => ({
  imports: [`import { SignIn } from './sign-in/${file}.jsx';`],
  jsx: '<SignIn />',
});

export interface Library {
  readonly name: string;
  /** What goes around every page, with its imports and its style sheets. */
  readonly frame: PageSource;
  /** The pages that it has. */
  readonly pages: Partial<Readonly<Record<Page, PageSource>>>;
}

const years = `['First', 'Second', 'Third']`;
const source = (imports: readonly string[], jsx: string): PageSource => ({ imports, jsx });

/** Imports of our own entries, one for each component. */
const own = (names: readonly string[]): string[] =>
  names.map((name) => `import { ${name} } from '@aarambh/ui/${name}';`);

const ours: Library = {
  name: 'ours',
  frame: source(
    [`import '@aarambh/ui/theme';`, ...own(['Provider'])],
    `<Provider locale="en">{page}</Provider>`,
  ),
  pages: {
    Button: source(own(['Button']), `<Button>Save</Button>`),
    TextField: source(
      own(['TextField']),
      `<TextField label="Name" hint="As on your card" error="Missing" />`,
    ),
    Select: source(
      own(['Select']),
      `<Select label="Year" options={${years}.map((label) => ({ value: label, label }))} />`,
    ),
    Dialog: source(
      own(['Dialog']),
      `<Dialog isOpen onClose={() => {}} title="Apply">Costs 10 credits</Dialog>`,
    ),
    DateField: source(own(['DateField']), `<DateField label="Interview" hasCalendar />`),
    'sign-in': source(
      own(['Button', 'Checkbox', 'Form', 'PasswordField', 'TextField']),
      `<Form><TextField label="Email" type="email" /><PasswordField label="Password" /><Checkbox label="Remember me" /><Button type="submit">Sign in</Button></Form>`,
    ),
    'sign-in with all logic': signIn('ours'),
  },
};

const mantine: Library = {
  name: 'Mantine',
  frame: source(
    [`import '@mantine/core/styles.css';`, `import { MantineProvider } from '@mantine/core';`],
    `<MantineProvider>{page}</MantineProvider>`,
  ),
  pages: {
    Button: source([`import { Button } from '@mantine/core';`], `<Button>Save</Button>`),
    TextField: source(
      [`import { TextInput } from '@mantine/core';`],
      `<TextInput label="Name" description="As on your card" error="Missing" />`,
    ),
    Select: source([`import { Select } from '@mantine/core';`], `<Select label="Year" data={${years}} />`),
    Dialog: source(
      [`import { Modal } from '@mantine/core';`],
      `<Modal opened onClose={() => {}} title="Apply">Costs 10 credits</Modal>`,
    ),
    DateField: source(
      [`import '@mantine/dates/styles.css';`, `import { DateInput } from '@mantine/dates';`],
      `<DateInput label="Interview" />`,
    ),
    'sign-in': source(
      [`import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';`],
      `<form><TextInput label="Email" type="email" /><PasswordInput label="Password" /><Checkbox label="Remember me" /><Button type="submit">Sign in</Button></form>`,
    ),
    'sign-in with all logic': signIn('mantine'),
  },
};

/** Imports of Material UI's own entries, one for each component. */
const material = (names: readonly string[]): string[] =>
  names.map((name) => `import ${name} from '@mui/material/${name}';`);

const mui: Library = {
  name: 'MUI',
  frame: source(material(['CssBaseline']), `<><CssBaseline />{page}</>`),
  pages: {
    Button: source(material(['Button']), `<Button variant="contained">Save</Button>`),
    TextField: source(material(['TextField']), `<TextField label="Name" helperText="Missing" error />`),
    Select: source(
      material(['FormControl', 'InputLabel', 'MenuItem', 'Select']),
      `<FormControl><InputLabel id="year">Year</InputLabel><Select labelId="year" label="Year" defaultValue="">{${years}.map((year) => <MenuItem key={year} value={year}>{year}</MenuItem>)}</Select></FormControl>`,
    ),
    Dialog: source(
      material(['Dialog', 'DialogContent', 'DialogTitle']),
      `<Dialog open><DialogTitle>Apply</DialogTitle><DialogContent>Costs 10 credits</DialogContent></Dialog>`,
    ),
    DateField: source(
      [
        `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`,
        `import { DatePicker } from '@mui/x-date-pickers/DatePicker';`,
        `import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';`,
      ],
      `<LocalizationProvider dateAdapter={AdapterDayjs}><DatePicker label="Interview" /></LocalizationProvider>`,
    ),
    'sign-in': source(
      material(['Button', 'Checkbox', 'FormControlLabel', 'TextField']),
      `<form><TextField label="Email" type="email" /><TextField label="Password" type="password" /><FormControlLabel control={<Checkbox />} label="Remember me" /><Button type="submit" variant="contained">Sign in</Button></form>`,
    ),
    'sign-in with all logic': signIn('mui'),
  },
};

const primer = (names: string): string[] => [`import { ${names} } from '@primer/react';`];

const primerReact: Library = {
  name: 'Primer',
  frame: source(
    [
      `import '@primer/primitives/dist/css/functional/themes/light.css';`,
      `import '@primer/primitives/dist/css/functional/size/size.css';`,
      `import '@primer/primitives/dist/css/functional/typography/typography.css';`,
      `import { BaseStyles, ThemeProvider } from '@primer/react';`,
    ],
    `<ThemeProvider><BaseStyles>{page}</BaseStyles></ThemeProvider>`,
  ),
  pages: {
    Button: source(primer('Button'), `<Button variant="primary">Save</Button>`),
    TextField: source(
      primer('FormControl, TextInput'),
      `<FormControl><FormControl.Label>Name</FormControl.Label><TextInput /><FormControl.Caption>As on your card</FormControl.Caption><FormControl.Validation variant="error">Missing</FormControl.Validation></FormControl>`,
    ),
    Select: source(
      primer('FormControl, Select'),
      `<FormControl><FormControl.Label>Year</FormControl.Label><Select>{${years}.map((year) => <Select.Option key={year} value={year}>{year}</Select.Option>)}</Select></FormControl>`,
    ),
    Dialog: source(primer('Dialog'), `<Dialog title="Apply" onClose={() => {}}>Costs 10 credits</Dialog>`),
    'sign-in': source(
      primer('Button, Checkbox, FormControl, TextInput'),
      `<form>{['email', 'password'].map((type) => <FormControl key={type}><FormControl.Label>{type}</FormControl.Label><TextInput type={type} /></FormControl>)}<FormControl><Checkbox /><FormControl.Label>Remember me</FormControl.Label></FormControl><Button type="submit" variant="primary">Sign in</Button></form>`,
    ),
    'sign-in with all logic': signIn('primer'),
  },
};

const aria = (names: string): string[] => [`import { ${names} } from 'react-aria-components';`];

const reactAria: Library = {
  name: 'react-aria-components',
  frame: source([], `<>{page}</>`),
  pages: {
    Button: source(aria('Button'), `<Button>Save</Button>`),
    TextField: source(
      aria('FieldError, Input, Label, Text, TextField'),
      `<TextField isInvalid><Label>Name</Label><Input /><Text slot="description">As on your card</Text><FieldError>Missing</FieldError></TextField>`,
    ),
    Select: source(
      aria('Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue'),
      `<Select><Label>Year</Label><Button><SelectValue /></Button><Popover><ListBox>{${years}.map((year) => <ListBoxItem key={year} id={year}>{year}</ListBoxItem>)}</ListBox></Popover></Select>`,
    ),
    Dialog: source(
      aria('Dialog, Heading, Modal, ModalOverlay'),
      `<ModalOverlay isOpen><Modal><Dialog><Heading slot="title">Apply</Heading>Costs 10 credits</Dialog></Modal></ModalOverlay>`,
    ),
    DateField: source(
      aria(
        'Button, Calendar, CalendarCell, CalendarGrid, DateInput, DatePicker, DateSegment, Dialog, Group, Heading, Label, Popover',
      ),
      `<DatePicker><Label>Interview</Label><Group><DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput><Button>Open</Button></Group><Popover><Dialog><Calendar><Button slot="previous">Before</Button><Heading /><Button slot="next">Next</Button><CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid></Calendar></Dialog></Popover></DatePicker>`,
    ),
    'sign-in': source(
      aria('Button, Checkbox, Form, Input, Label, TextField'),
      `<Form><TextField type="email"><Label>Email</Label><Input /></TextField><TextField type="password"><Label>Password</Label><Input /></TextField><Checkbox>Remember me</Checkbox><Button type="submit">Sign in</Button></Form>`,
    ),
    'sign-in with all logic': signIn('reactAria'),
  },
};

/** Ours first. */
export const libraries: readonly Library[] = [ours, mantine, mui, primerReact, reactAria];

/** What every page carries: React that draws one element. */
export const bareReact: PageSource = source([], `<p>Save</p>`);

/** What the others are installed from, by their exact versions. */
export const dependencies = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@hookform/resolvers': '7.0.9',
  '@internationalized/date': '3.12.4',
  '@mantine/core': '9.8.1',
  '@mantine/dates': '9.8.1',
  '@mantine/form': '9.8.1',
  '@mantine/hooks': '9.8.1',
  '@mui/material': '9.5.0',
  '@mui/x-date-pickers': '9.17.0',
  '@primer/primitives': '11.10.0',
  '@primer/react': '38.40.0',
  dayjs: '1.11.23',
  react: '19.3.1',
  'react-aria-components': '1.22.1',
  'react-dom': '19.3.1',
  'react-hook-form': '7.92.0',
  zod: '4.6.7',
} as const;
