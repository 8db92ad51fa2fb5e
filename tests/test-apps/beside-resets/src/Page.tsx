import { applyBrand, createBrand } from '@aarambh/ui/brand';
import {
  Accordion,
  Alert,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  DateField,
  DescriptionList,
  Dialog,
  Divider,
  FileField,
  Heading,
  Inline,
  Link,
  LinkButton,
  List,
  ListItem,
  Menu,
  NumberField,
  OtpField,
  Pagination,
  PasswordField,
  Popover,
  ProgressBar,
  Provider,
  RadioGroup,
  RichText,
  SearchField,
  SearchSelect,
  Select,
  Stack,
  Stepper,
  Switch,
  Table,
  Tabs,
  Tag,
  Text,
  TextArea,
  TextField,
} from '@aarambh/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const choices = [
  { value: 'pune', label: 'Pune' },
  { value: 'kochi', label: 'Kochi' },
];
const steps = [
  { id: 'name', label: 'Name' },
  { id: 'college', label: 'College' },
];

function Fields() {
  return (
    <Stack>
      <TextField label="Name" hint="As on the mark sheet" defaultValue="Asha" />
      <TextField label="Seats" error="Enter a number" />
      <TextArea label="About" />
      <PasswordField label="Password" purpose="new" />
      <NumberField label="Fee" />
      <SearchField label="Search" />
      <Select label="City" options={choices} />
      <SearchSelect label="College" items={[{ id: 'c1', label: 'College 1' }]} />
      <DateField label="Born" />
      <FileField label="CV" />
      <OtpField label="Code" name="code" />
      <Checkbox label="I agree" defaultChecked />
      <Switch label="Show" />
      <RadioGroup label="Where" options={choices} defaultValue="pune" />
      <RadioGroup label="How" options={choices} variant="segmented" />
    </Stack>
  );
}

function Layers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Title" footer={<Button>Save</Button>}>
        <Text>In the dialog</Text>
        <TextField label="Note" />
      </Dialog>
      <Popover label="Filters" renderTrigger={(props) => <Button {...props}>Popover</Button>}>
        <TextField label="State" />
      </Popover>
      <Menu
        label="Actions"
        items={[{ id: 'copy', label: 'Copy' }]}
        renderTrigger={(props) => <Button {...props}>Menu</Button>}
      />
    </Inline>
  );
}

function Page() {
  return (
    <Provider theme="light">
      <Stack>
        <Heading level={1}>Heading</Heading>
        <Heading level={2}>Heading</Heading>
        <Breadcrumbs items={steps.map((step) => ({ ...step, href: `#${step.id}` }))} />
        <Text>
          Text with <Link href="#link">a link</Link> <Tag>Tag</Tag> <Badge>3</Badge>
        </Text>
        <Inline>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button disabled>Off</Button>
          <LinkButton href="#link">Link</LinkButton>
          <Button className="own" data-adjusted>
            Own rule
          </Button>
          <Button className="px-10" data-adjusted>
            Own utility
          </Button>
        </Inline>
        <Layers />
        <Fields />
        <Divider />
        <Card>
          <RichText html="<h2>Rich</h2><p>A <b>bold</b> <a href='https://example.org'>link</a></p><ul><li>One</li></ul><ol><li>Two</li></ol>" />
        </Card>
        <List>
          <ListItem>Item</ListItem>
        </List>
        <DescriptionList items={[{ id: 'a', term: 'Term', details: 'Details' }]} />
        <Accordion items={[{ id: 'a', title: 'Title', content: 'Content' }]} />
        <Alert tone="danger" title="Title">
          Text
        </Alert>
        <ProgressBar label="Progress" value={40} />
        <Stepper label="Steps" steps={steps} currentId="college" />
        <Tabs label="Tabs" items={steps.map((step) => ({ ...step, content: step.label }))} />
        <Table
          caption="Cities"
          columns={[{ id: 'label', header: 'City', renderCell: (row) => row.label, isRowHeader: true }]}
          rows={choices}
          getRowId={(row) => row.value}
        />
        <Pagination page={2} total={100} />
      </Stack>
    </Provider>
  );
}

if (location.hash === '#branded') applyBrand(createBrand({ action: '#0f766e' }));
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
