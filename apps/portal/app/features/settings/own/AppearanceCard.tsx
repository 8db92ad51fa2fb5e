import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useUser } from '#app/screen/useUser.ts';
import { useDeviceChoice } from '#app/theme/deviceChoice.ts';
import { densities, density, textSize, textSizes, theme, themes } from '#app/theme/looks.ts';
import { useDensity } from '#app/theme/useDensity.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { useSavedChoice } from './useSavedChoice.ts';

/** Colours, density and size of the text; in force at once, on every device of the person. */
export function AppearanceCard() {
  const { t } = useTranslation();
  const { type } = useUser();
  const save = useSavedChoice();
  return (
    <SettingsCard name="appearance" lead={t('settings.appearance.lead')}>
      <Look
        values={themes}
        value={useDeviceChoice(theme)}
        label={t('settings.appearance.theme')}
        name={(value) => t(`settings.appearance.themes.${value}`)}
        onChoose={(value) => {
          save({ theme: value });
          theme.choose(value);
        }}
      />
      <Look
        values={densities}
        value={useDensity(type !== 'C')}
        label={t('settings.appearance.density')}
        hint={t('settings.appearance.densityHint')}
        name={(value) => t(`settings.appearance.densities.${value}`)}
        onChoose={(value) => {
          save({ density: value });
          density.choose(value);
        }}
        isBar
      />
      <Look
        values={textSizes}
        value={useDeviceChoice(textSize)}
        label={t('settings.appearance.textSize')}
        hint={t('settings.appearance.textSizeHint')}
        name={(value) => t(`settings.appearance.textSizes.${value}`)}
        onChoose={(value) => {
          save({ textSize: value });
          textSize.choose(value);
        }}
        isBar
      />
    </SettingsCard>
  );
}

interface LookProps<Value extends string> {
  readonly values: readonly Value[];
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly name: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
  /** Shows short choices as one bar. @default false */
  readonly isBar?: boolean;
}

function Look<Value extends string>(props: LookProps<Value>) {
  const { values, value, label, hint, name, onChoose, isBar = false } = props;
  return (
    <RadioGroup
      variant={isBar ? 'segmented' : 'list'}
      label={label}
      hint={hint}
      options={values.map((each) => ({ value: each, label: name(each) }))}
      value={value}
      onChange={(chosen) => onChoose(chosen)}
    />
  );
}
