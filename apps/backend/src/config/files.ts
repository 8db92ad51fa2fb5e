/** Settings of where files are kept: pictures, documents and CVs. */
import { StartFailure } from '../start-failure.ts';
import { flag, folder, oneOf, privateURL, value, type Env } from './env.ts';

/** Where files can be kept. */
export const fileHomes = ['database', 'folder', 's3'] as const;
export type FileHome = (typeof fileHomes)[number];

/** A bucket that is spoken to as Amazon S3 is. */
export interface BucketConfig {
  /** Address that the keys are added to; it ends with a slash. */
  address: URL;
  region: string;
  keyID: string;
  secret: string;
  /** Whether browsers fetch files there, by a link that ends after a minute, instead of through the server. */
  links: boolean;
}

export interface FilesConfig {
  /** Where files belong. One that is elsewhere is read there until it is moved. */
  home: FileHome;
  folder: string | null;
  s3: BucketConfig | null;
}

/** `FILES`, `FILES_FOLDER` and `FILES_S3_*`. */
export function files(env: Env): FilesConfig {
  const home = oneOf(env, 'FILES', fileHomes, 'database');
  const config = {
    home,
    folder: value(env, 'FILES_FOLDER') === undefined ? null : folder(env, 'FILES_FOLDER', ''),
    s3: bucket(env),
  };
  if (home === 'folder' && config.folder === null) {
    throw new StartFailure(
      'FILES=folder needs FILES_FOLDER, a folder that every copy of the server reads and writes.',
    );
  }
  if (home === 's3' && config.s3 === null) {
    throw new StartFailure(
      'FILES=s3 needs FILES_S3_URL, the address of the bucket, as in https://s3.ap-south-1.amazonaws.com/bucket.',
    );
  }
  return config;
}

function bucket(env: Env): BucketConfig | null {
  const text = value(env, 'FILES_S3_URL');
  if (text === undefined) return null;
  const address = privateURL('FILES_S3_URL', text);
  if (address.username !== '' || address.search !== '' || address.hash !== '') {
    throw new StartFailure(
      'FILES_S3_URL must be an address alone; the keys are FILES_S3_KEY_ID and FILES_S3_SECRET.',
    );
  }
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  return {
    address,
    region: needed(env, 'FILES_S3_REGION', 'the region of the bucket, as in ap-south-1'),
    keyID: needed(env, 'FILES_S3_KEY_ID', 'the id of the access key'),
    secret: needed(env, 'FILES_S3_SECRET', 'the secret of the access key'),
    links: flag(env, 'FILES_S3_LINKS', false),
  };
}

function needed(env: Env, name: string, what: string): string {
  const text = value(env, name);
  if (text === undefined) throw new StartFailure(`FILES_S3_URL needs ${name}, ${what}.`);
  return text;
}
