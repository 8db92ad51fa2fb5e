// In place of react-router's single-fetch.js: no route has a loader or an action on a server. Only `clientLoader` and middleware run.
const absent = () => {
  throw new Error('The portal has no server that loads data for routes.');
};

export const SingleFetchRedirectSymbol = Symbol('SingleFetchRedirect');
export const NO_BODY_STATUS_CODES = new Set();

/** What every page was written with (scripts/after-build.mjs refuses a page that has more). */
export const decodeViaTurboStream = async () => ({
  value: { loaderData: {}, actionData: null, errors: null },
});

/** Runs what the routes load in the browser. */
export const getTurboStreamSingleFetchDataStrategy = () => (args) =>
  args.runClientMiddleware(async ({ matches }) => {
    const called = matches.filter((match) => match.shouldCallHandler());
    const results = await Promise.all(called.map((match) => match.resolve((handler) => handler(absent))));
    return Object.fromEntries(called.map(({ route }, index) => [route.id, results[index]]));
  });

export {
  absent as StreamTransfer,
  absent as getSingleFetchDataStrategyImpl,
  absent as singleFetchUrl,
  absent as stripIndexParam,
};
