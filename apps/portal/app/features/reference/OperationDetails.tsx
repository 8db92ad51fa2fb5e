import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ReferenceOperation } from './contract.ts';
import { Parts } from './Parts.tsx';
import * as styles from './reference.css.ts';

interface OperationDetailsProps {
  readonly operation: ReferenceOperation;
}

/** What the contract says of an operation, in its own words: those are English. */
export function OperationDetails({ operation }: OperationDetailsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { method, path, description, sunset, also, keyScope, parameters, body, answer, codes, curl } =
    operation;
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <code className={styles.code}>
          {method} {path}
        </code>
        {sunset !== null && (
          <Inline>
            <Tag tone="warning">{t('reference.deprecated', { day: formats.day(sunset) })}</Tag>
          </Inline>
        )}
        <Text lang="en">{description}</Text>
      </Stack>
      <DescriptionList
        items={[
          { term: t('reference.access'), details: useAccess(operation) },
          ...(also.length > 0 ? [{ term: t('reference.also'), details: also.join(', ') }] : []),
          { term: t('reference.keyScope'), details: keyScope ?? t('reference.noKey') },
        ]}
      />
      <Stack gap="sm">
        <Heading level={2}>{t('reference.example')}</Heading>
        <Text tone="muted">{t('reference.exampleText')}</Text>
        <pre className={styles.example}>
          <code>{curl}</code>
        </pre>
      </Stack>
      <Parts title={t('reference.parameters')} parts={parameters} />
      <Parts title={t('reference.body')} parts={body} />
      <Parts title={t('reference.answer')} parts={answer} />
      <Stack gap="sm">
        <Heading level={2}>{t('reference.codes')}</Heading>
        <Inline gap="xs">
          {codes.map((code) => (
            <Tag key={code}>{code}</Tag>
          ))}
        </Inline>
      </Stack>
    </Stack>
  );
}

/** Who may call, in words. */
function useAccess({ access }: ReferenceOperation): string {
  const { t } = useTranslation();
  const words = access.map((each) => {
    if (each === 'public') return t('reference.public');
    if (each === 'signed-in') return t('reference.signedIn');
    return each === 'own' ? t('reference.own') : each;
  });
  return words.join(' · ');
}
