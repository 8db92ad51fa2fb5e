import type { AnswerFile } from './answer-file.ts';

/** The value of Content-Disposition (RFC 6266): the name of a file in plain letters, and as it is where it has others. */
export function dispositionOf({ name, isShown = false }: Pick<AnswerFile, 'name' | 'isShown'>): string {
  const plain = name.replaceAll(/[^A-Za-z0-9._ -]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const names = `filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${exact}`}`;
  return `${isShown ? 'inline' : 'attachment'}; ${names}`;
}
