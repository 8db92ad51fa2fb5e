import { Pagination } from '@aarambh/ui/Pagination';
import { ResultCount } from '@aarambh/ui/ResultCount';
import { Select } from '@aarambh/ui/Select';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '../host/hooks.ts';
import { pageSizes, type Page } from '../calls/calls.ts';
import type { AnyColumn } from '../declare/column.ts';
import type { Resource } from '../declare/resource.ts';
import { titleOf } from '../cells/cellWords.ts';
import * as styles from './ResourceScreen.css.ts';
import type { ListAddress } from './useListAddress.ts';

interface ListFooterProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly page: Page;
  /** The page stands for another one that is on its way. */
  readonly isLoading: boolean;
}

/** Below a list: which rows these are and in what order, how many a page has, and the other pages. */
export function ListFooter({ resource, address, page, isLoading }: ListFooterProps) {
  const { pageSize } = address;
  const { total, isTotalMinimum, sort = address.sort } = page;
  return (
    <div className={styles.footer}>
      <div>
        <ResultCount
          page={address.page}
          total={total}
          isTotalMinimum={isTotalMinimum}
          pageSize={pageSize}
          isLoading={isLoading}
        />
        <OrderText resource={resource} sort={sort} />
      </div>
      {total > pageSizes[0] && <PageSize address={address} />}
      <Pagination
        page={address.page}
        // One page on from what was counted there is more.
        total={isTotalMinimum ? total + 1 : total}
        pageSize={pageSize}
        getHref={(number) => address.hrefOf({ page: number })}
        onPageCorrected={(number) => address.go({ page: number }, { replace: true })}
      />
    </div>
  );
}

/** The order of the rows in words: also where its column is not shown, and where rows are cards. */
function OrderText({ resource, sort }: { readonly resource: Resource; readonly sort: string }) {
  const { t } = useTranslation();
  const column = resource.columns.find(
    (each) => each.sort !== undefined && each.sort === sort.replace(/^-/, ''),
  );
  if (column === undefined) return null;
  const isDescending = sort.startsWith('-');
  return (
    <Text size="sm" tone="muted">
      {t(`resources.order.${orderOf(column.as, isDescending)}`, { column: titleOf(column, t) })}
    </Text>
  );
}

function orderOf(format: AnyColumn['as'], isDescending: boolean) {
  switch (format) {
    case 'moment':
    case 'day':
      return isDescending ? 'newest' : 'oldest';
    case 'number':
    case 'percent':
    case 'money':
    case 'years':
      return isDescending ? 'highest' : 'lowest';
    default:
      return isDescending ? 'descending' : 'ascending';
  }
}

function PageSize({ address: { pageSize, go } }: Pick<ListFooterProps, 'address'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.pageSize}>
      {/* The field says it itself: two labels would be read one after the other. */}
      <span aria-hidden>{t('resources.pageSize')}</span>
      <Select
        label={t('resources.pageSize')}
        isLabelHidden
        value={String(pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(value) => go({ pageSize: Number(value) })}
      />
    </div>
  );
}
