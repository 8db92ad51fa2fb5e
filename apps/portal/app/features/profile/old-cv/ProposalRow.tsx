import { Button } from '@aarambh/ui/Button';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { factsOf, filledFactsOf, labelOf, type FactsContext } from '../facts.ts';
import { definitions, entryOf, missingIn, type Completed, type Proposal } from './proposals.ts';

interface ProposalRowProps {
  readonly proposal: Proposal;
  readonly completed: Completed;
  readonly isTicked: boolean;
  /** Why the server has refused it. */
  readonly error: string | undefined;
  readonly names: FactsContext['names'];
  readonly onTick: (isTicked: boolean) => void;
  /** Opens its form. */
  readonly onEdit: () => void;
}

/** Fields that the title of the entry says. */
const inTitle = ['title', 'name', 'language', 'skillID', 'companyName', 'designation'];

/** Longer ones have a line of their own. */
const longestFact = 40;

/** One thing that the CV says: a box to tick, beside what the profile has in its place. */
export function ProposalRow({
  proposal,
  completed,
  isTicked,
  error,
  names,
  onTick,
  onEdit,
}: ProposalRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { section, title, present, standing } = proposal;
  const definition = definitions[section];
  const context = { t, formats, names };
  const entry = entryOf(proposal, completed);
  const facts = definition === undefined ? [] : filledFactsOf(definition, entry, context, inTitle);
  const changes =
    definition === undefined || present === null
      ? []
      : factsOf(definition, present, context, inTitle).flatMap((before) => {
          const now = facts.find(({ id }) => id === before.id);
          return now === undefined || now.details === before.details ? [] : [{ before, now }];
        });
  const texts = facts.flatMap(({ id, details }) =>
    typeof details === 'string' && id !== undefined && typeof entry[id] !== 'boolean'
      ? details.split('\n')
      : [],
  );
  const short = texts.filter((text) => text.length <= longestFact);
  const long = texts.filter((text) => text.length > longestFact);
  const missing = missingIn(proposal, completed);
  const name = section === 'personal' ? t(`profile.oldCv.fields.${fieldOf(proposal)}`) : title;
  const lines = (
    <>
      {definition === undefined && section === 'personal' && <Text as="span">{title}</Text>}
      {present !== null && definition === undefined && (
        <Text as="span" tone="muted" size="sm">
          {t('profile.oldCv.now', { value: Object.values(present).find((each) => typeof each === 'string') })}
        </Text>
      )}
      {changes.length > 0
        ? changes.map(({ before, now }) => (
            <Text as="span" size="sm" key={before.id}>
              {t('profile.oldCv.change', {
                field: before.term,
                before: before.details === '' ? t('profile.notGiven') : before.details,
                after: now.details,
              })}
            </Text>
          ))
        : short.length > 0 && (
            <Text as="span" tone="muted" size="sm">
              {short.join(' · ')}
            </Text>
          )}
      {changes.length === 0 &&
        long.map((line) => (
          <Text as="span" tone="muted" size="sm" key={line}>
            {line}
          </Text>
        ))}
      {missing.length > 0 && definition !== undefined && (
        <Text as="span" size="sm">
          {t('profile.oldCv.missing', {
            fields: missing.map((field) => labelOf(definition, field, t)).join(', '),
          })}
        </Text>
      )}
    </>
  );
  if (standing === 'checked') {
    return (
      <Stack gap="xxs">
        <Text as="span" weight="bold">
          {name}
        </Text>
        {lines}
        <Text as="span" tone="muted" size="sm">
          {t('profile.oldCv.checked')}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      <Checkbox
        label={name}
        hint={<Stack gap="xxs">{lines}</Stack>}
        error={error}
        checked={isTicked}
        onChange={(checked) => {
          // What is not complete is completed first.
          if (checked && missing.length > 0) onEdit();
          else onTick(checked);
        }}
      />
      {definition !== undefined && section !== 'skills' && (
        <Inline justify="end">
          <Button
            variant={missing.length > 0 ? 'secondary' : 'quiet'}
            size="sm"
            aria-label={t(missing.length > 0 ? 'profile.oldCv.completeNamed' : 'profile.editNamed', { name })}
            onClick={onEdit}
          >
            {t(missing.length > 0 ? 'profile.oldCv.complete' : 'profile.edit')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** Which fact of the person a proposal is. */
const fieldOf = ({ entry }: Proposal): 'headline' | 'summary' =>
  'headline' in entry ? 'headline' : 'summary';
