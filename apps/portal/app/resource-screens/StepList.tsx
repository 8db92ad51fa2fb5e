import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/useTranslation.ts';
import * as styles from './RecordSteps.css.ts';

interface StepListProps {
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    readonly href: string;
    /** Something on it is not stored because it is wrong. */
    readonly isWrong: boolean;
  }[];
  readonly current: string;
}

/** The steps of a form, each a link; the one that is shown says so. */
export function StepList({ steps, current }: StepListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('resources.steps.name')}>
      <ol className={styles.steps}>
        {steps.map(({ id, title, href, isWrong }, index) => (
          <li key={id}>
            <Link
              to={href}
              className={styles.step}
              aria-current={id === current ? 'step' : undefined}
              preventScrollReset
            >
              <span aria-hidden="true" className={styles.number}>
                {isWrong ? '!' : index + 1}
              </span>
              {title}
              {isWrong && <VisuallyHidden>{` ${t('resources.steps.isWrong')}`}</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
