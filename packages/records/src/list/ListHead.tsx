import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Skeleton } from '@aarambh/ui/Skeleton';
import type { ReactNode } from 'react';
import type { Page } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import { useAccess, useFormats, useTranslation } from '../host/hooks.ts';
import { ScreenHeading } from '../host/parts.tsx';
import type { Formats, Translate } from '../register.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { ListActions } from './ListActions.tsx';
import { viewOf } from './listAddress.ts';
import type { ListAddress } from './useListAddress.ts';
import type { ListLayout } from './useListLayout.ts';

interface ListHeadProps extends HeadActionsProps {
  /** The rows that are shown; undefined until the first have come. */
  readonly page: Page | undefined;
  /** The first rows are on their way. */
  readonly isLoading: boolean;
  /** More beside the heading. */
  readonly actions: ReactNode;
  /** What the screen is mostly for, at the end of them. */
  readonly mainAction: ReactNode;
}

/** What a list is called, how many rows it has, and what can be done with it as a whole. */
export function ListHead({ page, isLoading, actions, mainAction, ...rest }: ListHeadProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { resource, address } = rest;
  const access = useAccess();
  const links = (resource.links ?? []).filter(({ needs }) => access.may(needs));
  const waiting = isLoading ? <Skeleton /> : undefined;
  return (
    <Inline justify="between" align="end">
      <ScreenHeading lead={page === undefined ? waiting : leadOf(resource, page, t, formats)}>
        {t(resource.texts.title)}
      </ScreenHeading>
      <Inline>
        {actions}
        {links.map(({ href, label }) => (
          <LinkButton key={href} variant="secondary" size="sm" href={href}>
            {t(label)}
          </LinkButton>
        ))}
        {address.isAskable && <HeadActions {...rest} />}
        {mainAction}
      </Inline>
    </Inline>
  );
}

interface HeadActionsProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly layout: ListLayout;
  readonly isOnline: boolean;
  /** Chooses rows by their numbers; undefined where nothing can be done to several. */
  readonly onByNumber: (() => void) | undefined;
}

/** What can be done with a list as a whole, beside its heading. */
function HeadActions({ resource, address, layout, isOnline, onByNumber }: HeadActionsProps) {
  const { t } = useTranslation();
  const { isBoard } = address;
  const columns = layout.shown.filter((column) => layout.choosable.includes(column));
  return (
    <>
      {resource.board !== undefined && (
        <LinkButton variant="secondary" size="sm" href={address.hrefOf({ isBoard: !isBoard, record: null })}>
          {t(isBoard ? 'resources.board.leave' : 'resources.board.open')}
        </LinkButton>
      )}
      <SavedViews resource={resource} query={viewOf(address, columns)} />
      {!isBoard && resource.chosenBy !== undefined && onByNumber !== undefined && (
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          disabled={!isOnline}
          onClick={onByNumber}
        >
          {t('resources.byNumbers.open')}
        </Button>
      )}
      <ListActions {...{ resource, address, isOnline }} columns={layout.shown} />
    </>
  );
}

/** How many rows there are, and what they come to where the list adds them up. */
function leadOf(
  { texts }: Resource,
  { total, isTotalMinimum, sum }: Page,
  t: Translate,
  formats: Formats,
): string {
  const rows = t(isTotalMinimum ? 'resources.countMinimum' : 'resources.count', {
    count: total,
    total: formats.number(total),
  });
  if (texts.sum === undefined || sum === undefined) return rows;
  return `${rows} · ${t(texts.sum, { count: Math.abs(sum), sum: formats.number(sum) })}`;
}
