/** The part of Trusted Types that is used here; TypeScript's DOM library does not have it yet. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
    // A TrustedScriptURL, which takes the place of the string that workers and scripts are declared to take.
  ): { createScriptURL: (address: string) => string };
}

declare global {
  var trustedTypes: TrustedTypesFactory | undefined;
}

/**
 * Makes the address of a script one that a page under `require-trusted-types-for 'script'` starts; elsewhere it stays as it is.
 * @param policy its name, which the header `trusted-types` has to allow where a page sends one
 * @param isAllowed says which addresses the policy lets through
 * @throws TypeError for any other address, and for a policy that is made twice
 */
export function trustedAddress(
  policy: string,
  address: string,
  isAllowed: (given: string) => boolean,
): string {
  if (typeof trustedTypes === 'undefined') return address;
  return trustedTypes
    .createPolicy(policy, {
      createScriptURL(given) {
        if (!isAllowed(given))
          throw new TypeError(`This script may not be loaded under the policy ${policy}.`);
        return given;
      },
    })
    .createScriptURL(address);
}
