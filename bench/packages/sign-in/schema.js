import { z } from 'zod';

export const schema = z.object({
  mobileNumber: z.string().regex(/^[1-9]\d{9}$/, 'Enter 10 digits, the first 1 to 9'),
  password: z.string().min(1, 'Enter the password'),
});

/** Signs in. Returns what the server refuses: a message, and messages by field. */
export async function send(values) {
  const answer = await fetch('/api/sessions', { method: 'POST', body: JSON.stringify(values) });
  return answer.ok ? null : await answer.json();
}
