/** What a message to many may say to each of them in other words: these names in braces, as `{name}`. */
export const noticeFields = ['name', 'rollNumber', 'time', 'place'] as const;

export type NoticeField = (typeof noticeFields)[number];

/** Fields that stand in a text only where there is a round to take them from. */
export const fieldsOfRound: readonly NoticeField[] = ['time', 'place'];

const inBraces = /\{([^{}\n]{0,40})\}/g;

const isField = (name: string): name is NoticeField => noticeFields.some((each) => each === name);

/** The fields of a text, each once, in their order. */
export function noticeFieldsIn(text: string): NoticeField[] {
  const names = [...text.matchAll(inBraces)].map(([, name = '']) => name);
  return [...new Set(names.filter(isField))];
}

/** What stands in braces in a text and is no field, with the braces; undefined where all are known. */
export function unknownNoticeField(text: string): string | undefined {
  return [...text.matchAll(inBraces)].find(([, name = '']) => !isField(name))?.[0];
}

/** The text with what each field says in its place; what is no field stays. */
export function fillNotice(text: string, valueOf: (field: NoticeField) => string): string {
  return text.replaceAll(inBraces, (found, name: string) => (isField(name) ? valueOf(name) : found));
}
