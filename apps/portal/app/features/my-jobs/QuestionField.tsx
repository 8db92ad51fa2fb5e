import type { components } from '@aarambh/api-client';
import { limits } from '@aarambh/forms';
import { CheckboxGroup } from '@aarambh/ui/CheckboxGroup';
import { DateField } from '@aarambh/ui/DateField';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { TextArea } from '@aarambh/ui/TextArea';
import { TextField } from '@aarambh/ui/TextField';
import { useFormats } from '#app/i18n/useFormats.ts';

interface QuestionFieldProps {
  readonly question: components['schemas']['ScreeningQuestion'];
  readonly error?: string | undefined;
}

/** A question of a job, in the reader's language where it was written in that too. */
export function QuestionField({ question, error }: QuestionFieldProps) {
  const { language } = useFormats();
  const { id, text, translations, answerType, isOptional, options } = question;
  const shared = {
    label: translations[language] ?? text,
    name: id,
    ...(isOptional && { necessity: 'optional' as const }),
    ...(error !== undefined && { error }),
  };
  const choices = options.map((option) => ({
    value: option.id,
    label: option.translations[language] ?? option.text,
  }));
  if (choices.length > 0) {
    return answerType === 'Multiple' ? (
      <CheckboxGroup {...shared} options={choices} />
    ) : (
      <RadioGroup {...shared} options={choices} />
    );
  }
  switch (answerType) {
    case 'Date':
      return <DateField {...shared} />;
    case 'Long text':
      return <TextArea {...shared} maxLength={limits.application.answer} />;
    case 'Number':
      return <TextField {...shared} inputMode="decimal" />;
    default:
      return <TextField {...shared} maxLength={limits.application.answer} />;
  }
}
