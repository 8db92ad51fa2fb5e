import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { MultiSelect, type MultiSelectItem, type MultiSelectProps } from './index.ts';

interface Skill extends MultiSelectItem {
  readonly jobs: number;
}

const skills: readonly Skill[] = [
  { id: 'sql', label: 'SQL', jobs: 120 },
  { id: 'excel', label: 'Excel', jobs: 88 },
  { id: 'python', label: 'Python', jobs: 64 },
];

const drawSkill: MultiSelectProps<Skill>['renderOption'] = ({ jobs }, { label, isSelected }) => (
  <>
    {label}{' '}
    <Text as="span" tone="muted" size="sm">
      {isSelected ? 'chosen' : `${jobs} jobs`}
    </Text>
  </>
);

const done: MultiSelectProps<Skill>['footer'] = ({ close }) => (
  <Button size="sm" variant="secondary" onClick={close}>
    Done with skills
  </Button>
);

/** A page's own options, words for an empty list, and a button below it. */
function SkillSelect(args: Omit<MultiSelectProps<Skill>, 'items'>) {
  return (
    <MultiSelect
      {...args}
      items={skills}
      renderOption={drawSkill}
      empty="No job asks for that."
      footer={done}
    />
  );
}

const meta = {
  title: 'Forms/MultiSelect/Slots',
  component: SkillSelect,
  tags: ['!autodocs'],
  args: { label: 'Skills', presentation: 'panel', onChange: fn() },
} satisfies Meta<typeof SkillSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Boxes, counts, tags and announcements are as without; only the text of an option is the page's. */
export const Slots: Story = {
  play: async ({ args, canvas, step }) => {
    const user = await browserUser();
    const input = canvas.getByRole('combobox', { name: 'Skills' });
    await step('an option says how it stands', async () => {
      await user.click(input);
      await user.keyboard('sq');
      await expect(canvas.getByRole('option')).toHaveAccessibleName('SQL 120 jobs');
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('option')).toHaveAccessibleName('SQL chosen');
      await expect(args.onChange).toHaveBeenLastCalledWith(['sql'], { items: [skills[0]] });
      await waitFor(() => expect(announcedTexts('polite')).toContain('SQL added, 1 selected'));
      await expect(canvas.getByRole('button', { name: 'Remove SQL' })).toBeVisible();
    });
    await step('nothing found', async () => {
      await user.keyboard('xyz');
      await expect(canvas.getByText('No job asks for that.')).toBeVisible();
    });
    await step('the button below is reached by Tab, and closes', async () => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Done with skills' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
  },
};
