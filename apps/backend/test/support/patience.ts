/** How long a test waits for what the server does behind an answer: as long as a machine with much other work may take, not the second of Vitest. */
export const patience = { timeout: 30_000 };
