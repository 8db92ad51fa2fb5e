import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Alert } from '../../src/components/Alert/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { DateField } from '../../src/components/DateField/index.ts';
import { Dialog } from '../../src/components/Dialog/index.ts';
import { ErrorSummary } from '../../src/components/ErrorSummary/index.ts';
import { Form } from '../../src/components/Form/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { DownloadIcon, EditIcon, MoreIcon, TrashIcon } from '../../src/components/Icon/index.ts';
import { IconButton } from '../../src/components/IconButton/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { MenuBox } from '../../src/components/Menu/MenuBox.tsx';
import { MultiSelect } from '../../src/components/MultiSelect/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Table } from '../../src/components/Table/index.ts';
import { Tabs } from '../../src/components/Tabs/index.ts';
import { Tag } from '../../src/components/Tag/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { cities } from '../../src/testing/cities.ts';
import { AnatomyFigure } from './AnatomyFigure.tsx';
import * as content from './contentParts.ts';
import * as fields from './fieldParts.ts';

const ignore = (): void => undefined;

const meta = {
  title: 'Foundations/Anatomy',
  component: AnatomyFigure,
  play: async ({ args, canvasElement }) => {
    const wanted = args.parts.flatMap(({ selector }, index) =>
      selector === undefined ? [] : [String(index + 1)],
    );
    const marks = (): HTMLElement[] => [...canvasElement.querySelectorAll<HTMLElement>('[data-callout]')];
    await waitFor(() => expect(marks().map((mark) => mark.textContent)).toEqual(wanted));
    // Each number is seen, and none covers another.
    await waitFor(async () => {
      const boxes = marks().map((mark) => mark.getBoundingClientRect());
      for (const [index, box] of boxes.entries()) {
        await expect(box.left >= 0 && box.right <= innerWidth && box.top >= 0).toBe(true);
        const covered = boxes
          .slice(index + 1)
          .some(({ x, y }) => Math.abs(x - box.x) < box.width && Math.abs(y - box.y) < box.height);
        await expect(covered, `number ${index + 1} of ${args.of} lies under another`).toBe(false);
      }
    });
  },
} satisfies Meta<typeof AnatomyFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A component that covers the page is drawn in a frame of its own. */
const inFrame = { docs: { story: { inline: false, height: '420px' } } };

export const OfButton = {
  args: {
    of: 'Button',
    parts: content.button,
    children: (
      <Button>
        <DownloadIcon /> <span data-part="text">Download CV</span>
      </Button>
    ),
  },
} satisfies Story;

export const OfTextField = {
  args: {
    of: 'TextField',
    parts: fields.textField,
    children: (
      <TextField
        label="Expected salary"
        prefix="₹"
        suffix="a year"
        defaultValue="twelve"
        error="Enter a number, such as 600000"
        hint="What you were offered last counts"
        labelAction={<Link href="#why">Why we ask</Link>}
      />
    ),
  },
} satisfies Story;

export const OfSelect = {
  args: {
    of: 'Select',
    parts: fields.select,
    children: (
      <Select
        label="Year of study"
        necessity="optional"
        options={[{ value: '3', label: 'Third year' }]}
        defaultValue="3"
        error="Choose a year of this program"
        hint="The year you are in now"
      />
    ),
  },
} satisfies Story;

export const OfDateField = {
  args: {
    of: 'DateField',
    parts: fields.dateField,
    children: (
      <DateField
        label="Day of the interview"
        hasCalendar
        defaultValue="2026-11-21"
        error="Choose a day from Monday to Friday"
        hint="For example, 21 11 2026"
      />
    ),
  },
} satisfies Story;

export const OfMultiSelect = {
  args: {
    of: 'MultiSelect',
    parts: fields.multiSelect,
    children: (
      <MultiSelect
        label="Cities"
        hint="Up to five"
        maxCount={5}
        items={cities.map(({ id, name }) => ({ id, label: name }))}
        defaultValue={cities.slice(0, 2).map(({ id }) => id)}
      />
    ),
  },
} satisfies Story;

export const OfForm = {
  args: {
    of: 'Form',
    parts: fields.form,
    children: (
      <Form>
        <ErrorSummary errors={[{ message: 'Enter your email', fieldId: 'anatomy-email' }]} />
        <TextField label="First name" defaultValue="Asha" />
        <TextField label="Email" id="anatomy-email" error="Enter your email" />
        <div>
          <Button type="submit">Create account</Button>
        </div>
      </Form>
    ),
  },
} satisfies Story;

export const OfAlert = {
  args: {
    of: 'Alert',
    parts: content.alert,
    children: (
      <Alert
        tone="warning"
        title="Your CV is not complete"
        action={<Link href="#cv">Complete it</Link>}
        onDismiss={ignore}
      >
        Companies see it as it is.
      </Alert>
    ),
  },
} satisfies Story;

export const OfTabs = {
  args: {
    of: 'Tabs',
    parts: content.tabs,
    children: (
      <Tabs
        label="Notifications"
        items={[
          { id: 'all', label: 'All', content: <Text>Two interviews this week</Text> },
          { id: 'critical', label: 'Critical', count: 1, countLabel: '1 new', content: '' },
        ]}
      />
    ),
  },
} satisfies Story;

export const OfTable = {
  args: {
    of: 'Table',
    parts: content.table,
    children: (
      <Table
        caption="Cities"
        isCaptionVisible
        narrow="scroll"
        columns={[
          {
            id: 'name',
            header: 'Name',
            renderCell: ({ name }) => name,
            isRowHeader: true,
            sortValue: ({ name }) => name,
          },
          { id: 'used', header: 'Used by', renderCell: ({ usedBy }) => usedBy, align: 'end' },
        ]}
        rows={cities.slice(0, 2)}
        getRowId={({ id }) => id}
      />
    ),
  },
} satisfies Story;

export const OfCard = {
  args: {
    of: 'Card',
    parts: content.card,
    children: (
      <Card>
        <Heading level={3}>Wallet</Heading>
        <Text>₹ 250 to spend on applications</Text>
        <Tag tone="success">Active</Tag>
      </Card>
    ),
  },
} satisfies Story;

export const OfDialog = {
  args: {
    of: 'Dialog',
    parts: content.dialog,
    isOverlay: true,
    children: (
      <Dialog
        isOpen
        size="sm"
        onClose={ignore}
        title="Apply for this job"
        footer={
          <>
            <Button size="sm" variant="secondary">
              Not now
            </Button>
            <Button size="sm">Apply</Button>
          </>
        }
      >
        Applying costs 10 credits.
      </Dialog>
    ),
  },
  parameters: inFrame,
} satisfies Story;

/** Open, which a menu is only when its button was pressed. */
function OpenMenu() {
  const triggerRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton ref={triggerRef} label="Actions for Pune" icon={<MoreIcon />} />
      <MenuBox
        id="anatomy-menu"
        label="Actions for Pune"
        triggerRef={triggerRef}
        focusAt="first"
        onClose={ignore}
        placement="bottom-start"
        items={[
          { id: 'edit', label: 'Edit', icon: <EditIcon />, description: 'Name and state' },
          {
            id: 'end',
            label: 'For good',
            items: [{ id: 'delete', label: 'Delete', icon: <TrashIcon />, tone: 'danger' }],
          },
        ]}
      />
    </>
  );
}

export const OfMenu = {
  args: { of: 'Menu', parts: content.menu, isOverlay: true, children: <OpenMenu /> },
  parameters: inFrame,
} satisfies Story;
