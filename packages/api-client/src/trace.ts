/** Names a call so that one can follow it: the same name stands in the server's log and, where they are recorded, in its traces. */
export function newTrace(): { id: string; header: string } {
  const id = randomHex(16);
  // W3C Trace Context, 3.2: whether it is recorded is left to the server.
  return { id, header: `00-${id}-${randomHex(8)}-01` };
}

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}
