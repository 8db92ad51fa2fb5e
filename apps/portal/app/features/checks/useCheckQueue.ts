import type { components } from '@aarambh/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#app/session/queries.ts';
import { partKey } from './checkedParts.ts';

export type CheckItem = components['schemas']['ProfileCheckItem'];
type Part = CheckItem['parts'][number];

/** Which profiles are checked. */
export interface CheckFilters {
  readonly instituteID?: string;
  readonly programID?: string;
  readonly section?: components['schemas']['VerifiableSection'];
}

/** Profiles that are read at once; when few are left of them, it is read again. */
const pageSize = 50;
const few = 8;

/** A part in the state in which it waits: one that was filled in anew is another. */
const nameOf = ({ userID }: CheckItem, part: Part): string => `${userID} ${partKey(part)} ${part.rowVersion}`;

/**
 * A queue of profiles that empties as they are judged, without waiting for the server in between. The first of `items` is looked at; `left` is
 * how many wait in all.
 */
export function useCheckQueue(filters: CheckFilters) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [first, setFirst] = useState<CheckItem>();
  // Who was passed over still waits longest: what comes behind them is read with them.
  const isMuchSkipped = skipped.length > pageSize - few;
  const query = { ...filters, pageNo: 1, pageSize: isMuchSkipped ? 2 * pageSize : pageSize };
  const reading = useQuery(
    // Others may check, too; what was read is thrown away with the screen.
    queries().queryOptions('get', '/student/check/all', { params: { query } }, { staleTime: 0, gcTime: 0 }),
  );
  const { data: read = { data: { profileCheck: [] }, meta: { total: 0 } } } = reading;
  const rows = read.data.profileCheck;
  const open = (item: CheckItem): CheckItem => ({
    ...item,
    parts: item.parts.filter((part) => !settled.has(nameOf(item, part))),
  });
  const stillOpen = (found: readonly CheckItem[]) => found.map(open).filter(({ parts }) => parts.length > 0);
  const others = rows.filter(({ userID }) => userID !== first?.userID);
  const waiting = stillOpen(first === undefined ? others : [first, ...others]);
  const isSkipped = ({ userID }: CheckItem): boolean => skipped.includes(userID);
  const items = [...waiting.filter((item) => !isSkipped(item)), ...waiting.filter(isSkipped)];
  const left = Math.max(items.length, read.meta.total - (rows.length - stillOpen(rows).length));

  return {
    reading,
    items,
    left,
    /** These parts of a profile have been judged. */
    settle: (item: CheckItem, parts: readonly Part[]): void => {
      setSettled(new Set([...settled, ...parts.map((part) => nameOf(item, part))]));
      if (items.length <= few && left > items.length) void reading.refetch();
    },
    /** The verdict about them was taken back: the profile comes first again. */
    restore: (item: CheckItem, parts: readonly Part[]): void => {
      const again = new Set(parts.map((part) => nameOf(item, part)));
      setSettled(new Set([...settled].filter((name) => !again.has(name))));
      setSkipped(skipped.filter((userID) => userID !== item.userID));
      setFirst(item);
    },
    /** Puts the first behind all others. */
    skip: (): void => {
      const [item] = items;
      if (item === undefined) return;
      setFirst(undefined);
      setSkipped([...skipped.filter((userID) => userID !== item.userID), item.userID]);
    },
  };
}
