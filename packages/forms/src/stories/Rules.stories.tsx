import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Table, type TableColumn } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  fieldCases,
  formFixtures,
  formNames,
  ruleFixtures,
  type FormName,
  type RuleFixture,
} from '../../fixtures/index.ts';
import type { FieldDefinition, Validatable } from '../definition/definition.ts';
import { validate } from '../definition/validate.ts';
import { errorMessage, type Translate } from '../messages/translate.ts';
import { useTranslate } from '../react/FormsProvider.tsx';
import * as rules from '../rules/index.ts';
import * as definitions from '../schemas/index.ts';
import { withTexts } from './withTexts.tsx';

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
  gstin: rules.gstin,
  calendarDate: rules.calendarDate,
  singleLine: rules.singleLine,
  multiLine: rules.multiLine,
  recordId: rules.recordId,
  captchaSolved: rules.captchaSolved,
};
const formByName: Pick<typeof definitions, FormName> = definitions;
const tables = new Map(Object.entries<RuleFixture>(ruleFixtures));

type Example = { readonly value: string; readonly verdict: string };
type Row = {
  readonly name: string;
  readonly about: string;
  readonly passing: readonly Example[];
  readonly failing: readonly Example[];
};

const passes = '';

const invisible = /[\p{Cc}\p{Cf}\p{Zs}\p{Cs}]/gu;
const longest = 32;

/** White space and characters that cannot be seen, written so that they can; long values by their beginning. */
function visible(value: string): string {
  const beginning = value.slice(0, value.length > longest ? longest / 2 : longest);
  const written = beginning.replaceAll(invisible, (character) =>
    character === ' ' ? '␣' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (value === '') return '(nothing)';
  return beginning === value ? written : `${written}… (${rules.lengthOf(value)} characters)`;
}

function rowOf(name: string, about: string, examples: readonly Example[]): Row {
  return {
    name,
    about,
    passing: examples.filter(({ verdict }) => verdict === passes),
    failing: examples.filter(({ verdict }) => verdict !== passes),
  };
}

/** The verdicts are the rules' own, not the fixtures': the table cannot say what a rule does not do. */
const ruleRows: readonly Row[] = Object.entries(ruleByName).map(([name, rule]) => {
  const { about = '', valid = [], invalid = [] } = tables.get(name) ?? {};
  const values = [...valid, ...invalid.map(({ value }) => value)];
  const examples = values.map((value) => {
    const result = rule(value);
    return { value: visible(value), verdict: result.ok ? passes : result.code };
  });
  return rowOf(name, about, examples);
});

/** Each field of a form with the words that it has for what is wrong, which are the definition's own too. */
function fieldRows(form: FormName, translate: Translate): Row[] {
  const definition: Validatable<unknown> & { fields: Readonly<Record<string, FieldDefinition>> } =
    formByName[form];
  return Object.entries(definition.fields).map(([name, { label, necessity }]) => {
    const rows = fieldCases.filter((row) => row.form === form && row.field === name);
    const examples = rows.map(({ value }) => {
      const verdict = validate(definition, { ...formFixtures[form].values, [name]: value });
      const error = verdict.ok ? undefined : verdict.errors.find(({ path }) => path === name);
      const shown = typeof value === 'string' ? visible(value) : value ? '(ticked)' : '(not ticked)';
      return { value: shown, verdict: error === undefined ? passes : errorMessage(translate, error) };
    });
    return rowOf(name, `${translate(label)}${necessity === undefined ? '' : ` (${necessity})`}`, examples);
  });
}

function ExampleList({ of: examples }: { readonly of: readonly Example[] }) {
  const verdicts = [...new Set(examples.map(({ verdict }) => verdict))];
  return (
    <Stack gap="sm">
      {verdicts.map((verdict) => (
        <Stack key={verdict} gap="xs">
          {verdict !== passes && (
            <Text size="sm" weight="medium">
              {verdict}
            </Text>
          )}
          <Inline gap="xs">
            {examples
              .filter((example) => example.verdict === verdict)
              .map(({ value }) => (
                <Tag key={value}>
                  <code>{value}</code>
                </Tag>
              ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}

const columns = (about: string, fails: string): readonly TableColumn<Row>[] => [
  { id: 'name', header: 'Name', renderCell: ({ name }) => <code>{name}</code>, isRowHeader: true },
  { id: 'about', header: about, renderCell: (row) => row.about },
  { id: 'passes', header: 'Passes', renderCell: ({ passing }) => <ExampleList of={passing} /> },
  { id: 'fails', header: fails, renderCell: ({ failing }) => <ExampleList of={failing} /> },
];

function AllRules() {
  return (
    <Table
      caption="Rules"
      isCaptionVisible
      columns={columns('What it asks', 'Fails, by code')}
      rows={ruleRows}
      getRowId={({ name }) => name}
    />
  );
}

function AllFields() {
  const translate = useTranslate();
  return (
    <Stack gap="lg">
      {formNames.map((form) => (
        <Table
          key={form}
          caption={form}
          isCaptionVisible
          columns={columns('Field', 'Fails, by what is said')}
          rows={fieldRows(form, translate)}
          getRowId={({ name }) => name}
        />
      ))}
    </Stack>
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
    await expect(failing).toMatch(/mobile.*98765␣4321/);
    const [, passingForgot, failingForgot] = cellsOf('forgotMobile');
    await expect(passingForgot).toContain('98765␣4321');
    await expect(failingForgot).toMatch(/forgotMobileCharacters98765\.4321/);
  },
};

/** Every field of every form with values that pass and values that fail, and what the field says of them. */
export const Fields: Story = {
  render: () => <AllFields />,
  decorators: [withTexts],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(formNames.length);
    const table = within(canvas.getByRole('table', { name: 'login' }));
    const row = table.getByRole('row', { name: /^password / });
    await expect(row).toHaveTextContent(/Enter your password.*\(nothing\)/);
  },
};
