import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useRef, useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures, withTouchScreen } from '../../testing/mediaFeatures.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { FileField } from './FileField.tsx';
import type { FileFieldActions, FileFieldProps } from './FileField.tsx';
import type { FileUpload } from './FileRow.tsx';

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: { label: 'CV', name: 'cv', onChange: fn() },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file with nothing but size and kind. */
const fileOf = (name: string, size = 2048, type = 'application/pdf'): File =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

const cv = fileOf('Asha Rao CV.pdf', 240 * 1024);
const letter = fileOf('Letter.pdf', 1024);
const program = fileOf('setup.exe', 2048, 'application/x-msdownload');

const field = (element: HTMLElement): HTMLInputElement => {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  return input;
};
const dropArea = (element: HTMLElement): Element => {
  const area = element.querySelector('[data-part="drop-area"]');
  if (!area) throw new Error('There is no drop area.');
  return area;
};

/** Chooses files as the browser's dialog does, which no test can open; kinds are not filtered, as on phones. */
async function choose(element: HTMLElement, ...files: File[]): Promise<void> {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const input = field(element);
  input.files = transfer.files;
  await fireEvent.change(input);
}

/** Holds files over the area or drops them. True when the area leaves them to the page. */
async function drag(type: 'dragover' | 'drop', element: HTMLElement, ...files: File[]): Promise<boolean> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  await fireEvent(dropArea(element), event);
  return !event.defaultPrevented;
}

/** The files that a form would send. */
function sent(element: HTMLElement): string[] {
  const form = element.querySelector('form');
  const files = form ? new FormData(form).getAll('cv') : [];
  return files.map((file) => (file instanceof File ? `${file.name} ${file.size}` : file));
}

const inAForm = (args: FileFieldProps) => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <FileField {...args} />
    <FormButtons submit="Send" />
  </Form>
);

/** The native input holds the file, so the form sends it. */
export const Default: Story = {
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await step('label and button are its name', async () => {
      await expect(input).toHaveAccessibleName('CV Choose a file');
      await expect(canvas.getAllByLabelText(/CV/)).toContain(input);
    });
    await step('one stop of the Tab key', async () => {
      await user.tab();
      await expect(input).toHaveFocus();
      await expect(getComputedStyle(dropArea(canvasElement)).outlineStyle).toBe('solid');
    });
    await step('chosen', async () => {
      await choose(canvasElement, cv);
      await expect(args.onChange).toHaveBeenCalledWith([cv], { reason: 'add', rejected: [] });
      const list = canvas.getByRole('list', { name: 'Chosen files' });
      await expect(within(list).getByText('Asha Rao CV.pdf')).toBeVisible();
      await expect(within(list).getByText('240 kB')).toBeVisible();
      await waitFor(() => expect(announcedTexts('polite')).toEqual(['Asha Rao CV.pdf added']));
      await expect(sent(canvasElement)).toEqual(['Asha Rao CV.pdf 245760']);
    });
    await step('another takes its place', async () => {
      await choose(canvasElement, letter);
      await expect(canvas.queryByText('Asha Rao CV.pdf')).toBeNull();
      await waitFor(() =>
        expect(announcedTexts('polite')).toContain('Letter.pdf added in place of Asha Rao CV.pdf'),
      );
      await expect(sent(canvasElement)).toEqual(['Letter.pdf 1024']);
    });
  },
};

export const Playground: Story = {
  args: {
    label: 'Certificates',
    hint: 'PDF, up to 5 MB each, at most 3',
    accept: '.pdf',
    maxSize: 5 * 1024 * 1024,
    maxCount: 3,
    multiple: true,
    hasPreviews: false,
    required: true,
    disabled: false,
  },
};

/** A press anywhere in the area opens the browser's own dialog. */
export const Press: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opened = fn();
    const input = field(canvasElement);
    input.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    const user = await browserUser();
    await user.click(canvas.getByText('Choose a file'));
    await expect(opened).toHaveBeenCalledTimes(1);
    await user.click(canvas.getByText('or drop it here'));
    await expect(opened).toHaveBeenCalledTimes(2);
    input.focus();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(4);
  },
};

/** Several files, added to one after the other. Removing one puts the focus on its neighbour. */
export const Several: Story = {
  args: { multiple: true, maxCount: 3 },
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const third = fileOf('Marks.pdf', 3000);
    await step('two at once, then one', async () => {
      await choose(canvasElement, cv, letter);
      await choose(canvasElement, third);
      await expect(args.onChange).toHaveBeenLastCalledWith([cv, letter, third], {
        reason: 'add',
        rejected: [],
      });
      await expect(sent(canvasElement)).toHaveLength(3);
      await waitFor(() => expect(announcedTexts('polite')).toEqual(['2 files added', 'Marks.pdf added']));
    });
    await step('removed by the keyboard', async () => {
      field(canvasElement).focus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Remove Asha Rao CV.pdf' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith([letter, third], {
        reason: 'remove',
        rejected: [],
      });
      await expect(canvas.getByRole('button', { name: 'Remove Letter.pdf' })).toHaveFocus();
      await waitFor(() => expect(announcedTexts('polite')).toContain('Asha Rao CV.pdf removed'));
      await expect(sent(canvasElement)).toEqual(['Letter.pdf 1024', 'Marks.pdf 3000']);
    });
    await step('the last but one, and the last', async () => {
      await user.tab();
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Remove Letter.pdf' })).toHaveFocus();
      await user.keyboard(' ');
      await expect(field(canvasElement)).toHaveFocus();
      await expect(canvas.queryByRole('list')).toBeNull();
      await expect(sent(canvasElement)).toEqual([' 0']);
    });
    await step('what was removed can be chosen again', async () => {
      await choose(canvasElement, cv);
      await expect(sent(canvasElement)).toEqual(['Asha Rao CV.pdf 245760']);
    });
  },
};

/** Dropped on the area. */
export const Dropped: Story = {
  args: { accept: '.pdf' },
  render: inAForm,
  play: async ({ canvas, canvasElement, step }) => {
    await step('the area shows that it takes it', async () => {
      const isLeftToThePage = await drag('dragover', canvasElement, cv);
      await expect(isLeftToThePage).toBe(false);
      // React draws what follows a drag when the browser is idle.
      await waitFor(() => expect(dropArea(canvasElement)).toHaveAttribute('data-dragging'));
      await fireEvent.dragLeave(dropArea(canvasElement));
      await waitFor(() => expect(dropArea(canvasElement)).not.toHaveAttribute('data-dragging'));
    });
    await step('one file is taken, the second is left out', async () => {
      await drag('drop', canvasElement, cv, letter);
      await expect(sent(canvasElement)).toEqual(['Asha Rao CV.pdf 245760']);
      await expect(canvas.getByText('Letter.pdf was not added. You can choose one file')).toBeVisible();
    });
    await step('of another kind', async () => {
      await drag('drop', canvasElement, program);
      await expect(canvas.getByText('setup.exe was not added. Choose PDF')).toBeVisible();
      await expect(sent(canvasElement)).toEqual(['Asha Rao CV.pdf 245760']);
    });
  },
};

/** Each reason has its own sentence: seen, announced, and the description of the input. */
export const LeftOut: Story = {
  args: {
    multiple: true,
    maxCount: 2,
    maxSize: 1024 * 1024,
    accept: '.pdf,.docx,image/*',
    hint: 'PDF, DOCX or a picture',
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = field(canvasElement);
    const cases = [
      [program, 'setup.exe was not added. Choose PDF, DOCX, or a picture', 'wrongKind'],
      [
        fileOf('Scan.pdf', 1024 * 1024 + 1),
        'Scan.pdf was not added. Choose a file of up to 1 MB',
        'tooLarge',
      ],
      [fileOf('Nothing.pdf', 0), 'Nothing.pdf was not added. There is nothing in it', 'empty'],
    ] as const;
    for (const [file, words, code] of cases) {
      await step(code, async () => {
        await choose(canvasElement, file);
        await expect(canvas.getByText(words)).toBeVisible();
        await expect(input).toHaveAccessibleDescription(`PDF, DOCX or a picture Error: ${words}`);
        await waitFor(() => expect(announcedTexts('polite').at(-1)).toBe(words));
        await expect(args.onChange).toHaveBeenLastCalledWith([], {
          reason: 'add',
          rejected: [expect.objectContaining({ code, file })],
        });
      });
    }
    await step('what is good among them is kept', async () => {
      await choose(canvasElement, cv, program, letter, fileOf('Third.pdf'));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getByText('Third.pdf was not added. You can choose up to 2 files')).toBeVisible();
      await waitFor(() => expect(announcedTexts('polite')).toContain('2 files added'));
    });
    await step('twice the same', async () => {
      await choose(canvasElement, cv);
      await expect(canvas.getByText('Asha Rao CV.pdf is there already')).toBeVisible();
    });
    await step('the sentences go with the next choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Letter.pdf' }));
      await expect(canvas.queryByText(/is there already/)).toBeNull();
      await expect(input).toHaveAccessibleDescription('PDF, DOCX or a picture');
    });
  },
};

/** A picture of one pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);
const photo = new File([pixel], 'Photo.png', { type: 'image/png', lastModified: 1 });
const broken = new File(['no picture'], 'Broken.png', { type: 'image/png', lastModified: 1 });

/** Small pictures of pictures; the memory behind them is given back when they go. */
export const Previews: Story = {
  args: { label: 'Photos', accept: 'image/*', multiple: true, hasPreviews: true, capture: 'environment' },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(field(canvasElement)).toHaveAttribute('capture', 'environment');
    const revoked = spyOn(URL, 'revokeObjectURL');
    await choose(canvasElement, photo);
    const image = await waitFor(() => {
      const found = canvasElement.querySelector('img');
      if (!found) throw new Error('There is no picture.');
      return found;
    });
    await expect(image.alt).toBe('');
    await waitFor(() => expect(image.naturalWidth).toBe(1));
    await step('one that cannot be drawn shows the sign of a document', async () => {
      await choose(canvasElement, broken);
      await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
    });
    await step('given back', async () => {
      const address = image.src;
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Photo.png' }));
      await waitFor(() => expect(revoked).toHaveBeenCalledWith(address));
    });
    revoked.mockRestore();
  },
};

function Uploading({ onRetry, ...props }: FileFieldProps) {
  const [uploads, setUploads] = useState<ReadonlyMap<File, FileUpload>>(new Map());
  const set = (file: File, upload: FileUpload) => setUploads((before) => new Map(before).set(file, upload));
  const latest = useRef<readonly File[]>([]);
  const first = () => latest.current[0];
  return (
    <>
      <FileField
        {...props}
        uploads={uploads}
        onChange={(files, details) => {
          latest.current = files;
          for (const file of files) if (!uploads.has(file)) set(file, { state: 'uploading', progress: 0 });
          props.onChange?.(files, details);
        }}
        onRetry={(file) => {
          set(file, { state: 'uploading', progress: 0.1 });
          onRetry?.(file);
        }}
      />
      <Inline>
        <Button
          variant="secondary"
          onClick={() => set(first() ?? cv, { state: 'uploading', progress: 0.45 })}
        >
          Go on
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            set(first() ?? cv, { state: 'failed', error: 'The connection was lost. Try again.' })
          }
        >
          Fail
        </Button>
        <Button variant="secondary" onClick={() => set(first() ?? cv, { state: 'done' })}>
          End
        </Button>
      </Inline>
    </>
  );
}

/** The owner uploads, and says of each file how far it is. */
export const Uploads: Story = {
  args: { multiple: true, onRetry: fn() },
  render: (args) => <Uploading {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    await choose(canvasElement, cv);
    await step('under way', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
      const bar = canvas.getByRole('progressbar', { name: 'Uploading Asha Rao CV.pdf' });
      await expect(bar).toHaveAttribute('aria-valuetext', '45%');
    });
    await step('failed: said at once, with a way on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      await expect(canvas.getByText('The connection was lost. Try again.')).toBeVisible();
      await waitFor(() =>
        expect(announcedTexts('assertive')).toEqual(['Asha Rao CV.pdf: The connection was lost. Try again.']),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Try again Asha Rao CV.pdf' }));
      await expect(args.onRetry).toHaveBeenCalledWith(cv);
      await expect(canvas.getByRole('progressbar')).toBeVisible();
    });
    await step('done', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'End' }));
      await expect(canvas.getByText('Uploaded')).toBeVisible();
      await waitFor(() =>
        expect(announcedTexts('polite')).toEqual(['Asha Rao CV.pdf added', 'Asha Rao CV.pdf uploaded']),
      );
    });
  },
};

const inputRef = createRef<HTMLInputElement>();
const actionsRef = createRef<FileFieldActions>();

/** Required, emptied by a reset, and by the owner once it was sent. */
export const InAForm: Story = {
  args: { required: true },
  render: (args) => inAForm({ ...args, ref: inputRef, actionsRef }),
  play: async ({ args, canvas, canvasElement, step }) => {
    const form = canvasElement.querySelector('form');
    const input = field(canvasElement);
    await step('required', async () => {
      await expect(inputRef.current).toBe(input);
      await expect(input).toBeRequired();
      await expect(form?.checkValidity()).toBe(false);
      await choose(canvasElement, program);
      await expect(form?.checkValidity()).toBe(true);
    });
    await step('reset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
      await expect(args.onChange).toHaveBeenLastCalledWith([], { reason: 'reset', rejected: [] });
      await expect(sent(canvasElement)).toEqual([' 0']);
      await expect(form?.checkValidity()).toBe(false);
    });
    await step('emptied by the owner', async () => {
      await choose(canvasElement, cv);
      actionsRef.current?.clear();
      await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
      await expect(sent(canvasElement)).toEqual([' 0']);
    });
    await step('a cancelled dialog takes nothing away', async () => {
      await choose(canvasElement, letter);
      input.files = new DataTransfer().files;
      await fireEvent.change(input);
      await expect(sent(canvasElement)).toEqual(['Letter.pdf 1024']);
    });
  },
};

export const WithError: Story = {
  args: { error: 'Choose your CV', hint: 'PDF, up to 5 MB', required: true },
  play: async ({ canvas, canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Error: Choose your CV PDF, up to 5 MB');
    await expect(canvas.getByText('Choose your CV').closest('[aria-live]')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: inAForm,
  play: async ({ args, canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled();
    await drag('drop', canvasElement, cv);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'السيرة الذاتية' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, cv);
    const name = canvas.getByText('Asha Rao CV.pdf').getBoundingClientRect();
    const remove = canvas.getByRole('button').getBoundingClientRect();
    await expect(remove.right).toBeLessThan(name.left);
  },
};

/** A long name breaks; under a finger every target has 44 px, and nothing speaks of dropping. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { accept: '.pdf', multiple: true },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, fileOf(`${'Curriculum_vitae_'.repeat(6)}.pdf`), program);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const side = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height);
    };
    const targets = [dropArea(canvasElement), ...canvas.getAllByRole('button')];
    for (const target of targets) await expect(side(target)).toBeGreaterThanOrEqual(24);
    if (!canSetMediaFeatures) return;
    await withTouchScreen(async () => {
      for (const target of targets) await expect(side(target)).toBeGreaterThanOrEqual(44);
      await expect(canvas.getByText('or drop them here')).not.toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

/** Edges stay in forced colours, and nothing moves for those who asked for less motion. */
export const ForcedColours: Story = {
  tags: ['!autodocs'],
  args: { error: 'Choose your CV' },
  play: async ({ canvasElement }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' }, async () => {
      const area = getComputedStyle(dropArea(canvasElement));
      await expect(area.borderTopWidth).toBe('2px');
      await expect(area.transitionDuration).toBe('0s');
      field(canvasElement).focus({ focusVisible: true });
      await expect(area.outlineStyle).toBe('solid');
    });
  },
};

/** What is chosen before the page's script runs stays, and the owner hears of it. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<FileField {...args} required hint="PDF" />, {
      beforeScript: (page) => {
        const transfer = new DataTransfer();
        transfer.items.add(cv);
        field(page).files = transfer.files;
      },
      async afterScript(page) {
        await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
        await expect(args.onChange).toHaveBeenCalledWith([expect.any(File)], {
          reason: 'restore',
          rejected: [],
        });
        await expect(within(page).getByText('Asha Rao CV.pdf')).toBeVisible();
      },
    });
    await expect(errors).toEqual([]);
  },
};

const uploads = new Map<File, FileUpload>([
  [cv, { state: 'done' }],
  [letter, { state: 'uploading', progress: 0.45 }],
  [program, { state: 'failed', error: 'The connection was lost.' }],
]);

/** Every state. */
export const States: Story = {
  render: () => (
    <Grid gap="lg">
      <FileField label="Empty" hint="PDF, up to 5 MB" />
      <FileField label="Optional, several" multiple necessity="optional" />
      <FileField label="Error" error="Choose your CV" />
      <FileField label="Disabled" disabled />
      <FileField label="Uploads" multiple uploads={uploads} onRetry={() => {}} hasPreviews />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const last = canvasElement.querySelectorAll<HTMLElement>('[data-component="FileField"]')[4];
    if (!last) throw new Error('There is no fifth field.');
    await choose(last, cv, letter, program, photo);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
