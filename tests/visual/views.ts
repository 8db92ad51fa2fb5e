/** Which pictures `npm run screens` makes, as it was asked. */
import { parseArgs } from 'node:util';
import { localeValues } from '@aarambh/api-client/enums';
import { personas } from '../e2e/screens.ts';

/** How a screen is looked at. */
export interface View {
  readonly width: number;
  readonly theme: string;
  readonly language: string;
}

export interface Wanted {
  /** `public` for the screens that anybody can open, otherwise names of kinds of account. */
  readonly who: readonly string[];
  readonly views: readonly View[];
  /** Beginnings of addresses; none for all of them. */
  readonly places: readonly string[];
}

const choices = {
  persona: ['public', ...personas.map(({ name }) => name)],
  width: ['360', '768', '1280', '1920'],
  theme: ['light', 'dark', 'high-contrast-light', 'high-contrast-dark'],
  language: localeValues as readonly string[],
};

/** Reads the arguments of the command. @throws for a name that there is not */
export function readWanted(args: readonly string[]): Wanted {
  const many = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { persona: many, width: many, theme: many, language: many, place: many },
  });
  const chosen = (name: keyof typeof choices): readonly string[] => {
    const given = values[name] ?? choices[name];
    const unknown = given.find((each) => name !== 'width' && !choices[name].includes(each));
    if (unknown !== undefined) {
      throw new Error(`--${name} is one of ${choices[name].join(', ')}, not ${unknown}.`);
    }
    return given;
  };
  const views = chosen('width').flatMap((width) =>
    chosen('theme').flatMap((theme) =>
      chosen('language').map((language) => ({ width: Number(width), theme, language })),
    ),
  );
  return { who: chosen('persona'), views, places: values.place ?? [] };
}
