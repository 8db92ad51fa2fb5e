import type { AudienceGroupKind } from '@aarambh/api-client/enums';
import { fieldsOfRound, noticeFields, noticeFieldsIn, unknownNoticeField } from '@aarambh/forms';
import { localized, type FailedField } from '../../platform/index.ts';

const inBraces = (field: string): string => `{${field}}`;

/**
 * What is wrong with the fields of a text: one that there is not, or one that its people have nothing for.
 * @param kind of the group that it is written to; null where that is chosen later
 */
export function failedNoticeFields(
  text: string,
  { path, kind }: { path: string; kind: AudienceGroupKind | null | undefined },
): FailedField[] {
  const unknown = unknownNoticeField(text);
  if (unknown !== undefined) {
    const message = localized('{field} is no field. There are {known}.', {
      field: unknown,
      known: noticeFields.map(inBraces).join(', '),
    });
    return [{ path, code: 'unknownField', message }];
  }
  if (kind === null || kind === 'Round') return [];
  const [missing] = noticeFieldsIn(text).filter((field) => fieldsOfRound.includes(field));
  if (missing === undefined) return [];
  const message = localized(
    '{field} says something to the people of a round alone. Choose a round, or write it out.',
    {
      field: inBraces(missing),
    },
  );
  return [{ path, code: 'unknownField', message }];
}
