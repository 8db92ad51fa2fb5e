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

type Example = { readonly id: string; readonly value: string; readonly verdict: string };

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

/** The verdict is the rule's own, not the fixture's: the table cannot say what the rule does not do. */
function examplesOf(name: string, rule: rules.Rule): Example[] {
  const { valid = [], invalid = [] } = tables.get(name) ?? {};
  return [...valid, ...invalid.map(({ value }) => value)].map((value, index) => {
    const result = rule(value);
    return { id: `${name}-${index}`, value: visible(value), verdict: result.ok ? 'passes' : result.code };
  });
}

const columns: readonly TableColumn<Example>[] = [
  {
    id: 'value',
    header: 'Value',
    renderCell: ({ value }) => <code dir="auto">{value}</code>,
    isRowHeader: true,
  },
  { id: 'verdict', header: 'Verdict', renderCell: ({ verdict }) => verdict },
];

function AllRules() {
  return Object.entries(ruleByName).map(([name, rule]) => (
    <section key={name}>
      <h2>{name}</h2>
      <p>{tables.get(name)?.about}</p>
      <Table
        caption={`Examples of ${name}`}
        columns={columns}
        rows={examplesOf(name, rule)}
        getRowId={({ id }) => id}
      />
    </section>
  ));
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
    const verdictOf = (table: string, value: string) => {
      const rows = within(canvas.getByRole('table', { name: table })).getAllByRole('row');
      return rows.find((row) => within(row).queryByText(value))?.textContent;
    };
    await expect(canvas.getAllByRole('table')).toHaveLength(Object.keys(ruleFixtures).length);
    await expect(verdictOf('Examples of mobile', '9876543210')).toContain('passes');
    await expect(verdictOf('Examples of mobile', '98765␣4321')).toContain('mobile');
    await expect(verdictOf('Examples of forgotMobile', '98765␣4321')).toContain('passes');
    await expect(verdictOf('Examples of personName', 'Asha␣')).toContain('personName');
  },
};
