import type { ApiError } from '@aarambh/api-client';
import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import { useFormats, useMayOpen, useTranslation } from '../host/hooks.ts';
import type { Formats, Translate } from '../register.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import * as styles from '../list/ResourceScreen.css.ts';

type Details = ApiError['details'];
type Naming = Pick<Resource, 'usage' | 'usageLinks'>;

interface UsageProps {
  readonly resource: Naming;
  readonly row: AnyRow;
  readonly details: Details;
}

/** Who refers to a record, and how often, with the lists of them where the person may open one. */
export function Usage({ resource, row, details }: UsageProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const mayOpen = useMayOpen();
  const counts = Object.entries(details.usedBy ?? {});
  if (counts.length === 0) return <Text>{t('resources.fixedText')}</Text>;
  return (
    <>
      <Text>{t('resources.inUseText')}</Text>
      <ul className={styles.usage}>
        {counts.map(([kind, count]) => {
          const words = countOf(resource, kind, count, t, formats);
          const href = resource.usageLinks?.[kind]?.(row);
          return <li key={kind}>{href && mayOpen(href) ? <Link href={href}>{words}</Link> : words}</li>;
        })}
      </ul>
    </>
  );
}

/** Who refers to a record, as one line; empty where nothing does. */
export const usageText = (resource: Naming, details: Details, t: Translate, formats: Formats): string =>
  Object.entries(details.usedBy ?? {})
    .map(([kind, count]) => countOf(resource, kind, count, t, formats))
    .join(', ');

/** `Leads: 3`. */
function countOf({ usage }: Naming, kind: string, count: unknown, t: Translate, formats: Formats): string {
  const words = usage[kind];
  const number = formats.number(Number(count));
  return `${words === undefined ? kind : t(words)}: ${number}`;
}
