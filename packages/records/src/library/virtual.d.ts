declare module 'virtual:list-texts' {
  /** Texts by their names, in levels. */
  export interface TextTree {
    readonly [name: string]: string | TextTree;
  }
  /** What an app says in its lists, by language. */
  const texts: Readonly<Record<string, TextTree>>;
  export default texts;
}
