import { limits, noticeFields } from '@aarambh/forms';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextArea } from '@aarambh/ui/TextArea';
import { useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface MessageFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text with a few marks, and buttons that put the marks around what is selected. */
export function MessageField({ value, error, onChange }: MessageFieldProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLTextAreaElement>(null);
  const wrap = (before: string, after: string, example: string) => () => {
    const area = ref.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const words = value.slice(start, end) || example;
    area.focus();
    area.setRangeText(before + words + after, start, end);
    area.setSelectionRange(start + before.length, start + before.length + words.length);
    onChange(area.value);
  };
  const insert = (field: string) => () => {
    const area = ref.current;
    if (!area) return;
    area.focus();
    area.setRangeText(`{${field}}`, area.selectionStart, area.selectionEnd, 'end');
    onChange(area.value);
  };
  const example = t('notifications.compose.addressExample');
  return (
    <Stack gap="xs">
      <TextArea
        ref={ref}
        label={t('notifications.compose.message')}
        hint={t('notifications.compose.messageHint')}
        characterLimit={limits.notificationText}
        value={value}
        error={error}
        onChange={(text) => onChange(text)}
      />
      <Inline gap="xs">
        <Button variant="secondary" size="sm" onClick={wrap('**', '**', example)}>
          {t('notifications.compose.bold')}
        </Button>
        <Button variant="secondary" size="sm" onClick={wrap('_', '_', example)}>
          {t('notifications.compose.italic')}
        </Button>
        <Button variant="secondary" size="sm" onClick={wrap('\n- ', '', example)}>
          {t('notifications.compose.list')}
        </Button>
        <Button variant="secondary" size="sm" onClick={wrap('[', '](https://)', example)}>
          {t('notifications.compose.address')}
        </Button>
      </Inline>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */}
      <Inline gap="xs" role="group" aria-label={t('notifications.fields.title')}>
        {noticeFields.map((field) => (
          <Button key={field} variant="secondary" size="sm" onClick={insert(field)}>
            {t(`notifications.fields.${field}`)}
          </Button>
        ))}
      </Inline>
      <Text size="sm" tone="muted">
        {t('notifications.fields.hint')}
      </Text>
    </Stack>
  );
}
