// In place of react-router's fog-of-war.js: the manifest of the routes comes whole with the first page, nothing is discovered.
const absent = () => {
  throw new Error('The portal has no discovery of routes.');
};

export const URL_LIMIT = 0;
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
export {
  absent as getManifestPath,
  absent as getPartialManifest,
  absent as getPathsWithAncestors,
  absent as handleClientVersionMismatch,
};
