/** See new-entity.mjs. */
export function planEntity(
  root: string,
  words: {
    readonly one: string;
    readonly many: string;
    readonly hindi: string;
    readonly marathi: string;
  },
): { readonly files: ReadonlyMap<string, string>; readonly commands: readonly string[] };
