import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Alert } from '../../src/components/Alert/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { FileField } from '../../src/components/FileField/index.ts';
import { Table } from '../../src/components/Table/index.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { SignedInPage } from './SignedInPage.tsx';

type Problem = { readonly line: number; readonly text: string };
type ImportProps = {
  /** Reads the file and says what is wrong with it, line by line. */
  readonly check: (file: File) => Promise<readonly Problem[]>;
  readonly onImport: (file: File) => void;
};

/** A file is checked before anything is written: what is wrong is said by its line, and the rest waits until all of it is right. */
function ImportScreen({ check, onImport }: ImportProps) {
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<readonly Problem[]>();
  const isReady = file !== undefined && problems?.length === 0;
  return (
    <SignedInPage title="Import students" path="/settings">
      <Card>
        <FileField
          label="File with one student on each line"
          accept=".csv"
          onChange={([chosen]) => {
            setFile(chosen);
            setProblems(undefined);
            if (chosen) void check(chosen).then(setProblems);
          }}
        />
      </Card>
      {problems && problems.length > 0 && (
        <>
          <Alert tone="danger">Nothing was imported. Mend these lines and choose the file again.</Alert>
          <Table
            caption="What is wrong with the file"
            columns={[
              { id: 'line', header: 'Line', renderCell: ({ line }) => line, isRowHeader: true },
              { id: 'text', header: 'What to do', renderCell: ({ text }) => text },
            ]}
            rows={problems}
            getRowId={({ line }) => String(line)}
          />
        </>
      )}
      {isReady && (
        <>
          <Alert tone="success">All lines are right.</Alert>
          <Button onClick={() => onImport(file)}>Import the students</Button>
        </>
      )}
    </SignedInPage>
  );
}

const problems: readonly Problem[] = [
  { line: 4, text: 'Enter a mobile number of 10 digits' },
  { line: 9, text: 'Choose a degree from the list' },
];

const meta = {
  title: 'Templates/Import',
  component: ImportScreen,
  args: {
    check: fn<ImportProps['check']>(() => Promise.resolve([])),
    onImport: fn<ImportProps['onImport']>(),
  },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const students = new File(['Asha,9876543210'], 'students.csv', { type: 'text/csv' });

/** Chooses a file as the browser's own dialog does. */
async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file field.');
  input.files = transfer.files;
  await fireEvent.change(input);
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, students);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import the students' }));
    await expect(args.onImport).toHaveBeenCalledTimes(1);
  },
};

/** What is wrong is said by its line, and nothing can be imported. */
export const WithProblems: Story = {
  args: { check: fn<ImportProps['check']>(() => Promise.resolve(problems)) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, students);
    await expect(await canvas.findByText('Choose a degree from the list')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Import the students' })).toBeNull();
  },
};
