/** How often something may be tried. */

/** `most` attempts in a window of `seconds`, counted from the first one in the window. */
export interface Limit {
  most: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits by name. `PerAddress` counts a network address, `PerMobile` a mobile number, whether an account has it or
 * not, `PerCaller` a caller together with a number (`identity/auth/caller.ts`).
 * @param addressFactor how many times as much one address, and one person in all, may do
 */
const limits = (addressFactor: number) =>
  ({
    loginPerAddress: { most: 10 * addressFactor, seconds: minute },
    /** Failures only: right passwords do not count. */
    loginPerCaller: { most: 5, seconds: 15 * minute },
    /** Failures of all callers whom the number does not know: after these the captcha becomes harder, and nobody is refused. */
    loginPerMobile: { most: 20, seconds: hour },
    /** Wrong passwords of somebody who is signed in. */
    passwordPerPerson: { most: 5, seconds: 15 * minute },
    registerPerAddress: { most: 5 * addressFactor, seconds: hour },
    leadPerAddress: { most: 3 * addressFactor, seconds: hour },
    otpSendPerAddress: { most: 20 * addressFactor, seconds: hour },
    otpSendPerCaller: { most: 5, seconds: day },
    /** To callers whom the number does not know, all together. */
    otpSendPerMobile: { most: 10, seconds: day },
    /** What is left after either: for those who solve the harder captcha. */
    otpReservePerMobile: { most: 3, seconds: day },
    /** Wrong codes over all codes sent. */
    otpFailurePerCaller: { most: 15, seconds: day },
    /** News to a number's owner that tries were refused. */
    refusalNewsPerMobile: { most: 1, seconds: day },
    otpVerifyPerAddress: { most: 60 * addressFactor, seconds: hour },
    activationPerAddress: { most: 20 * addressFactor, seconds: hour },
    /** Links to an address that a person wants to confirm. */
    emailLinkPerPerson: { most: 5, seconds: hour },
    resetPerAddress: { most: 20 * addressFactor, seconds: hour },
    welcomePerPerson: { most: 1, seconds: 10 * minute },
    /** E-mails that invite colleagues, those that are sent again too. */
    invitationPerPerson: { most: 100, seconds: day },
    /** Links that interviewers are sent, those that are sent again too. */
    panelLinkPerPerson: { most: 200, seconds: day },
    /** To one e-mail address, whoever sends them: nobody's letter box is filled. */
    panelLinkPerAddress: { most: 20 * addressFactor, seconds: day },
    panelCodePerLink: { most: 10, seconds: day },
    /** Wrong codes over all codes of a link. */
    panelFailurePerLink: { most: 15, seconds: day },
    /** All calls of an interviewer. */
    panelCallsPerLink: { most: 120 * addressFactor, seconds: minute },
    /** Messages to the applicants of one job. */
    applicantMessagesPerJob: { most: 5, seconds: day },
    /** Notifications that somebody sends to oneself before they go to others. */
    noticeTestPerPerson: { most: 20, seconds: hour },
    /** Looking up other people by their mobile number; counts the one who looks. */
    lookUpPerPerson: { most: 60, seconds: minute },
    uploadPerPerson: { most: 60 * addressFactor, seconds: hour },
    /** All calls of one person together, whatever they ask. */
    callsPerPerson: { most: 300 * addressFactor, seconds: minute },
    /** Event streams open at once, in each copy of the server; who has too many may try again after these seconds. */
    streamsPerPerson: { most: 10 * addressFactor, seconds: minute },
    captchaPerAddress: { most: 60 * addressFactor, seconds: minute },
    /** Searches without an account. A campus has one address, and a dropdown asks with each pause in typing. */
    searchPerAddress: { most: 600 * addressFactor, seconds: minute },
  }) satisfies Record<string, Limit>;

export type Limits = Readonly<ReturnType<typeof limits>>;
export type LimitName = keyof Limits;

export const productionLimits: Limits = limits(1);

/** In the sandbox everybody comes from one address and shares the demo accounts. */
export const sandboxLimits: Limits = limits(100);
