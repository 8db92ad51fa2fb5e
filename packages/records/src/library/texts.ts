/** The words of the library, and those that an app gives all of its lists. */
import formTexts from '@aarambh/forms/messages/en.json';
import recordFormTexts from '@aarambh/forms/messages/records/en.json';
import appTexts, { type TextTree } from 'virtual:list-texts';
import type { Translate } from '../register.ts';
import own from './english.json';

const forms: TextTree = { ...formTexts, ...recordFormTexts, ...own.forms };
const libraryTexts: TextTree = { library: own.library, forms };

function textAt(tree: TextTree | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<TextTree | string | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      tree,
    );
  return typeof found === 'string' ? found : undefined;
}

/** The words of a language; of the library in English. A text that is not there is thrown, so that no story shows a key. */
export function translateIn(locale: string): Translate {
  const [language = 'en'] = locale.split('-');
  const plurals = new Intl.PluralRules(language);
  const trees = [appTexts[language], appTexts.en, libraryTexts];
  return (key, values = {}) => {
    const keys = [
      ...('count' in values ? [`${key}_${plurals.select(Number(values.count))}`, `${key}_other`] : []),
      key,
    ];
    const text = trees.flatMap((tree) => keys.flatMap((each) => textAt(tree, each) ?? []))[0];
    if (text === undefined) throw new Error(`There is no text ${key}.`);
    return text.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_place, name: string) => String(values[name]));
  };
}
