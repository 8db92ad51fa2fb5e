/** Files as people send them. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Call } from './server.ts';

/** A PDF of about so many bytes, which no other is like. */
export function pdfOf(bytes: number): Buffer {
  const filler = randomBytes(bytes / 2).toString('hex');
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n4 0 obj<${filler}>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );
}

/** Sends a file. @returns its id */
export async function upload(
  call: Call,
  content: Uint8Array,
  { purpose = 'proof', name = 'marks of Asha.pdf', ...parts }: Record<string, string> = {},
): Promise<string> {
  const form = new FormData();
  for (const [key, text] of Object.entries({ purpose, ...parts })) form.append(key, text);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const sent = await call('uploadImage', {
    headers: { 'idempotency-key': randomUUID(), 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
  if (sent.status !== 200) throw new Error(sent.text);
  return sent.data.image.id;
}
