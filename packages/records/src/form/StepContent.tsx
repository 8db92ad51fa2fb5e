import { Stack } from '@aarambh/ui/Stack';
import type { FormStep, StepParts } from '../declare/form.ts';
import type { Resource } from '../declare/resource.ts';
import { RecordFields } from './RecordFields.tsx';
import * as styles from './RecordSteps.css.ts';

interface StepContentProps {
  readonly step: FormStep;
  readonly parts: StepParts;
  /** Names of fields that are not shown. */
  readonly hidden: readonly string[];
  readonly lookups: NonNullable<Resource['form']>['lookups'];
}

/** The fields of a step, or what it draws instead, and what stands beside them. */
export function StepContent({
  step: { fields: names, Content, Aside },
  parts,
  hidden,
  lookups,
}: StepContentProps) {
  const fieldOrder = names.filter((name) => !hidden.includes(name));
  const fields = (
    <div className={styles.fields}>
      <RecordFields form={parts.form} definition={{ fieldOrder }} lookups={lookups} level={2} />
    </div>
  );
  return (
    <div className={styles.content} data-has-aside={Aside === undefined ? undefined : ''}>
      <Stack gap="md">{Content === undefined ? fields : <Content {...parts} fields={fields} />}</Stack>
      {Aside !== undefined && (
        <div className={styles.aside}>
          <Aside {...parts} />
        </div>
      )}
    </div>
  );
}
