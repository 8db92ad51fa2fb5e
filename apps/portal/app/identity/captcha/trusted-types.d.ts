/** The part of Trusted Types that the captcha uses; TypeScript's DOM library does not have it yet. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
    // A TrustedScriptURL, which takes the place of the string that Worker and scripts are declared to take.
  ): { createScriptURL: (address: string) => string };
}

declare var trustedTypes: TrustedTypesFactory | undefined;
