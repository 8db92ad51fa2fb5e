/** What is chosen, opened and pressed, by the names of 0.1.0. */
import {
  Accordion,
  AppHeader,
  AppHeaderAction,
  Avatar,
  Button,
  CommandPalette,
  DataGrid,
  Dialog,
  HelpIcon,
  IconButton,
  LinkButton,
  Menu,
  Panel,
  Tabs,
  Tooltip,
  alerts,
} from '@aarambh/ui';
import { useState } from 'react';

const cities = ['Nagpur', 'Pune'].map((name) => ({ id: name.toLowerCase(), name }));
const commands = [{ id: 'new', label: 'New' }];
const actions = [
  { id: 'open', label: 'Open' },
  { id: 'end', label: 'End', isDisabled: true },
];

export function Choices() {
  const [tab, setTab] = useState('jobs');
  const [shown, setShown] = useState('');
  const [heard, setHeard] = useState('nothing');
  const undo = (): void => setHeard('undone');

  return (
    <section aria-label="Choices">
      <AppHeader
        brand="Students"
        actions={<AppHeaderAction label="Help" icon={<HelpIcon />} onPress={() => setHeard('help')} />}
      />
      <Tabs
        label="Views"
        selectedId={tab}
        onChange={setTab}
        items={[
          { id: 'jobs', label: 'Jobs', content: 'All jobs' },
          { id: 'people', label: 'People', content: 'All people' },
          { id: 'money', label: 'Money', isDisabled: true, content: '' },
        ]}
      />
      <Tabs label="Years" defaultSelectedId="2" items={[{ id: '2', label: 'Two', content: 'Year two' }]} />
      <Accordion
        items={[{ id: 'fees', title: 'Fees', content: 'None.' }]}
        onOpenChange={(id, isOpen) => setHeard(`${id} ${isOpen}`)}
      />
      <Button size="form" onClick={() => setShown('dialog')}>
        Show the dialog
      </Button>
      <Button size="toolbar" disabled onDisabledPress={() => setHeard('not yet')}>
        Send
      </Button>
      <IconButton label="What is it" icon={<HelpIcon />} size="toolbar" onClick={() => setShown('panel')} />
      <LinkButton href="#all" size="form">
        All
      </LinkButton>
      <Avatar name="Asha Rao" size={shown === '' ? 'large' : 'small'} />
      <Dialog title="Rules" size="medium" isOpen={shown === 'dialog'} onClose={() => setShown('')}>
        Come in time.
      </Dialog>
      <Panel title="Help" width="wide" isOpen={shown === 'panel'} onClose={() => setShown('')}>
        Ask us.
      </Panel>
      <Tooltip content="Later" isDisabled={shown !== ''}>
        <button type="button">When</button>
      </Tooltip>
      <Menu
        label="More"
        items={actions}
        onAction={setHeard}
        renderTrigger={(trigger) => (
          <button type="button" {...trigger}>
            More
          </button>
        )}
      />
      <DataGrid
        caption="Cities"
        rows={cities}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
        columns={[{ id: 'name', header: 'Name', renderCell: ({ name }) => name }]}
        getRowActions={() => actions}
        onRowAction={(id, city) => setHeard(`${id} ${city.name}`)}
      />
      <CommandPalette
        label="Commands"
        items={commands}
        isOpen={shown === 'palette'}
        onClose={() => setShown('')}
        onAction={(id, item) => setHeard(`${id} ${item.label}`)}
      />
      <Button onClick={() => alerts.info('Ended', { action: { label: 'Undo', onPress: undo } })}>End</Button>
      <output aria-label="Last">{heard}</output>
    </section>
  );
}
