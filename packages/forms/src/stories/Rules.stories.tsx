import { Table, type TableColumn } from '@aarambh/ui/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ruleFixtures, type RuleFixture } from '../../fixtures/index.ts';
import * as rules from '../rules/index.ts';

const ruleByName: Readonly<Record<keyof typeof ruleFixtures, rules.Rule>> = {
  personName: rules.personName,
  mobile: rules.mobile,
  forgotMobile: rules.forgotMobile,
  reachableMobile: rules.reachableMobile,
  browserEmail: rules.browserEmail,
  contactEmail: rules.contactEmail,
  password: rules.password,
  otpDigits: rules.otpDigits,
  otpCharacters: rules.otpCharacters,
  webAddress: rules.webAddress,
  typedWebAddress: rules.typedWebAddress,
  recordId: rules.recordId,
  captchaSolved: rules.captchaSolved,
};
const tables = new Map(Object.entries<RuleFixture>(ruleFixtures));

type Example = { readonly value: string; readonly verdict: string };
type Row = {
  readonly name: string;
  readonly passing: readonly Example[];
  readonly failing: readonly Example[];
};

/** White space and characters that cannot be seen, written so that they can. */
function visible(value: string): string {
  const written =
    value.length > 60 ? `${value.slice(0, 24)}... (${rules.lengthOf(value)} characters)` : value;
  return written === ''
    ? '(nothing)'
    : written.replaceAll(/[\p{Cc}\p{Cf}\p{Zs}\p{Cs}]/gu, (character) =>
        character === ' ' ? '␣' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
}

/** The verdicts are the rules' own, not the fixtures': the table cannot say what a rule does not do. */
const rows: readonly Row[] = Object.entries(ruleByName).map(([name, rule]) => {
  const { valid = [], invalid = [] } = tables.get(name) ?? {};
  const examples = [...valid, ...invalid.map(({ value }) => value)].map((value) => {
    const result = rule(value);
    return { value: visible(value), verdict: result.ok ? 'passes' : result.code };
  });
  return {
    name,
    passing: examples.filter(({ verdict }) => verdict === 'passes'),
    failing: examples.filter(({ verdict }) => verdict !== 'passes'),
  };
});

const columns: readonly TableColumn<Row>[] = [
  { id: 'rule', header: 'Rule', renderCell: ({ name }) => <code>{name}</code>, isRowHeader: true },
  { id: 'about', header: 'What it asks', renderCell: ({ name }) => tables.get(name)?.about },
  {
    id: 'passes',
    header: 'Passes',
    renderCell: ({ passing }) => (
      <ul>
        {passing.map(({ value }) => (
          <li key={value}>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'fails',
    header: 'Fails, with its code',
    renderCell: ({ failing }) => (
      <ul>
        {failing.map(({ value, verdict }) => (
          <li key={value}>
            <code>{value}</code> {verdict}
          </li>
        ))}
      </ul>
    ),
  },
];

function AllRules() {
  return (
    <Table caption="Rules" columns={columns} rows={rows} getRowId={({ name }) => name} narrow="scroll" />
  );
}

const meta = {
  title: 'Validated forms/Rules',
  component: AllRules,
} satisfies Meta<typeof AllRules>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every rule with values that pass and values that fail, and the code that they fail with. */
export const Examples: Story = {
  play: async ({ canvas }) => {
    const cellsOf = (rule: string) =>
      within(canvas.getByRole('row', { name: new RegExp(`^${rule} `) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + Object.keys(ruleFixtures).length);
    const [, passing, failing] = cellsOf('mobile');
    await expect(passing).toContain('9876543210');
    await expect(failing).toContain('98765␣4321 mobile');
    const [, passingForgot, failingForgot] = cellsOf('forgotMobile');
    await expect(passingForgot).toContain('98765␣4321');
    await expect(failingForgot).toContain('98765.4321 forgotMobileCharacters');
  },
};
