import type * as z from 'zod/mini';

/**
 * A schema by the values that it lets pass, where its own type does not tell them: its rule lets pass those of one list alone, or its
 * properties are made one by one. Whoever makes the schema answers for the type.
 */
export function typedAs<Value>(schema: z.ZodMiniType): z.ZodMiniType<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what zod cannot know is said here, once
  return schema as z.ZodMiniType<Value>;
}
