/**
 * `npm run secrets:reseal`, with the settings of the server: puts what an older secret has sealed under SERVER_SECRET, so that the older one
 * can leave SERVER_SECRETS_READ.
 */
import { readConfig } from './config/index.ts';
import { openDatabase } from './database/index.ts';
import { resealColleges } from './identity/index.ts';
import { resealMessages, resealWebhooks } from './messages/index.ts';
import { createSeal, loadKeys, sealWith } from './platform/index.ts';
import { StartFailure } from './start-failure.ts';

try {
  const config = readConfig(process.env);
  if (config.sandbox) throw new StartFailure('In the sandbox nothing is sealed.');
  const database = await openDatabase(config.database);
  try {
    const keys = loadKeys(config);
    const messages = await resealMessages(database.db, createSeal(keys));
    const secrets = await resealWebhooks(database.db, sealWith(keys.webhooks));
    const colleges = await resealColleges(database.db, sealWith(keys.colleges));
    console.log(
      `Messages sealed anew: ${messages.resealed}. Secrets of webhooks: ${secrets.resealed}, of colleges: ${colleges.resealed}.`,
    );
    const unreadable = messages.unreadable + secrets.unreadable + colleges.unreadable;
    if (unreadable > 0) {
      throw new StartFailure(
        `Messages and secrets of webhooks and colleges that no secret opens: ${unreadable}. Add the secret of then to SERVER_SECRETS_READ and run this again.`,
      );
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : `This did not work: ${String(error)}`);
  process.exit(1);
}
