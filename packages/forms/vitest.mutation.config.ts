import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of rules, schemas and definitions have to survive. Left out are the tests that read the source as
 * text: in a mutated copy they find the mutants instead of the code.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{rules,schemas,definition,messages}/**/*.test.ts'],
  },
});
