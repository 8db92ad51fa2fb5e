import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useDeviceChoice, type DeviceChoice } from '#app/theme/deviceChoice.ts';
import { density, textSize, theme } from '#app/theme/looks.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { useSavedChoice } from './useSavedChoice.ts';

/** Colours, density and size of the text; in force at once, on every device of the person. */
export function AppearanceCard() {
  const { t } = useTranslation();
  const save = useSavedChoice();
  return (
    <SettingsCard title={t('settings.appearance.title')} lead={t('settings.appearance.lead')}>
      <Look
        look={theme}
        label={t('settings.appearance.theme')}
        name={(value) => t(`settings.appearance.themes.${value}`)}
        onChoose={(value) => save({ theme: value })}
      />
      <Look
        look={density}
        label={t('settings.appearance.density')}
        hint={t('settings.appearance.densityHint')}
        name={(value) => t(`settings.appearance.densities.${value}`)}
        onChoose={(value) => save({ density: value })}
        isBar
      />
      <Look
        look={textSize}
        label={t('settings.appearance.textSize')}
        hint={t('settings.appearance.textSizeHint')}
        name={(value) => t(`settings.appearance.textSizes.${value}`)}
        onChoose={(value) => save({ textSize: value })}
        isBar
      />
    </SettingsCard>
  );
}

interface LookProps<Value extends string> {
  readonly look: DeviceChoice<Value>;
  readonly label: string;
  readonly hint?: string;
  readonly name: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
  /** Shows short choices as one bar. @default false */
  readonly isBar?: boolean;
}

function Look<Value extends string>({ look, label, hint, name, onChoose, isBar = false }: LookProps<Value>) {
  const { values } = look.options;
  return (
    <RadioGroup
      variant={isBar ? 'segmented' : 'list'}
      label={label}
      hint={hint}
      options={values.map((value) => ({ value, label: name(value) }))}
      value={useDeviceChoice(look)}
      onChange={({ target }) => {
        const chosen = values.find((value) => value === target.value);
        if (chosen === undefined) return;
        onChoose(chosen);
        look.choose(chosen);
      }}
    />
  );
}
