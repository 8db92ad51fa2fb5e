import type { ApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Disclosure } from '@aarambh/ui/Disclosure';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import type { FactsContext } from '../facts.ts';
import { ProposalRow } from './ProposalRow.tsx';
import { canBeTaken, missingIn, sections, type Completed, type Proposal, type Reading } from './proposals.ts';

interface ReviewProps {
  readonly reading: Reading;
  readonly ticked: ReadonlySet<string>;
  readonly completed: Completed;
  /** Why the server has refused proposals, by their keys. */
  readonly errors: ReadonlyMap<string, string>;
  readonly failure: ApiError | null;
  /** That the profile was changed meanwhile, and this is what it says now. */
  readonly isReadAgain: boolean;
  readonly names: FactsContext['names'];
  readonly onTick: (keys: readonly string[], isTicked: boolean) => void;
  readonly onEdit: (proposal: Proposal) => void;
  readonly onOtherFile: () => void;
}

/** Everything that was read, section by section: nothing of it is in the profile before it is ticked and taken. */
export function Review(props: ReviewProps) {
  const { t } = useTranslation();
  const { reading, ticked, completed, errors, failure, isReadAgain, names, onTick, onEdit } = props;
  const takable = reading.proposals.filter(canBeTaken);
  // What takes the place of something is ticked one by one.
  const easy = takable.filter((each) => each.standing === 'new' && missingIn(each, completed).length === 0);
  const others = reading.account.filter(({ isSame }) => !isSame);
  const had = reading.proposals.filter(({ standing }) => standing === 'same');
  return (
    <Stack gap="lg">
      {errors.size > 0 && (
        <Alert tone="danger" focusOnMount>
          {t('profile.oldCv.refused', { count: errors.size })}
        </Alert>
      )}
      <FailureAlert error={failure} takesFocus />
      {isReadAgain && <Alert tone="warning">{t('profile.oldCv.readAgain')}</Alert>}
      <Text>{t(takable.length === 0 ? 'profile.oldCv.nothing' : 'profile.oldCv.choose')}</Text>
      <Inline gap="xs">
        {easy.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              onTick(
                easy.map(({ key }) => key),
                true,
              )
            }
          >
            {t('profile.oldCv.tickAll', { count: easy.length })}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={props.onOtherFile}>
          {t('profile.oldCv.otherFile')}
        </Button>
      </Inline>
      {sections.map((section) => {
        const shown = reading.proposals.filter(
          (each) => each.section === section && each.standing !== 'same',
        );
        if (shown.length === 0) return null;
        const heading = `old-cv-${section}`;
        return (
          <Stack key={section} gap="sm" as="section" aria-labelledby={heading}>
            <Heading level={3} size="sm" id={heading}>
              {t(section === 'links' ? 'profile.oldCv.links' : `profile.sections.${section}.title`)}
            </Heading>
            <List kind="divided" labelledBy={heading}>
              {shown.map((proposal) => (
                <ListItem key={proposal.key}>
                  <ProposalRow
                    proposal={proposal}
                    completed={completed}
                    isTicked={ticked.has(proposal.key)}
                    error={errors.get(proposal.key)}
                    names={names}
                    onTick={(isTicked) => onTick([proposal.key], isTicked)}
                    onEdit={() => onEdit(proposal)}
                  />
                </ListItem>
              ))}
            </List>
          </Stack>
        );
      })}
      {others.length > 0 && (
        <Stack gap="xs">
          <Heading level={3} size="sm">
            {t('profile.oldCv.account')}
          </Heading>
          {others.map(({ field, said, present }) => (
            <Text key={field} size="sm">
              {t('profile.oldCv.differs', {
                field: t(`profile.oldCv.fields.${field}`),
                said,
                present: present ?? t('profile.notGiven'),
              })}
            </Text>
          ))}
          <Link href="/settings">{t('profile.oldCv.settings')}</Link>
        </Stack>
      )}
      {had.length > 0 && (
        <Disclosure title={t('profile.oldCv.had', { count: had.length })}>
          <Text size="sm">{had.map(({ title }) => title).join(' · ')}</Text>
        </Disclosure>
      )}
      {reading.left.length > 0 && (
        <Disclosure title={t('profile.oldCv.left', { count: reading.left.length })}>
          <List kind="bulleted" label={t('profile.oldCv.leftLabel')}>
            {reading.left.map(({ title, message }) => (
              <ListItem key={title}>
                {title}: {message}
              </ListItem>
            ))}
          </List>
        </Disclosure>
      )}
    </Stack>
  );
}
