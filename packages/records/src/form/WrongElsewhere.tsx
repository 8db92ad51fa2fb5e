import { Alert } from '@aarambh/ui/Alert';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import type { FormStep } from '../declare/form.ts';
import { useTranslation } from '../host/hooks.ts';
import type { SavingState } from './useAutosave.ts';

interface WrongElsewhereProps {
  readonly places: readonly { readonly name: string; readonly at: FormStep }[];
  readonly hrefOf: (step: string, field: string) => string;
  readonly wordsOf: (name: string) => string;
}

/** What is wrong on other steps, each with the way there. */
export function WrongElsewhere({ places, hrefOf, wordsOf }: WrongElsewhereProps) {
  const { t } = useTranslation();
  if (places.length === 0) return null;
  return (
    <Alert tone="warning" title={t('resources.steps.wrong')}>
      <List>
        {places.map(({ name, at }) => (
          <ListItem key={name}>
            <Link href={hrefOf(at.id, name)}>{`${t(at.title)}: ${wordsOf(name)}`}</Link>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}

/** The fields of other steps that are wrong. A step with a content of its own says them itself. */
export function wrongElsewhere(
  steps: readonly FormStep[],
  { id, Content }: FormStep,
  wrong: readonly string[],
  saving: SavingState,
): WrongElsewhereProps['places'] {
  if (Content !== undefined || saving.kind === 'untouched') return [];
  return wrong.flatMap((name) => {
    const at = steps.find((each) => each.id !== id && each.fields.includes(name));
    return at === undefined ? [] : [{ name, at }];
  });
}
