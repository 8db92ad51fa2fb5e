/** The part of `limits` that every visit to the portal loads: what /login takes without checking it, any number and any password of a bounded size. */
export const signInLimits = { loginMobile: 32, loginPassword: 200 } as const;
