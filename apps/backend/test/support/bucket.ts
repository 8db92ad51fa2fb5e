/**
 * A bucket on this machine that is spoken to as Amazon S3 is. It works out every signature anew, as the specification of Signature Version 4
 * says, and refuses what is not signed so: by a header, or by an address that ends after a while.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Credentials {
  keyID: string;
  secret: string;
  region: string;
}

export interface Bucket extends Credentials {
  /** Its address, with the name of the bucket. */
  address: string;
  /** What is in it. */
  objects: Map<string, { content: Buffer; writtenAt: Date }>;
  /** Methods that fail with 503 as long as they are in it. */
  failing: Set<string>;
  /** Requests that it refused, and why. */
  refused: string[];
  close(): Promise<void>;
}

interface SignedRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string | undefined>>;
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** RFC 3986: everything but letters, digits and four marks. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The signature that a request must have, and the one that it has. */
export function signaturesOf({ method, url, headers }: SignedRequest, { secret }: Credentials) {
  const query = [...url.searchParams];
  const isLink = url.searchParams.has('X-Amz-Signature');
  const stated = isLink
    ? Object.fromEntries(query.map(([name, text]) => [name.replace('X-Amz-', ''), text]))
    : Object.fromEntries(
        (headers.authorization ?? '')
          .replace('AWS4-HMAC-SHA256 ', '')
          .split(/,\s*/)
          .map((part) => part.split('=', 2)),
      );
  const moment = (isLink ? url.searchParams.get('X-Amz-Date') : headers['x-amz-date']) ?? '';
  const [, ...scope] = String(stated.Credential).split('/');
  const names = String(stated.SignedHeaders).split(';');
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${(name === 'host' ? url.host : (headers[name] ?? '')).trim()}`),
    '',
    names.join(';'),
    isLink ? 'UNSIGNED-PAYLOAD' : (headers['x-amz-content-sha256'] ?? ''),
  ].join('\n');
  const key = scope.reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', moment, scope.join('/'), sha256(canonical)].join('\n');
  return {
    expected: hmac(Buffer.from(key), text).toString('hex'),
    stated: String(stated.Signature),
    credential: String(stated.Credential),
    moment,
    isLink,
  };
}

/** @param now its clock, by which links end */
export async function startBucket(now: () => Date = () => new Date()): Promise<Bucket> {
  const credentials = { keyID: 'AKIDTESTTESTTEST', secret: 'not/A+real/secret', region: 'ap-south-1' };
  const objects: Bucket['objects'] = new Map();
  const failing = new Set<string>();
  const refused: string[] = [];
  let host = '';

  /** Why a request is refused; undefined: it is not. */
  const refusalOf = (request: SignedRequest, body: Buffer): string | undefined => {
    const { expected, stated, credential, moment, isLink } = signaturesOf(request, credentials);
    if (expected !== stated) return 'SignatureDoesNotMatch';
    const day = moment.slice(0, 8);
    if (credential !== `${credentials.keyID}/${day}/${credentials.region}/s3/aws4_request`)
      return 'InvalidAccessKeyId';
    const madeAt = Date.parse(
      moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
    );
    const life = isLink ? Number(request.url.searchParams.get('X-Amz-Expires')) : 900;
    if (!(now().getTime() < madeAt + life * 1000)) return 'RequestTimeTooSkewed';
    const hash = request.headers['x-amz-content-sha256'];
    if (!isLink && hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
    return undefined;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? '';
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', host);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, text]) => [
        name,
        Array.isArray(text) ? text.join(',') : text,
      ]),
    );
    if (failing.has(method)) return void response.writeHead(503).end();
    const refusal = refusalOf({ method, url, headers }, body);
    if (refusal !== undefined) {
      refused.push(`${method} ${refusal}`);
      return void response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`);
    }
    const key = decodeURIComponent(url.pathname.replace(/^\/files\/?/, ''));
    if (method === 'GET' && key === '') return void response.end(listing(objects, url.searchParams));
    if (method === 'PUT') {
      objects.set(key, { content: body, writtenAt: now() });
      return void response.end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (found === undefined) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    for (const name of ['content-type', 'content-disposition', 'cache-control']) {
      const text = url.searchParams.get(`response-${name}`);
      if (text !== null) response.setHeader(name, text);
    }
    response
      .writeHead(from === 0 ? 200 : 206)
      .end(method === 'HEAD' ? undefined : found.content.subarray(from));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The bucket has no port.');
  host = `http://127.0.0.1:${bound.port}`;
  return {
    ...credentials,
    address: `${host}/files`,
    objects,
    failing,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Two at a time, so that whoever lists has to ask again. */
function listing(objects: Bucket['objects'], query: URLSearchParams): string {
  const from = Number(query.get('continuation-token') ?? 0);
  const all = [...objects];
  const entries = all
    .slice(from, from + 2)
    .map(
      ([key, { content, writtenAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
    );
  const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}
