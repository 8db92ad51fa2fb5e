/** Expressions of SQL that the statements of the load are made of. `number` is that of the row, `i` in a series. */

/** One in twenty people is experienced, one in a hundred an employer. */
export const isEmployer = 'i % 100 = 0';
export const isFresher = 'i % 20 <> 1';

/** The member of an array that a number falls on. */
export const pick = (array: string, number: string): string =>
  `(${array})[1 + ((${number})::bigint % cardinality(${array}))::int]`;

/** A number that looks drawn by chance and is the same each time. */
export const drawn = (number: string, salt: number): string =>
  `((${number})::bigint * 2654435761 + ${salt} * 40503) % 1000003`;

/** Version 7 of a UUID: the moment, then what belongs to the row alone. An expression: a function of SQL costs ten times as much. */
export const id = (kind: string, number: string): string =>
  `(lpad(to_hex((extract(epoch from ${at(number)}) * 1000)::bigint), 12, '0')
    || '7' || substr(md5('${kind}' || (${number})), 1, 3) || '8' || substr(md5('${kind}' || (${number})), 4, 15))::uuid::text`;

/** Half a minute after the row before. A fixed beginning, so that a second run makes the same ids. */
export function at(number: string): string {
  return `(timestamptz '2025-06-01 00:00:00+05:30' + (${number}) * interval '25 seconds')`;
}

/** A number from 0 to below 1; those of two salts have nothing to do with each other. */
export const chance = (number: string, salt: number): string =>
  `((hashint8extended((${number})::bigint, ${salt}) & 1048575) / 1048576.0)`;

/** A percentage of an examination: most near the middle, few at the ends. */
export const marks = (salt: number, from: number, to: number): string =>
  `round((${from} + (${chance('i', salt)} + ${chance('i', salt + 1)} + ${chance('i', salt + 2)}) / 3 * ${to - from})::numeric, 2)`;
