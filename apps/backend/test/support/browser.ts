/** A browser at the server: it keeps the cookies that it is given. */
import type { Call, TestServer } from './server.ts';

/** A browser that has never been here, at the address that every other call comes from. */
export function newBrowser(server: Pick<TestServer, 'call'>): Call {
  let cookie: string | undefined;
  return async (id, parts = {}) => {
    const headers = { ...parts.headers, ...(cookie === undefined ? {} : { cookie }) };
    const answer = await server.call(id, { ...parts, headers });
    const given = answer.headers['set-cookie'];
    if (typeof given === 'string') [cookie] = given.split(';');
    return answer;
  };
}
