import { Button } from '@aarambh/ui/Button';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { Popover } from '@aarambh/ui/Popover';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '../host/hooks.ts';
import { titleOf } from '../cells/cellWords.ts';
import * as styles from './ResourceScreen.css.ts';
import { searchKey, useSearchKeyChoice } from './searchKey.ts';
import type { ListLayout } from './useListLayout.ts';

/** How the list looks: its columns, how close its rows stand, and whether a key goes to its search. */
export function DisplayOptions({
  layout: { choosable, shown, layout, chooseColumn, chooseCompact },
}: {
  readonly layout: ListLayout;
}) {
  const { t } = useTranslation();
  const [hasSearchKey, chooseSearchKey] = useSearchKeyChoice();
  return (
    <Popover
      label={t('resources.columns')}
      placement="bottom-end"
      renderTrigger={(trigger) => (
        <Button variant="quiet" size="sm" {...trigger}>
          {t('resources.columns')}
        </Button>
      )}
    >
      <Stack gap="xs">
        {choosable.map((column) => (
          <Checkbox
            key={column.field}
            label={titleOf(column, t)}
            checked={shown.includes(column)}
            onChange={(checked) => chooseColumn(column.field, checked)}
          />
        ))}
        {choosable.length > 0 && <hr className={styles.line} />}
        <Checkbox
          label={t('resources.compactRows')}
          checked={layout.isCompact}
          onChange={(checked) => chooseCompact(checked)}
        />
        <Checkbox
          label={t('resources.searchKey', { key: searchKey })}
          checked={hasSearchKey}
          onChange={(checked) => chooseSearchKey(checked)}
        />
      </Stack>
    </Popover>
  );
}
