// In place of react-router's instrumentation.js: nothing watches the router.
const absent = () => {
  throw new Error('The portal does not instrument its router.');
};

export const instrumentationResultMetaContext = undefined;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export {
  absent as getRouteInstrumentationUpdates,
  absent as instrumentClientSideRouter,
  absent as instrumentHandler,
};
