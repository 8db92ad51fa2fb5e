import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './cv.css.ts';

const views = ['write', 'preview', 'checks'] as const;

/** What a narrow screen shows of the editor. */
export type CvView = (typeof views)[number];

interface ViewChoiceProps {
  readonly view: CvView;
  /** How many lines the check list has. */
  readonly count: number;
  readonly onChoose: (view: CvView) => void;
}

/** Chooses what a narrow screen shows; where there is room, everything is shown and nothing is to choose. */
export function ViewChoice({ view, count, onChoose }: ViewChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.views}>
      <RadioGroup
        label={t('cv.views.label')}
        variant="segmented"
        orientation="horizontal"
        value={view}
        onChange={(value) => onChoose(views.find((each) => each === value) ?? 'write')}
        options={views.map((value) => ({ value, label: t(`cv.views.${value}`, { count }) }))}
      />
    </div>
  );
}
