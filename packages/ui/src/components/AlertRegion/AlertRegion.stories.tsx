import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, resizeWindow } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Panel } from '../Panel/index.ts';
import { Provider } from '../Provider/index.ts';
import { AlertRegion, RecentAlerts, createAlertQueue } from './index.ts';

// A queue of the stories' own; an app uses the shared one, `alerts`.
const queue = createAlertQueue();

const meta = {
  title: 'Feedback/AlertRegion',
  component: AlertRegion,
  args: { queue },
  argTypes: { queue: { table: { disable: true } } },
  beforeEach: () => () => queue.clear(),
  render: (args) => (
    <>
      <Button size="sm" variant="secondary" onClick={() => queue.info('An e-mail is on its way.')}>
        Inform
      </Button>
      <Button size="sm" variant="secondary" onClick={() => queue.success('Saved.')}>
        Succeed
      </Button>
      <Button size="sm" variant="secondary" onClick={() => queue.danger('The server did not answer.')}>
        Fail
      </Button>
      <AlertRegion {...args} />
    </>
  ),
} satisfies Meta<typeof AlertRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = () => within(document.body).queryByRole('region', { name: /Notifications/ });
const shown = () =>
  [...(region()?.querySelectorAll('[data-part="text"]') ?? [])].map((text) => text.textContent);
const dismiss = (name: string) => within(document.body).getByRole('button', { name: `Dismiss: ${name}` });
const leaves = { timeout: 6000 };

export const Default: Story = {};

export const Playground: Story = { args: { keepsUntilDismissed: false } };

/** Leaves after four seconds. It is read out, a failure at once, and the focus stays where it was. */
export const Leaving: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    await expect(region()).toBeNull();
    const button = canvas.getByRole('button', { name: 'Fail' });
    await user.click(button);
    await waitFor(() => expect(shown()).toEqual(['Error: The server did not answer.']));
    await expect(announcedTexts('assertive')).toEqual(['Error: The server did not answer.']);
    await expect(announcedTexts('polite')).toEqual([]);
    await expect(region()).toHaveAccessibleName('Notifications (1)');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(region()).toBeNull(), leaves);
  },
};

/** The tone is heard as a word; what is no failure waits for its turn. */
export const Tones: Story = {
  play: async () => {
    queue.warning('Your session ends in two minutes.');
    queue.success('Saved.');
    queue.info('An e-mail is on its way.');
    await waitFor(() =>
      expect(announcedTexts('polite')).toEqual([
        'Warning: Your session ends in two minutes.',
        'Success: Saved.',
        'Information: An e-mail is on its way.',
      ]),
    );
    await expect(announcedTexts('assertive')).toEqual([]);
  },
};

/** The pointer over it, or the focus in it, stops its clock. */
export const Paused: Story = {
  play: async ({ step }) => {
    const user = await browserUser();
    // Long enough for a busy machine to put the pointer over it in time.
    queue.info('Read me', { duration: 1000 });
    await waitFor(() => expect(region()).toBeInTheDocument());
    const alert = region();
    if (!alert) return;
    await step('while the pointer is over it', async () => {
      await fireEvent.pointerOver(alert);
      const pastItsTime = performance.now() + 1300;
      await waitFor(() => expect(performance.now()).toBeGreaterThan(pastItsTime));
      await expect(alert).toBeInTheDocument();
    });
    await step('while the focus is in it', async () => {
      await user.keyboard('{F6}');
      await fireEvent.pointerOut(alert);
      const pastItsTime = performance.now() + 1300;
      await waitFor(() => expect(performance.now()).toBeGreaterThan(pastItsTime));
      await expect(alert).toBeInTheDocument();
      await user.keyboard('{F6}');
      await waitFor(() => expect(region()).toBeNull(), leaves);
    });
  },
};

/** F6 goes to the alerts and back. Escape or the button dismisses; the focus goes to the next alert, at last to where it was. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    const button = canvas.getByRole('button', { name: 'Fail' });
    button.focus();
    queue.danger('First');
    queue.danger('Second');
    queue.danger('Third');
    await waitFor(() => expect(shown()).toHaveLength(3));
    await user.keyboard('{F6}');
    await expect(region()).toHaveFocus();
    await user.tab();
    await expect(dismiss('First')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dismiss('Second')).toHaveFocus());
    await user.tab();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dismiss('Second')).toHaveFocus());
    await user.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await user.keyboard('{F6}');
    await user.tab();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(region()).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** The same failure again counts, is read again, and has its full time. */
export const Repeated: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    const button = canvas.getByRole('button', { name: 'Fail' });
    await user.click(button);
    await user.click(button);
    await waitFor(() => expect(shown()).toEqual(['Error: The server did not answer.2 times']));
    await expect(announcedTexts('assertive')).toHaveLength(2);
  },
};

/** Three at a time; the others wait, and the name of the region counts them too. */
export const ManyAtOnce: Story = {
  play: async () => {
    for (const number of [1, 2, 3, 4, 5])
      queue.info(`Message ${number}`, { duration: number === 1 ? 500 : 4000 });
    await waitFor(() => expect(shown()).toHaveLength(3));
    await expect(region()).toHaveAccessibleName('Notifications (5)');
    await expect(announcedTexts('polite')).toHaveLength(3);
    await waitFor(() => expect(shown().at(-1)).toBe('Information: Message 4'));
    await expect(announcedTexts('polite')).toHaveLength(4);
  },
};

/** Work that goes on: one alert that changes in place and leaves when it is done. */
export const Updated: Story = {
  play: async () => {
    const id = queue.info('Sending...', { duration: 'persist' });
    await waitFor(() => expect(shown()).toEqual(['Information: Sending...']));
    queue.update(id, { tone: 'success', message: 'Sent.', duration: 1000 });
    await waitFor(() => expect(shown()).toEqual(['Success: Sent.']));
    await expect(announcedTexts('polite')).toEqual(['Information: Sending...', 'Success: Sent.']);
    await waitFor(() => expect(region()).toBeNull());
  },
};

/** Words that are put together when they are read: a wait is counted down, and it is read out once. */
export const CountedDown: Story = {
  play: async () => {
    const end = Date.now() + 3000;
    const seconds = (): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));
    queue.danger(() => `Try again in ${seconds()} s.`, { changesUntil: end, duration: 'persist' });
    // A busy machine may draw it first when a second is over.
    const waits = /^Error: Try again in [1-3] s\.$/;
    await waitFor(() => expect(shown()).toEqual([expect.stringMatching(waits)]));
    const [first] = shown();
    await waitFor(() => expect(shown()).not.toEqual([first]), leaves);
    await waitFor(() => expect(shown()).toEqual(['Error: Try again in 0 s.']), leaves);
    await expect(announcedTexts('assertive')).toEqual([expect.stringMatching(waits)]);
  },
};

/** In the language of the moment: what is on screen and the name of its button change with it. */
export const Translated: Story = {
  render: function InALanguage(args) {
    const [isHindi, setHindi] = useState(false);
    language.isHindi = isHindi;
    return (
      <>
        <Provider locale={isHindi ? 'hi-IN' : 'en-IN'}>
          <AlertRegion {...args} />
        </Provider>
        <Button size="sm" onClick={() => setHindi(true)}>
          Hindi
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const user = await browserUser();
    queue.danger(() => (language.isHindi ? 'सहेजा नहीं गया।' : 'Not saved.'), { duration: 'persist' });
    await waitFor(() => expect(dismiss('Not saved.')).toBeInTheDocument());
    await user.click(canvas.getByRole('button', { name: 'Hindi' }));
    await waitFor(() => expect(shown()).toEqual(['Error: सहेजा नहीं गया।']));
    await expect(dismiss('सहेजा नहीं गया।')).toBeInTheDocument();
  },
};

const language = { isHindi: false };

const tryAgain = fn<() => void>();

/** An alert with something to do stays until it is done or dismissed. */
export const WithAction: Story = {
  play: async () => {
    const user = await browserUser();
    queue.danger('The message was not sent.', {
      title: 'No connection',
      duration: 100,
      action: { label: 'Try again', onClick: tryAgain },
    });
    const button = await within(document.body).findByRole('button', { name: 'Try again' });
    await expect(
      within(document.body).getByRole('button', { name: 'Dismiss: No connection' }),
    ).toBeInTheDocument();
    await user.click(button);
    await expect(tryAgain).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(region()).toBeNull());
  },
};

/** For people who need longer, an app can offer this as a setting. */
export const KeptUntilDismissed: Story = {
  args: { keepsUntilDismissed: true },
  play: async () => {
    queue.info('Still here', { duration: 200 });
    const pastItsTime = performance.now() + 600;
    await waitFor(() => expect(performance.now()).toBeGreaterThan(pastItsTime));
    await expect(shown()).toEqual(['Information: Still here']);
  },
};

/** A finger pushes an alert away. */
export const Swiped: Story = {
  play: async () => {
    queue.info('Push me', { duration: 'persist' });
    await waitFor(() => expect(region()).toBeInTheDocument());
    const alert = region()?.querySelector('li');
    if (!alert) return;
    const finger = { pointerType: 'touch', pointerId: 1 };
    await fireEvent.pointerDown(alert, { ...finger, clientX: 100 });
    await fireEvent.pointerMove(alert, { ...finger, clientX: 130 });
    await fireEvent.pointerUp(alert, { ...finger, clientX: 130 });
    await expect(alert).toBeInTheDocument();
    await fireEvent.pointerDown(alert, { ...finger, clientX: 100 });
    await fireEvent.pointerMove(alert, { ...finger, clientX: 200 });
    await fireEvent.pointerUp(alert, { ...finger, clientX: 200 });
    await waitFor(() => expect(region()).toBeNull());
  },
};

/** Over a dialog it can still be reached and pressed, and the dialog stays open. */
export const OverADialog: Story = {
  // An open dialog would cover the page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: function WithDialog(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Edit city">
          <Button
            size="sm"
            variant="secondary"
            onClick={() => queue.danger('Not saved.', { duration: 'persist' })}
          >
            Save
          </Button>
        </Dialog>
        <AlertRegion {...args} />
      </>
    );
  },
  play: async () => {
    const user = await browserUser();
    const body = within(document.body);
    await user.click(await body.findByRole('button', { name: 'Save' }));
    await user.click(await body.findByRole('button', { name: 'Dismiss: Not saved.' }));
    await waitFor(() => expect(region()).toBeNull());
    await waitFor(() => expect(body.getByRole('dialog', { name: 'Edit city' })).toBeVisible());
    await user.click(body.getByRole('button', { name: 'Save' }));
    await user.keyboard('{F6}');
    await user.tab();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(region()).toBeNull());
    await waitFor(() => expect(body.getByRole('dialog', { name: 'Edit city' })).toBeVisible());
  },
};

/** Three at once cover neither the title nor a button of a panel, where there is room beside it and on a phone. */
export const OverAPanel: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <>
      <Panel isOpen onClose={() => {}} title="Pune" width="lg" footer={<Button size="sm">Save</Button>}>
        <Button size="sm">Previous</Button>
        <Button size="sm">Next</Button>
      </Panel>
      <AlertRegion {...args} />
    </>
  ),
  play: async ({ step }) => {
    for (const [width, height] of [
      [1280, 720],
      [360, 740],
    ] as const) {
      await step(`${width} px`, async () => {
        await resizeWindow(width, height);
        for (const name of ['First', 'Second', 'Third']) queue.danger(name, { duration: 'persist' });
        await waitFor(() => expect(shown()).toHaveLength(3));
        const panel = within(within(document.body).getByRole('dialog', { name: 'Pune' }));
        await waitFor(async () => {
          for (const element of [panel.getByRole('heading'), ...panel.getAllByRole('button')]) {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            await expect(element.contains(hit)).toBe(true);
          }
        });
      });
    }
  },
};

/** It stands beside what can be pressed, and goes aside when the page below it has moved. */
export const BesideControls: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <main style={{ position: 'relative', blockSize: '1200px' }}>
      {[0, 130, 600].map((top) => (
        <div key={top} style={{ position: 'absolute', insetBlockStart: top, insetInline: 0 }}>
          <Button isFullWidth>Row {top}</Button>
        </div>
      ))}
      <AlertRegion {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await resizeWindow(360, 740);
    queue.info('Saved.', { duration: 'persist' });
    const isFree = () => {
      const alert = region()?.querySelector('li')?.getBoundingClientRect();
      if (alert === undefined || alert.top < 0 || alert.bottom > window.innerHeight) return false;
      return canvas.getAllByRole('button').every((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return bottom <= alert.top || top >= alert.bottom;
      });
    };
    await waitFor(() => expect(isFree()).toBe(true));
    window.scrollTo(0, 90);
    await waitFor(() => expect(isFree()).toBe(true));
    window.scrollTo(0, 0);
  },
};

/** Wherever in the page the region is written, an alert that comes while a panel is open is reached and pressed. */
export const InsideTheMain: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <main>
      <Panel isOpen onClose={() => {}} title="Pune">
        <Button size="sm" onClick={() => queue.danger('Not saved.', { duration: 'persist' })}>
          Save
        </Button>
      </Panel>
      <AlertRegion {...args} />
    </main>
  ),
  play: async () => {
    const user = await browserUser();
    const body = within(document.body);
    await user.click(await body.findByRole('button', { name: 'Save' }));
    await user.click(await body.findByRole('button', { name: 'Dismiss: Not saved.' }));
    await waitFor(() => expect(region()).toBeNull());
    await waitFor(() => expect(body.getByRole('dialog', { name: 'Pune' })).toBeVisible());
  },
};

/** One that is there already when a panel opens over the page stays in reach, too. */
export const BeforeAPanel: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: function BeforeAPanel(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main>
        <Button size="sm" onClick={() => setIsOpen(true)}>
          Open
        </Button>
        <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} title="Pune">
          Words
        </Panel>
        <AlertRegion {...args} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const user = await browserUser();
    const body = within(document.body);
    queue.danger('Not saved.', { duration: 'persist' });
    await user.click(canvas.getByRole('button', { name: 'Open' }));
    await body.findByRole('dialog', { name: 'Pune' });
    await user.click(await body.findByRole('button', { name: 'Dismiss: Not saved.' }));
    await waitFor(() => expect(region()).toBeNull());
    await waitFor(() => expect(body.getByRole('dialog', { name: 'Pune' })).toBeVisible());
  },
};

/** Undo is done elsewhere too, so the message leaves in its time. */
export const WithShortcut: Story = {
  play: async () => {
    const undo = { label: 'Undo', onClick: () => {}, isShortcut: true };
    queue.success('Pune has been deactivated.', { duration: 300, action: undo });
    await within(document.body).findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(region()).toBeNull(), leaves);
  },
};

/** The last ten, for whoever missed one. */
export const Recent: Story = {
  args: { queue: createAlertQueue() },
  render: (args) => (
    <>
      <RecentAlerts {...args} formatTime={(moment) => `at ${moment.getFullYear()}`} />
      <AlertRegion {...args} />
    </>
  ),
  play: async ({ canvas, args: { queue: own = queue } }) => {
    own.info('First');
    own.danger('Second');
    own.clear();
    const list = canvas.getByRole('region', { name: 'Recent notifications' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      `Error: at ${new Date().getFullYear()} Second`,
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    queue.warning('The connection is slow. What you have typed is kept.', {
      title: 'Slow connection',
      duration: 'persist',
    });
    await waitFor(() => expect(region()).toBeInTheDocument());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Raised once and again, with a title and an action. */
export const States: Story = {
  play: async () => {
    const persist = { duration: 'persist' } as const;
    queue.danger('The message was not sent.', {
      ...persist,
      title: 'No connection',
      action: { label: 'Try again', onClick: () => {} },
    });
    queue.warning('The job closes today.', persist);
    queue.warning('The job closes today.', persist);
    queue.success('Saved.', persist);
    await waitFor(() => expect(shown()).toHaveLength(3));
    await waitFor(() => expect(within(document.body).getByText('2 times')).toBeVisible());
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <p>Rendered in the test.</p>,
  play: async ({ args }) => {
    queue.info('Raised before the page was there');
    const { html, errors } = await hydrate(<AlertRegion {...args} />);
    await expect(errors).toEqual([]);
    await expect(html).not.toContain('Raised');
  },
};
