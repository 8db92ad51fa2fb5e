import type { UiMessages } from '../../messages/index.ts';
import { formatFileSize } from './fileSize.ts';
import type { FileIssue } from './fileRules.ts';

type Texts = UiMessages['fileField'];

const groups: Readonly<Record<string, 'images' | 'videos' | 'sounds'>> = {
  'image/*': 'images',
  'video/*': 'videos',
  'audio/*': 'sounds',
};

/** The accepted kinds in words: `PDF, DOCX or a picture`. Of a type it is the part after the slash. */
export function kindsInWords(accept: readonly string[], texts: Texts, locale: string): string {
  const kinds = accept.map((entry) => {
    const group = groups[entry];
    if (group) return texts[group];
    return (entry.startsWith('.') ? entry.slice(1) : (entry.split('/')[1] ?? entry)).toUpperCase();
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(kinds));
}

/**
 * Says why a file was left out.
 * @param kinds - the accepted kinds in words, where the owner has better ones.
 */
export function fileIssueText(
  issue: FileIssue,
  texts: Texts,
  locale: string,
  kinds: string | undefined,
): string {
  const { name } = issue.file;
  switch (issue.code) {
    case 'wrongKind':
      return texts.wrongKind({ name, kinds: kinds ?? kindsInWords(issue.params.accept, texts, locale) });
    case 'tooLarge':
      return texts.tooLarge({ name, max: formatFileSize(issue.params.maxSize, locale) });
    case 'tooMany':
      return texts.tooMany({ name, count: issue.params.maxCount });
    case 'empty':
      return texts.empty({ name });
    case 'unreadable':
      return texts.unreadable({ name });
    default:
      return texts.duplicate({ name });
  }
}
