import { Alert } from '@aarambh/ui/Alert';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Missing } from './missingFromJob.ts';

interface MissingListProps {
  readonly missing: readonly Missing[];
  /** Address of a field. */
  readonly hrefOf: (step: string, field: string) => string;
}

/** What a job lacks before it can be posted, each with the way to its field. */
export function MissingList({ missing, hrefOf }: MissingListProps) {
  const { t } = useTranslation();
  return (
    <Alert tone="warning" title={t('resources.job.blocks', { count: missing.length })}>
      <List>
        {missing.map(({ name, step, words }) => (
          <ListItem key={name}>
            <Link href={hrefOf(step, name)}>{words}</Link>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
