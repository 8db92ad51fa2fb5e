// Generated from the contract by `pnpm --filter @aarambh/api-client generate`. Do not edit.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session of 24 hours. Wrong number and wrong password: 400 INVALID_CREDENTIALS with the same text. Right password but mobile number not verified: 409 MOBILE_NOT_VERIFIED. Sets the cookie `__Host-device`, which signs nobody in: tries of others with the number do not count against a browser that brings it.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Signs up a candidate, or an employer with the body of `/company/add`. Until its mobile number is verified a registration reserves nothing, and belongs to the browser that made it: by a cookie that this answer gives it, or without cookies by the network address and the password. The next one of the same browser with the same number or e-mail replaces it; others stand beside it, and the first that is verified stays. A verified number or e-mail: 409 DUPLICATE, with one text for both. One of an account that others made and that has no password yet: 409 ALREADY_INVITED (see `/auth/requestInvitation`).
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/activateUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description Confirms the e-mail address by the link that was sent to it, within 24 hours; a new address of an account counts from then on. A wrong, void or expired token: 400 TOKEN_INVALID. A used one: 409 ALREADY_ACTIVE. An account that is active already gets no session.
         */
        post: operations["activateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/undoEmailChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change of the e-mail address back
         * @description By the link that went to the old address, within 7 days. Restores that address, ends every session and the password: a new one is chosen with a code. A wrong, void or expired token: 400 TOKEN_INVALID. A used one: 409 ALREADY_ACTIVE.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invitation by its link
         * @description Who invites to what. Changes nothing, so that a program that looks at links accepts none. A wrong, replaced or ended link: 400 TOKEN_INVALID. A used one: 409 ALREADY_ACTIVE. One that was withdrawn, of a suspended organisation, or of somebody who may not invite any more: 409 ILLEGAL_TRANSITION. An address that has got an account meanwhile: 409 DUPLICATE.
         */
        get: operations["getReceivedInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/acceptInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the account, or keeps the password that was chosen for one that others made, which waits for its mobile number to be verified as after a sign-up (`/sendOTP`, `/verifyOTP`); the link is used up by that. The address counts as confirmed then, because the link went to it. Accepting is accepting the terms of use. For an account that is there already another mobile number than its own: 422. Refused like reading the invitation; a mobile number that has an account: 409 DUPLICATE.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/requestInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an invitation to be sent again
         * @description For somebody whose registration was answered with 409 ALREADY_INVITED. A new link goes to the e-mail address of the account that has the number or the address, at most once in ten minutes. The answer is the same where there is none.
         */
        post: operations["requestInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Needs the ticket that `/verifyOTP` gave for the purpose `reset` and this mobile number, as the bearer token. Without it: 409 OTP_REQUIRED.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every other session of the caller and voids links and codes that wait. Wrong current password: 400 INVALID_CREDENTIALS, which names the field.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description Revokes the token of this call on the server.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/mobile/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to another mobile number
         * @description The first half of changing the own number: the code goes to the new one. The answer is the same for a number that another account has; nothing goes out then. At most one in 60 seconds: 429 OTP_COOLDOWN. A wrong password: 400 INVALID_CREDENTIALS.
         */
        post: operations["requestMobileChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own mobile number
         * @description With the code that went to it. Every other session of the person ends, and the answer has a token of this one with the number in it; codes and links that wait are void; the old number and the e-mail address are told. Wrong: 400 OTP_INVALID. Another account has the number by now: 409 DUPLICATE.
         */
        post: operations["changeMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's sessions
         * @description Where the caller is signed in, newest first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End the caller's other sessions
         * @description Their tokens stop working at once; the session of this call goes on.
         */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{jti}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the caller's sessions
         * @description Its token stops working at once. The session of this call may be named too.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/createSupportUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a support user or officer
         * @description No password is sent or answered; the person chooses one by the link of an invitation.
         */
        post: operations["createSupportUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/welcomeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite again the person of an account without a password
         * @description With a new link, good for seven days; the earlier one opens nothing any more. At most once in ten minutes per person: 429. Somebody who has a password: 409 ALREADY_ACTIVE.
         */
        post: operations["sendWelcomeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendOTP/{mobileNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a one-time password (GET)
         * @description Sends an SMS although it is a GET, so it wants a header that no link or prefetch can send, is never cached and must never be repeated by itself. New clients use POST. At most one in 60 seconds per number and caller: 429 OTP_COOLDOWN.
         */
        get: operations["sendOtp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendOTP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time password
         * @description At most one in 60 seconds per number and caller: 429 OTP_COOLDOWN. Only the caller (the browser, by a cookie that this answer gives it, or without cookies the network address) can use the code. For `register` it is about what this browser has registered, or signed in to with the right password. The answer is the same for every number.
         */
        post: operations["requestOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifyOTP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a one-time password
         * @description Five tries within ten minutes, then the code is void. Wrong: 400 OTP_INVALID. Used: 409 OTP_USED. For the purpose `register` this activates the account and writes the opening credits; other registrations of the number end. An e-mail address that somebody else has verified meanwhile: 409 DUPLICATE.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a captcha challenge
         * @description A challenge of the self-hosted captcha, good for one solution and a few minutes. With another provider: 404.
         */
        get: operations["createCaptchaChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Only people whom the role's scope reaches.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/all/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts of support users and officers
         * @description Accounts of type S within the role's scope, as accounts; `/support-user/all` has them as records that are managed.
         */
        get: operations["listSupportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count people
         * @description Only people whom the role's scope reaches.
         */
        get: operations["countUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List students and other candidates
         * @description Accounts of type C within the role's scope. `from` and `to` are days on which they were made.
         */
        get: operations["listStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a student of an institute
         * @description An account without a password: the student chooses one with a code that is sent to the mobile number. Nobody is written to. Officers add students of the institutes that their role reaches. A number or an address that has an account already: 409 DUPLICATE.
         */
        post: operations["addStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import students from a CSV file
         * @description UTF-8, headings as in the template. A student of the institute who is there already stays as they are; what they study is taken in where nothing is said about it yet. Nobody is written to by an import.
         */
        post: operations["importStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count students and other candidates
         * @description How many the filters find within the role's scope.
         */
        get: operations["countStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download students as CSV
         * @description Those that the filters find within the role's scope. Recorded in the audit trail with its purpose.
         */
        get: operations["downloadStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/institute/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a student an institute
         * @description For a fresher who has none, because the list had it not at sign-up: one that is there, or that staff have added for it. The platform's own staff alone. The student signs in again, and is then of that institute. One who has an institute: 409 ILLEGAL_TRANSITION.
         */
        put: operations["assignInstitute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a student or other candidate
         * @description Only within the role's scope.
         */
        get: operations["getStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-user/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List support users and officers to manage
         * @description Accounts of type S within the role's scope.
         */
        get: operations["listManagedSupportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-user/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count support users and officers
         * @description How many the filters find within the role's scope.
         */
        get: operations["countManagedSupportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-user/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a support user or officer to the list
         * @description As createSupportUser. A mobile number or address that an account has: 409 DUPLICATE.
         */
        post: operations["addSupportUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a support user or officer
         * @description Only within the role's scope.
         */
        get: operations["getSupportUser"];
        /**
         * Change name or role of a support user
         * @description Nobody gives a role that holds more than their own: 403. The last active super admin keeps the role: 409.
         */
        put: operations["updateSupportUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of one's organisation
         * @description Who belongs to the caller's company, institute or university: those who can sign in first, then by name. Students do not count. Who belongs to none, such as staff of the platform: 403 OUT_OF_SCOPE.
         */
        get: operations["listTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles that one may give to a colleague
         * @description Active roles for the caller's kind of organisation that hold nothing the caller's own role does not.
         */
        get: operations["listTeamRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-invitation/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations that nobody has accepted
         * @description The newest first; those that have ended for another 30 days. At most 50 are open at once.
         */
        get: operations["listTeamInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-invitation/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a colleague by e-mail
         * @description The link in the e-mail is good once, for seven days, and only while the caller may still give the role. A role that holds more than the caller's own: 403. An address that has an account, or an open invitation of this organisation: 409 DUPLICATE. More than 50 open invitations: 409 QUOTA_EXCEEDED. A suspended organisation: 409 ILLEGAL_TRANSITION. More than 100 e-mails of one person in a day: 429.
         */
        post: operations["addTeamInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-invitation/send/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description With a new link, good for seven days from now; the earlier one opens nothing any more. Whoever sends it is from then on who invites. Once in ten minutes: 429. One that was accepted meanwhile: 404.
         */
        post: operations["sendTeamInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-invitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Its link opens nothing any more. One that was accepted meanwhile, or of another organisation, is not there.
         */
        delete: operations["withdrawTeamInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's preferences
         * @description How the portal looks and what is sent to the caller; null where the caller has not chosen.
         */
        get: operations["getPreferences"];
        /**
         * Change the caller's preferences
         * @description The ones to change; the others stay. `locale` is also the language of messages to the caller. Critical messages are sent whatever is chosen.
         */
        put: operations["savePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscription/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the browsers that show news
         * @description Those of the caller, the newest first.
         */
        get: operations["listPushSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscription/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show news in this browser
         * @description What the browser answered when it was asked. The same address again takes the place of the earlier one, whoever it was of. It goes with the session: who signs out ends it. More than ten: the oldest goes. An address that is not a push service on the internet: 422.
         */
        post: operations["addPushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Show no more news in a browser
         * @description Here or in another browser of the caller. Of somebody else: 404.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-view/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the views of a list
         * @description The caller's own, and those that people of the same organisation share.
         */
        get: operations["listSavedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-view/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a view of a list
         * @description Search, filters, order and columns under a name. A name that the caller has used in this list: 409 DUPLICATE. More than 30 of a list: 409.
         */
        post: operations["addSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a view of one's own
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Delete a view of one's own
         * @description For those with whom it was shared, too.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find people by a few letters
         * @description Only people whom the role's scope reaches.
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download people as CSV
         * @description Only people whom the role's scope reaches. Recorded in the audit trail with its purpose.
         */
        get: operations["downloadUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/report/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarise people
         * @description Only people whom the role's scope reaches.
         */
        get: operations["getUserReportSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a person
         * @description The caller, or with Update User a person whom the role's scope reaches. `broadcastNotificationLastRead` never moves back.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend or bring back a person
         * @description Ends the sessions of a suspended person. Not oneself. Only people whom the role's scope reaches.
         */
        put: operations["setUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grant or refuse the change of a verified section
         * @description For the officers of the candidate's institute. What is granted is no longer verified: the candidate changes it, and it is checked again. Refusing needs a note. Nothing that waits: 409 ILLEGAL_TRANSITION.
         */
        put: operations["decideSectionChange"];
        /**
         * Ask to change a verified section
         * @description The officers of the institute are told. `recordID` names the stage of education. A section that is not verified, or whose request waits already: 409 ILLEGAL_TRANSITION.
         */
        post: operations["requestSectionChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Verify a section of a profile
         * @description For the officers of the candidate's institute. What is verified, the candidate changes no more. `recordID` names the stage of education that was checked; the other sections are one record each and have none. Rejecting needs a note. `rowVersion` is that of the values which were looked at: when they have changed since, the answer is 409.
         */
        put: operations["verifyUserSection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/template/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an empty file with headings
         * @description The headings that an import of this kind reads, and one row as an example.
         */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop an import
         * @description Rows that were taken in stay. One that has ended stays as it is.
         */
        put: operations["cancelImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/errors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the rows that fail
         * @description The columns of the file, so that it can be mended and sent again, and the columns importRow, importColumn, importReason and importProposal, which an import passes over.
         */
        get: operations["downloadImportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how far an import is
         * @description The caller's own imports of the last seven days.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything about oneself
         * @description All sections, as they are kept, for the caller to take away: a list of rows each, and the account as `user`. Secrets and what others noted for themselves are not in it; files are fetched by the ids of `documents`.
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether one is about to be erased
         * @description What the caller asked for and has not taken back; null when there is nothing.
         */
        get: operations["getErasure"];
        put?: never;
        /**
         * Ask to be erased
         * @description Everything about the caller is erased at `dueAt`, 14 days later; until then the account works as before and the caller can take it back. The ledger and the receipts are kept under an id that then belongs to nobody. Asked again, the first request stands. Wrong password: 400 INVALID_CREDENTIALS. A super admin, who has to hand on the role first: 409 ILLEGAL_TRANSITION.
         */
        post: operations["requestErasure"];
        /**
         * Take back the wish to be erased
         * @description The account stays. Nothing to take back is no error.
         */
        delete: operations["cancelErasure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/erasure/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a candidate who has asked for it
         * @description For a wish that came on paper or by telephone. Everything about the candidate is erased 14 days later; the candidate is told, and can take it back until then, as after `requestErasure`. Only people whom the role's scope reaches. Asked again, the first request stands.
         */
        post: operations["requestErasureOf"];
        /**
         * Stop the erasure of a candidate that staff asked for
         * @description The account stays, and the candidate is told. Only people whom the role's scope reaches. What the candidate asked for is the candidate's alone to take back: 409 ILLEGAL_TRANSITION. Nothing to stop is no error.
         */
        delete: operations["cancelErasureOf"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's consents
         * @description What the caller has agreed to, one entry per purpose, also withdrawn ones.
         */
        get: operations["listConsents"];
        put?: never;
        /**
         * Give or withdraw a consent
         * @description Recorded with the version of the notice that was shown and the language that the caller is answered in; asking again for what is so already records nothing. Another version than the one in force: 409 STALE. `service` cannot be withdrawn, the account ends with it (see `requestErasure`), and `guardian` is given by the guardian (see `giveGuardianConsent`), though it is withdrawn here: 409 ILLEGAL_TRANSITION. Under 18 `share-with-employers` needs the guardian's consent first: 409 ILLEGAL_TRANSITION.
         */
        post: operations["setConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a candidate in full
         * @description Employers see candidates of their own job descriptions only, and contact details after the shortlist.
         */
        get: operations["getStudentProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deactivate a person
         * @description Deactivates; the ledger and the audit trail stay. Not oneself. Only people whom the role's scope reaches.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{mobileNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person
         * @description The caller, or with View User a person whom the role's scope reaches. Everybody else: 404, as for an unknown number.
         */
        get: operations["getUserByMobile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/personal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the personal details
         * @description The caller's own, for nobody else.
         */
        get: operations["getPersonal"];
        put?: never;
        /**
         * Save the personal details
         * @description The caller's own, for nobody else.
         */
        post: operations["savePersonal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how much of the profile is filled in
         * @description The caller's own; somebody else's with View User and a scope that reaches them.
         */
        get: operations["getProfileCompletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/placement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the placement record of a candidate
         * @description The caller's own; somebody else's with View User and a scope that reaches them.
         */
        get: operations["getPlacement"];
        /**
         * Say whether a candidate looks for a job
         * @description The caller's own; staff say it of candidates in their reach, with Update User and a reason that the candidate reads. Who is not looking is not eligible for jobs, not counted, and not told of them. Applications that are under way stay.
         */
        put: operations["setPlacement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/academics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the academic summary
         * @description The caller's own; somebody else's with View User and a scope that reaches them.
         */
        get: operations["getAcademics"];
        put?: never;
        /**
         * Save the academic summary
         * @description The caller's own; somebody else's with Update User and a scope that reaches them. A verified value: 409, ask for a change instead.
         */
        post: operations["saveAcademics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/education": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the stages of education
         * @description The caller's own; somebody else's with View User and a scope that reaches them.
         */
        get: operations["getEducation"];
        put?: never;
        /**
         * Add or change one of the stages of education
         * @description The caller's own; somebody else's with Update User and a scope that reaches them. A verified value: 409, ask for a change instead.
         */
        post: operations["saveEducation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/education/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one of the stages of education
         * @description The caller's own; somebody else's with Update User and a scope that reaches them. A verified value: 409, ask for a change instead.
         */
        delete: operations["deleteEducation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the addresses
         * @description The caller's own, for nobody else.
         */
        get: operations["getAddress"];
        put?: never;
        /**
         * Add or change one of the addresses
         * @description The caller's own, for nobody else.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the skills
         * @description The caller's own; somebody else's with View User and a scope that reaches them.
         */
        get: operations["getCandidateSkills"];
        put?: never;
        /**
         * Save the skills
         * @description The caller's own; somebody else's with Update User and a scope that reaches them.
         */
        post: operations["saveCandidateSkills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one of the skills
         * @description The caller's own; somebody else's with Update User and a scope that reaches them.
         */
        delete: operations["deleteCandidateSkill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/suggestedSkills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get skills that the caller may have and does not name
         * @description At most twelve of the catalogue, the most useful first: those that open jobs ask for from which nothing but skills keeps the caller, those that many of the same program have, and those that the usual roles take. Never one that the caller has.
         */
        get: operations["getSuggestedSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oldCv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an old CV for the own profile
         * @description A PDF whose text can be read, or a JSON Resume. Answers what it says beside what the profile has; nothing is written, and the file is not kept. Its owner chooses, and takeIntoProfile writes what was chosen.
         */
        post: operations["readOldCv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/taking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take what was chosen of an old CV into the own profile
         * @description Adds to lists, replaces entries that name their id and facts that are sent. By the rules of the forms; when something is refused, nothing is written, and each field says why.
         */
        post: operations["takeIntoProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/languagesKnown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the languages
         * @description The caller's own, for nobody else.
         */
        get: operations["getLanguagesKnown"];
        put?: never;
        /**
         * Add or change one of the languages
         * @description The caller's own, for nobody else.
         */
        post: operations["saveLanguagesKnown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/languagesKnown/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one of the languages
         * @description The caller's own, for nobody else.
         */
        delete: operations["deleteLanguageKnown"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/guardian/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a parent or guardian a code
         * @description For candidates under 18: an SMS to the number of one of the caller's parents and guardians that says what the person agrees to by giving the code away. At most one in 60 seconds: 429 OTP_COOLDOWN. Who needs no consent, or has it: 409 ILLEGAL_TRANSITION.
         */
        post: operations["sendGuardianCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/guardian/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a guardian's consent back
         * @description By the link that the guardian was sent when the consent was given; it does not end. While the candidate is under 18, applying, sharing a CV and being found by employers are closed again, links to CVs open nothing, and the candidate is told. Applications that were made stay. A second time changes nothing. A wrong token: 400 TOKEN_INVALID.
         */
        post: operations["withdrawGuardianConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/guardian/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the consent of a parent or guardian
         * @description With the code that the guardian got. Kept are who gave it, when, in which language and to which notice. Withdrawn with `setConsent`, by the guardian with the link that an SMS brings (`withdrawGuardianConsent`), and when the guardian is deleted or gets another number.
         */
        post: operations["giveGuardianConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/parents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the parents and guardians
         * @description The caller's own, for nobody else.
         */
        get: operations["getParents"];
        put?: never;
        /**
         * Add or change one of the parents and guardians
         * @description The caller's own, for nobody else.
         */
        post: operations["saveParents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/parents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one of the parents and guardians
         * @description The caller's own, for nobody else.
         */
        delete: operations["deleteParent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the entries of experience
         * @description The caller's own; somebody else's with View User and a scope that reaches them.
         */
        get: operations["getExperience"];
        put?: never;
        /**
         * Add or change one of the entries of experience
         * @description The caller's own; somebody else's with Update User and a scope that reaches them.
         */
        post: operations["saveExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/experience/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one of the entries of experience
         * @description The caller's own; somebody else's with Update User and a scope that reaches them.
         */
        delete: operations["deleteExperience"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/currDegree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current degree
         * @description The caller's own; somebody else's with View User and a scope that reaches them.
         */
        get: operations["getCurrentDegree"];
        put?: never;
        /**
         * Save the current degree
         * @description The caller's own; somebody else's with Update User and a scope that reaches them. A verified value: 409, ask for a change instead.
         */
        post: operations["saveCurrentDegree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institute/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List institutes
         * @description `pageNo=-1` is for everybody and lists the institutes that a fresher can choose at sign-up. Where they are too many to send, `meta.total` is more than `meta.pageSize`, and `search` finds the others: each of its words is in the name, in the city, or names the state. Pages are searched so too, and by the AISHE code. A page, also the one that is sent without `pageNo`, is for whoever looks after institutes: 401 without a session, 403 without such a permission.
         */
        get: operations["listInstitutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institute/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count institutes
         * @description How many institutes the filters find.
         */
        get: operations["countInstitutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institute/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an institute
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addInstitute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institute/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import institutes from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importInstitutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institute/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download institutes as CSV
         * @description The institutes that the filters find, as a file.
         */
        get: operations["downloadInstitutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institute/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back an institute
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setInstituteStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institute/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an institute
         * @description Also one that is withdrawn.
         */
        get: operations["getInstitute"];
        /**
         * Change an institute
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateInstitute"];
        post?: never;
        /**
         * Delete an institute
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteInstitute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institute/verify/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide on an institute
         * @description Only with a role of scope `all`.
         */
        put: operations["verifyInstitute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/institute/config/{instituteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the configuration of an institute
         * @description The caller's own institute, or with View Institute one that the role's scope reaches.
         */
        get: operations["getInstituteConfig"];
        /**
         * Change the configuration of an institute
         * @description The institute that the role's scope reaches. Credits are changed only with a role of scope `all`.
         */
        put: operations["updateInstituteConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/university/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List universities
         * @description `pageNo=-1` is for everybody who is signed in. A page, also the one that is sent without `pageNo`, is answered with 403 to whoever holds none of the permissions for pages.
         */
        get: operations["listUniversities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/university/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count universities
         * @description How many universities the filters find.
         */
        get: operations["countUniversities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/university/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a university
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addUniversity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/university/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import universities from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importUniversities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/university/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download universities as CSV
         * @description The universities that the filters find, as a file.
         */
        get: operations["downloadUniversities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/university/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back a university
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setUniversityStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/university/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a university
         * @description Also one that is withdrawn.
         */
        get: operations["getUniversity"];
        /**
         * Change a university
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateUniversity"];
        post?: never;
        /**
         * Delete a university
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteUniversity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/university/verify/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide on a university
         * @description Only with a role of scope `all`.
         */
        put: operations["verifyUniversity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description A page of companies.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count companies
         * @description How many companies the filters find.
         */
        get: operations["countCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up an employer, or add a company
         * @description Creates the company, the account of its contact person and a wallet together. A verified number or e-mail: 409 DUPLICATE; one of somebody who was invited and has no password yet: 409 ALREADY_INVITED. With Create Company no captcha and no password is asked: the contact person is invited by e-mail to choose one.
         */
        post: operations["addCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import companies from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download companies as CSV
         * @description The companies that the filters find, as a file.
         */
        get: operations["downloadCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back a company
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setCompanyStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the page of a company
         * @description A verified company, or one whose jobs the caller was shown or has decided about; one that was merged leads to the one that stays. The figures are of jobs and people that the caller may be told of: of the own campus, or of the experienced. Of fewer than five people nothing is told.
         */
        get: operations["getCompanyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a company
         * @description Also one that is withdrawn.
         */
        get: operations["getCompany"];
        /**
         * Change a company
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE. When an employer gives a Verified company another name or GSTIN, it is Pending until staff have checked it again.
         */
        put: operations["updateCompany"];
        post?: never;
        /**
         * Delete a company
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/verify/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide on a company
         * @description Only with a role of scope `all`. A company that is not Verified cannot post. Pending or Rejected to Verified says what was `checked`; everything else gives its reason as `note`. A step that is not legal: 409 ILLEGAL_TRANSITION. Its people are told.
         */
        put: operations["verifyCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/merge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a merge before it is done
         * @description Only with a role of scope `all`. Changes nothing.
         */
        get: operations["previewCompanyMerge"];
        /**
         * Merge a company into another one
         * @description Only with a role of scope `all`. Jobs with their applications, people, templates, questions, leads, papers and credits go to `intoID`, and the logo where that one has none; the company itself is closed for good and leads there. Receipts stay as they were issued. The people of both are told. While something stands against it, such as an open payment: 409 ILLEGAL_TRANSITION.
         */
        put: operations["mergeCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts of a company
         * @description The caller's own company, or one that the role's scope reaches.
         */
        get: operations["listCompanyUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/master/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List master programs
         * @description `pageNo=-1` is for everybody who is signed in. A page, also the one that is sent without `pageNo`, is answered with 403 to whoever holds none of the permissions for pages.
         */
        get: operations["listMasterPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/master/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count master programs
         * @description How many master programs the filters find.
         */
        get: operations["countMasterPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/master/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a master program
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addMasterProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/master/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import master programs from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importMasterPrograms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/master/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download master programs as CSV
         * @description The master programs that the filters find, as a file.
         */
        get: operations["downloadMasterPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/master/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back a master program
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setMasterProgramStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/master/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a master program
         * @description Also one that is withdrawn.
         */
        get: operations["getMasterProgram"];
        /**
         * Change a master program
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateMasterProgram"];
        post?: never;
        /**
         * Delete a master program
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteMasterProgram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List programs
         * @description `pageNo=-1` is for everybody who is signed in. A page, also the one that is sent without `pageNo`, is answered with 403 to whoever holds none of the permissions for pages.
         */
        get: operations["listPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count programs
         * @description How many programs the filters find.
         */
        get: operations["countPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a program
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import programs from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importPrograms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download programs as CSV
         * @description The programs that the filters find, as a file.
         */
        get: operations["downloadPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back a program
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setProgramStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/program/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a program
         * @description Also one that is withdrawn.
         */
        get: operations["getProgram"];
        /**
         * Change a program
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateProgram"];
        post?: never;
        /**
         * Delete a program
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteProgram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seasons
         * @description `pageNo=-1` is for everybody who is signed in. A page, also the one that is sent without `pageNo`, is answered with 403 to whoever holds none of the permissions for pages.
         */
        get: operations["listSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count seasons
         * @description How many seasons the filters find.
         */
        get: operations["countSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a season
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import seasons from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importSeasons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download seasons as CSV
         * @description The seasons that the filters find, as a file.
         */
        get: operations["downloadSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Post, withdraw or bring back a season
         * @description Only what is posted can be chosen elsewhere. What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setSeasonStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the seasons that the caller may join
         * @description The seasons of the caller's institute that are posted, not over, or joined by the caller, newest first. What keeps the caller from joining one is told in `blocks`.
         */
        get: operations["listOwnSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/enrolment/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, decline and remove students from a CSV file
         * @description A line names a student who has asked to take part by `rollNumber`, where several have it by `mobileNumber` too, and says `state`: Active approves, Removed declines or takes out and needs `reason`. Who has not asked has not accepted the terms, and fails.
         */
        post: operations["importSeasonEnrolments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/enrolment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who takes part in a season
         * @description Students of the caller's institutes, by name, with what keeps each from taking part and the overrides that hold.
         */
        get: operations["listSeasonEnrolments"];
        /**
         * Approve, decline or remove a student
         * @description Active approves, Removed declines or takes out and needs a reason, which the student reads. Approving a student whom a rule keeps out: 409 ILLEGAL_TRANSITION with `details.blocks`; an override lifts it.
         */
        put: operations["decideSeasonEnrolment"];
        /**
         * Join a season
         * @description The caller accepts the terms and asks to take part; an officer decides. What keeps the caller from joining: 409 ILLEGAL_TRANSITION with `details.blocks`. Other terms than the current ones: 409 STALE. Joining again changes nothing.
         */
        post: operations["joinSeason"];
        /**
         * Leave a season
         * @description The caller withdraws. Who was removed stays removed.
         */
        delete: operations["leaveSeason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/override/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a rule for one student
         * @description Until a day in the future, with a reason that is kept; also before the student joins. A second one of the same rule takes the place of the first.
         */
        post: operations["overrideSeasonRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/clone/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a season to the next year
         * @description A draft with the same rules and terms, every date, the academic year and the passing years one year later. One of that name there already: 409 DUPLICATE.
         */
        post: operations["cloneSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/season/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a season
         * @description Also one that is withdrawn.
         */
        get: operations["getSeason"];
        /**
         * Change a season
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateSeason"];
        post?: never;
        /**
         * Delete a season
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteSeason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/industry/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List industries
         * @description Everything, which is for everybody: the contact and sign-up forms need it. A page is for whoever looks after industries: 401 without a session, 403 without such a permission.
         */
        get: operations["listIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/industry/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count industries
         * @description How many industries the filters find.
         */
        get: operations["countIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/industry/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an industry
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addIndustry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/industry/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import industries from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/industry/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download industries as CSV
         * @description The industries that the filters find, as a file.
         */
        get: operations["downloadIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/industry/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back an industry
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setIndustryStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/industry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an industry
         * @description Also one that is withdrawn.
         */
        get: operations["getIndustry"];
        /**
         * Change an industry
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateIndustry"];
        post?: never;
        /**
         * Delete an industry
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteIndustry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sector/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sectors
         * @description `pageNo=-1` is for everybody who is signed in. A page, also the one that is sent without `pageNo`, is answered with 403 to whoever holds none of the permissions for pages.
         */
        get: operations["listSectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sector/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count sectors
         * @description How many sectors the filters find.
         */
        get: operations["countSectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sector/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a sector
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addSector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sector/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import sectors from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importSectors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sector/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download sectors as CSV
         * @description The sectors that the filters find, as a file.
         */
        get: operations["downloadSectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sector/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back a sector
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setSectorStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sector/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sector
         * @description Also one that is withdrawn.
         */
        get: operations["getSector"];
        /**
         * Change a sector
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateSector"];
        post?: never;
        /**
         * Delete a sector
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteSector"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/city/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cities
         * @description `pageNo=-1` is for everybody who is signed in. A page, also the one that is sent without `pageNo`, is answered with 403 to whoever holds none of the permissions for pages.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/city/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count cities
         * @description How many cities the filters find.
         */
        get: operations["countCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/city/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a city
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addCity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/city/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import cities from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importCities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/city/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download cities as CSV
         * @description The cities that the filters find, as a file.
         */
        get: operations["downloadCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/city/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back a city
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setCityStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/city/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a city
         * @description Also one that is withdrawn.
         */
        get: operations["getCity"];
        /**
         * Change a city
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateCity"];
        post?: never;
        /**
         * Delete a city
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteCity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skill/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skills
         * @description `pageNo=-1` is for everybody who is signed in. A page, also the one that is sent without `pageNo`, is answered with 403 to whoever holds none of the permissions for pages.
         */
        get: operations["listSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skill/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count skills
         * @description How many skills the filters find.
         */
        get: operations["countSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skill/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a skill
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skill/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import skills from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importSkills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skill/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download skills as CSV
         * @description The skills that the filters find, as a file.
         */
        get: operations["downloadSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skill/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back a skill
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setSkillStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skill/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a skill
         * @description Also one that is withdrawn.
         */
        get: operations["getSkill"];
        /**
         * Change a skill
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateSkill"];
        post?: never;
        /**
         * Delete a skill
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteSkill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skill/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide about a suggested skill
         * @description Approved makes it one that can be chosen; Alias makes it another name of the skill `sameAsID`, which is answered; Refused needs a reason. The candidate who suggested it is told. Decided before: 409 ILLEGAL_TRANSITION.
         */
        put: operations["decideSkill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skill/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a skill
         * @description For candidates, who can choose it once staff have approved it. A skill of that name or alias there already: that one, whatever staff have said about it. More than ten suggestions that wait: 409 ILLEGAL_TRANSITION.
         */
        post: operations["suggestSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-profile/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job profiles
         * @description `pageNo=-1` is for everybody who is signed in. A page, also the one that is sent without `pageNo`, is answered with 403 to whoever holds none of the permissions for pages.
         */
        get: operations["listJobProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-profile/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count job profiles
         * @description How many job profiles the filters find.
         */
        get: operations["countJobProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-profile/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a job profile
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addJobProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-profile/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import job profiles from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importJobProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-profile/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download job profiles as CSV
         * @description The job profiles that the filters find, as a file.
         */
        get: operations["downloadJobProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-profile/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Post, withdraw or bring back a job profile
         * @description Only what is posted can be chosen elsewhere. What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setJobProfileStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job profile
         * @description Also one that is withdrawn.
         */
        get: operations["getJobProfile"];
        /**
         * Change a job profile
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateJobProfile"];
        post?: never;
        /**
         * Delete a job profile
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteJobProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-profiles-lateral/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lateral job profiles
         * @description `pageNo=-1` is for everybody who is signed in. A page, also the one that is sent without `pageNo`, is answered with 403 to whoever holds none of the permissions for pages.
         */
        get: operations["listJobProfilesLateral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-profiles-lateral/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count lateral job profiles
         * @description How many lateral job profiles the filters find.
         */
        get: operations["countJobProfilesLateral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-profiles-lateral/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a lateral job profile
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addJobProfileLateral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-profiles-lateral/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import lateral job profiles from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importJobProfilesLateral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-profiles-lateral/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download lateral job profiles as CSV
         * @description The lateral job profiles that the filters find, as a file.
         */
        get: operations["downloadJobProfilesLateral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-profiles-lateral/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Post, withdraw or bring back a lateral job profile
         * @description Only what is posted can be chosen elsewhere. What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setJobProfileLateralStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-profiles-lateral/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lateral job profile
         * @description Also one that is withdrawn.
         */
        get: operations["getJobProfileLateral"];
        /**
         * Change a lateral job profile
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateJobProfileLateral"];
        post?: never;
        /**
         * Delete a lateral job profile
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteJobProfileLateral"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-templates/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job templates
         * @description Employers see what is posted and their own company's.
         */
        get: operations["listJobTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-templates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count job templates
         * @description How many job templates the filters find.
         */
        get: operations["countJobTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-templates/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a job template
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addJobTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-templates/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import job templates from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importJobTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-templates/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download job templates as CSV
         * @description The job templates that the filters find, as a file.
         */
        get: operations["downloadJobTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-templates/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Post, withdraw or bring back a job template
         * @description Only what is posted can be chosen elsewhere. What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setJobTemplateStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job template
         * @description Also one that is withdrawn.
         */
        get: operations["getJobTemplate"];
        /**
         * Change a job template
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateJobTemplate"];
        post?: never;
        /**
         * Delete a job template
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteJobTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cv-templates/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CV templates
         * @description A page of CV templates.
         */
        get: operations["listCvTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cv-templates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count CV templates
         * @description How many CV templates the filters find.
         */
        get: operations["countCvTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cv-templates/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a CV template
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addCvTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cv-templates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a CV template
         * @description Sets a template that need not be saved, with somebody made up. Nothing is kept.
         */
        post: operations["previewCvTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cv-templates/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import CV templates from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is. `sectionTitles` are the headings in their order, parted by semicolons: the usual ones, or those that the template has. What it looks like is said in the form.
         */
        post: operations["importCvTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cv-templates/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download CV templates as CSV
         * @description The CV templates that the filters find, as a file.
         */
        get: operations["downloadCvTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cv-templates/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Post, withdraw or bring back a CV template
         * @description Only what is posted can be chosen elsewhere. What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setCvTemplateStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cv-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a CV template
         * @description Also one that is withdrawn.
         */
        get: operations["getCvTemplate"];
        /**
         * Change a CV template
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateCvTemplate"];
        post?: never;
        /**
         * Delete a CV template
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteCvTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv-templates/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CV templates to choose from
         * @description Only what is posted and fits the caller: of everybody or of the caller's institute, for freshers or the experienced. The official ones of the caller's institute come first.
         */
        get: operations["listPostedCvTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a CV template to choose
         * @description Only one that is posted and fits the caller.
         */
        get: operations["getPostedCvTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions
         * @description Candidates see questions inside a job description, without what is right.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count questions
         * @description How many questions the filters find.
         */
        get: operations["countQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a question
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import questions from a CSV file
         * @description UTF-8, headings as in the download. An empty cell leaves the value as it is.
         */
        post: operations["importQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download questions as CSV
         * @description The questions that the filters find, as a file.
         */
        get: operations["downloadQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Post, withdraw or bring back a question
         * @description Only what is posted can be chosen elsewhere. What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setQuestionStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question
         * @description Also one that is withdrawn.
         */
        get: operations["getQuestion"];
        /**
         * Change a question
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE. Once candidates have answered it, what was asked stays: another text, kind of answer or other options are refused with 409 IN_USE.
         */
        put: operations["updateQuestion"];
        post?: never;
        /**
         * Delete a question
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List options
         * @description A page of options.
         */
        get: operations["listOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count options
         * @description How many options the filters find.
         */
        get: operations["countOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an option
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back an option
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setOptionStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an option
         * @description Also one that is withdrawn.
         */
        get: operations["getOption"];
        /**
         * Change an option
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateOption"];
        post?: never;
        /**
         * Delete an option
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description A page of roles, or with `pageNo=-1` all that are in use.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count roles
         * @description How many roles the filters find.
         */
        get: operations["countRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a role
         * @description One of that name there already: 409 DUPLICATE.
         */
        post: operations["addRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download roles as CSV
         * @description The roles that the filters find, as a file.
         */
        get: operations["downloadRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back a role
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setRoleStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role and its permissions
         * @description The caller's own role, or any with View Role or Manage Role.
         */
        get: operations["getRole"];
        /**
         * Change a role
         * @description The fields to change. Nobody gives a permission that their own role does not hold: 403. The last active super admin keeps the role: 409.
         */
        put: operations["updateRole"];
        post?: never;
        /**
         * Delete a role
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all permissions
         * @description All 111, by resource; the special ones last.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leads
         * @description A page of leads.
         */
        get: operations["listLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead/owner/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can follow leads up
         * @description Staff of the platform whose role may change leads.
         */
        get: operations["listLeadOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count leads
         * @description How many leads the filters find.
         */
        get: operations["countLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the contact form
         * @description A token is accepted but not needed; staff with Create Lead, who add one by hand, need no captcha. The lead starts as New with the next action Open.
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download leads as CSV
         * @description The leads that the filters find, as a file.
         */
        get: operations["downloadLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw or bring back a lead
         * @description What is withdrawn stays where it is referred to but can no longer be chosen.
         */
        put: operations["setLeadStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lead
         * @description Also one that is withdrawn.
         */
        get: operations["getLead"];
        /**
         * Change a lead
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE.
         */
        put: operations["updateLead"];
        post?: never;
        /**
         * Delete a lead
         * @description While something refers to it: 409 IN_USE with counts; withdraw it instead.
         */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead/convert/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a lead into a company
         * @description The company waits for verification, and its contact person gets an account and the welcome e-mail, which says how to choose a password. The lead becomes Converted and names the company. Converted before: 409 ILLEGAL_TRANSITION. A number or an address that has an account already: 409 DUPLICATE.
         */
        post: operations["convertLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead/convert/institute/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a lead into an institute
         * @description The institute is not verified yet. The lead becomes Converted and names the institute. Converted before: 409 ILLEGAL_TRANSITION. An institute of that name in the city: 409 DUPLICATE.
         */
        post: operations["convertLeadToInstitute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get settings
         * @description The scopes that apply to the caller; every scope with Update Setting.
         */
        get: operations["getSettings"];
        /**
         * Change settings
         * @description Recorded with who, when and why.
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of settings
         * @description Who changed which values of the scope, when, from what, to what and why; newest first.
         */
        get: operations["listSettingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/undelivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List SMS and e-mails that were given up
         * @description Of the last seven days, newest first, without their text and with the recipient hidden. They are to anybody, so a role whose scope is not everything has none.
         */
        get: operations["listUndelivered"];
        /**
         * Send SMS and e-mails that were given up again
         * @description Begins anew with the first attempt. What is not given up any more, or has no text any more, is left as it is and not counted.
         */
        put: operations["sendUndelivered"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications of one type
         * @description What is meant for the caller, newest first, of the last 90 days.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/admin/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was sent
         * @description Also those that wait for their time, with how many people got and read each.
         */
        get: operations["listSentNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/admin/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what was sent as CSV
         * @description The messages that the filters find, as a file.
         */
        get: operations["downloadSentNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a notification
         * @description To people whom the role's scope reaches.
         */
        post: operations["addNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count whom a notification would reach
         * @description Sends nothing. The count is wanted again when it is sent.
         */
        post: operations["previewNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/readAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all notifications of one type as read
         * @description For Broadcast it moves the last-read time to now.
         */
        put: operations["markAllNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear at once what is new
         * @description Server-sent events for as long as the session lasts: `ready` once the stream runs, `changed` when a list of the caller has changed, `session-ended` when the session was ended elsewhere, after which the server closes the stream. A comment comes every few seconds. What happened before `ready` is not told again: read the lists then. More streams at once than a person may have: 429.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/read/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a critical notification as read
         * @description For the caller only. A second call changes nothing.
         */
        put: operations["markNotificationRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what was sent
         * @description A message to people whom the role's scope reaches, also one that waits or was recalled.
         */
        get: operations["getSentNotification"];
        /**
         * Change a notification that waits
         * @description Sent already: 409 ILLEGAL_TRANSITION.
         */
        put: operations["updateNotification"];
        post?: never;
        /**
         * Recall a notification
         * @description Nobody sees it any more. Who has read it has read it.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job descriptions
         * @description Those of the caller's company or institute, or all.
         */
        get: operations["listJobDescriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count job descriptions
         * @description How many the filters find, within the role's scope.
         */
        get: operations["countJobDescriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a job description
         * @description A draft, which may be half filled. An employer's is always of the own company, an officer's of a Verified company and for the own institute. A company that is Suspended: 409 COMPANY_NOT_VERIFIED.
         */
        post: operations["addJobDescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/eligible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Evaluate eligibility
         * @description Staff and employers get counts of the job description that `jobID` names, within their scope; a candidate gets the own evaluations. Criteria that are not saved: `previewEligibility`.
         */
        get: operations["evaluateEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count who would be eligible
         * @description For criteria that need not be saved: how many candidates stay, which rule costs most, how many come back without it. Saves nothing. Fewer than five are not told apart. An employer and an officer ask about the same candidates that their job could reach.
         */
        post: operations["previewEligibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/review/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what support decides about jobs
         * @description Only with a role of scope `all`. The oldest that waits comes first.
         */
        get: operations["listJobReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/review/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what support decides about jobs
         * @description How many the filters find. Only with a role of scope `all`.
         */
        get: operations["countJobReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/review/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide on a job as support
         * @description Only with a role of scope `all`. A draft whose text is allowed is posted, unless its text was changed since or something else keeps it from being posted. A change that is allowed is made, and applicants are told of it; a reported job that is Refused is closed, and the verdict holds for all reports of it that wait. Who asked is told. Decided already: 409 ILLEGAL_TRANSITION.
         */
        put: operations["decideJobReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Post a job description, or take it back
         * @description What posting needs and is missing: 422 with the fields. A company that is not Verified: 409 COMPANY_NOT_VERIFIED. What the trust scan raises is not posted: the answer is still a draft, and its `reviews` say what waits for support; once that is allowed, the same text is posted. Taking back: within 24 hours and before anybody applied, otherwise 409 ILLEGAL_TRANSITION with what is allowed in `details.allowed`. Posted, it is Awaiting approval until one institute has approved it; eligible candidates are told.
         */
        put: operations["setJobDescriptionStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/close/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a job description
         * @description Nobody can apply any more, and invitations that nobody answered expire. Applications go on. Closed or cancelled already: 409 JOB_CLOSED; a draft: 409 ILLEGAL_TRANSITION.
         */
        put: operations["closeJobDescription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a job description
         * @description Every application that is not final becomes Cancelled, candidates have their credits back and are told. A draft: 409 ILLEGAL_TRANSITION; cancelled already: 409 JOB_CLOSED.
         */
        put: operations["cancelJobDescription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/duplicate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a job description
         * @description The copy is a draft without dates and applications.
         */
        post: operations["duplicateJobDescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/approval/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve a job description for an institute
         * @description For officers of the institute, about theirs alone, and for staff with a role of scope `all`. Declining needs a reason, and can be taken back while the job is open; students of an institute see the job once it is approved there. A draft or a job that has ended: 409 JOB_CLOSED or ILLEGAL_TRANSITION.
         */
        put: operations["decideJobDescriptionApproval"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/explain/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain eligibility, also for other values
         * @description Changes nothing. An empty body explains the profile as it is, also of a student of the caller's whom `userID` names. Values in the body are tried on a copy, and `moreJobs` says how many other open jobs they would open. Candidates get their own values to begin with.
         */
        post: operations["explainEligibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of a job description
         * @description For everybody who sees the job; support also gets those that a change would add which waits for it. It is offered for saving, never shown in the page.
         */
        get: operations["getJobDescriptionFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/report/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a job description
         * @description Once per candidate; a second time: 409 DUPLICATE. Support decides.
         */
        post: operations["reportJobDescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/similar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs like one
         * @description For a candidate: at most six open jobs that the caller sees and has not decided about, alike by the kind of work, skills, industry, city and type; those that the caller is eligible for come first.
         */
        get: operations["listSimilarJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobdescription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job description
         * @description A candidate sees those that are open for them or that they have decided on.
         */
        get: operations["getJobDescription"];
        /**
         * Change a job description
         * @description The fields to change; the others stay as they are. Another `rowVersion` than the current one: 409 STALE. After posting, its company, audience, profile, season and institutes stay (422); criteria hold for new applicants only and raise `criteriaVersion`; lower pay, a longer or dearer bond, and a text that the trust scan stops wait in `reviews` for support, while all else is changed. Closed or cancelled: 409 JOB_CLOSED.
         */
        put: operations["updateJobDescription"];
        post?: never;
        /**
         * Delete a draft
         * @description Drafts only; otherwise 409 ILLEGAL_TRANSITION with what is allowed in `details.allowed`.
         */
        delete: operations["deleteJobDescription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-job/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved jobs of the caller
         * @description For a candidate: what can still be applied for, the next to close first, then what has ended. One that the caller's institute no longer approves is left out.
         */
        get: operations["listSavedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-job/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a job
         * @description For a candidate who sees the job; a second time changes nothing. It closes soon: the candidate hears of it, once. More than 100: 409 ILLEGAL_TRANSITION.
         */
        put: operations["saveJob"];
        post?: never;
        /**
         * Take a job out of the saved ones
         * @description One that was not saved changes nothing.
         */
        delete: operations["unsaveJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-alert/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the job alerts of the caller
         * @description Those of companies that the caller follows among them, the oldest first.
         */
        get: operations["listJobAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-alert/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be told when a job like this opens
         * @description The candidate hears of each job that fits, once, when it opens: if the candidate sees it and is eligible, or may turn out to be. A company alone is followed. The same alert a second time answers with the first, which is no longer paused. None of the fields: 422; more than 20: 409 ILLEGAL_TRANSITION.
         */
        post: operations["addJobAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-alert/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause a job alert, or go on with it
         * @description What opens while it is paused is not told later.
         */
        put: operations["updateJobAlert"];
        post?: never;
        /**
         * Delete a job alert
         * @description What it has found and not told is not told any more.
         */
        delete: operations["deleteJobAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/eligibleJDs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs for the caller
         * @description For a candidate. Without a verdict: Eligible.
         */
        get: operations["listEligibleJobDescriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/myCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the jobs of the caller
         * @description For a candidate: open jobs without a decision by their verdict, and those that were decided about.
         */
        get: operations["countMyJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/creditRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the institute for credits
         * @description For a student of an institute: its placement officers read that the student needs credits to apply. Once a day; a second time the same day tells nobody. 403 NOT_ENTITLED for somebody without an institute.
         */
        post: operations["requestCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count people for a job
         * @description How many the filters of the list find; of each status up to 1,000.
         */
        get: operations["countMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/pastJDs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs that the caller has decided on
         * @description For a candidate.
         */
        get: operations["listPastJobDescriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a job
         * @description For a candidate. The same decision a second time answers with the first; another one: 409 ILLEGAL_TRANSITION. Eligibility, deadline and price are those of now: 409 NOT_ELIGIBLE, JOB_CLOSED, PRICE_CHANGED or INSUFFICIENT_CREDITS. Declined is final: a client that lets people undo it calls when that time is over, and one that is closed before has declined nothing.
         */
        post: operations["addMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an application
         * @description A candidate withdraws or answers an offer; everything else needs Manage Job Applications. A step that is not allowed: 409 ILLEGAL_TRANSITION with those that are. An offer that pays less than the job states waits for support: it is in `waitingOffer`, and the application stays where it is.
         */
        put: operations["setMappingStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/eligibleStudents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people for a job
         * @description Job descriptions of the caller's company or institute. They are counted up to 1,000, or up to 200 where `verdict` is one that nobody has applied with; without `sort` the best matches come first, and of more people than that the names decide. `search` is for names and, where the caller reads them, roll numbers.
         */
        get: operations["listEligibleStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/bulk/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move many applications
         * @description Each row by itself; an offer that pays less than the job states is made to one person at a time. 409 when every row failed, and 409 STALE when the filter finds another number than was shown. A repeat with the same key goes on where the first call ended.
         */
        put: operations["bulkUpdateMappings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/bulk/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move applications from a CSV file
         * @description A line names somebody who has applied, by `rollNumber` or `mobileNumber` (a company by the latter once it has been told it), and says `status`, and where the status needs them `reasonCode` and `note`. Offers are made one by one.
         */
        post: operations["importMappings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download applications
         * @description All that the filters find, as the list shows it. Recorded in the audit trail.
         */
        get: operations["downloadMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/offer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Amend an offer that waits for its answer
         * @description The candidate is told, and reads the earlier offer and its letter as well. An offer that was answered or withdrawn: 409 ILLEGAL_TRANSITION. One that pays less than the job states waits for support, in `waitingOffer`.
         */
        put: operations["amendOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/offerLetter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the letter of an offer as PDF
         * @description For the candidate and those who hire, while the offer waits for its answer and once it is accepted: the company's own letter, or one that is written from the offer in the language of the caller. With `version` that of an earlier offer, as it was sent.
         */
        get: operations["getOfferLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to an application
         * @description For both sides, and staff whose scope reaches it.
         */
        get: operations["listMappingEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes about an applicant
         * @description For those whose job it is; candidates never read them.
         */
        get: operations["listMappingNotes"];
        put?: never;
        /**
         * Note something about an applicant
         * @description For those whose job it is; candidates never read it.
         */
        post: operations["addMappingNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jdstudentmapping/notes/{id}/{noteID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a note away
         * @description By whoever wrote it.
         */
        delete: operations["deleteMappingNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a wallet
         * @description The caller's wallet; another one with View Setting and a scope that reaches it.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List entries of the caller's wallet
         * @description Newest first, each with the balance it led to.
         */
        get: operations["listWalletEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/entries/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download entries of the caller's wallet
         * @description All entries that the filters leave, newest first. That of a company names whom it paid for.
         */
        get: operations["downloadWalletEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a wallet entry
         * @description The reason `Student Credit Recharge by Institute` claims the opening grant of a fresher; a receipt id in `action` claims a paid order. Anything else, or a claim for somebody else: 403 NOT_ENTITLED.
         */
        post: operations["addWalletEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what a recharge gives
         * @description Exactly one of the two.
         */
        get: operations["getWalletQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give credits to students
         * @description From the pool of the caller's own institute.
         */
        post: operations["transferCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a wallet
         * @description One person corrects 1000 credits a day, all wallets together: more needs a second person, and is refused with 403.
         */
        post: operations["adjustWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a recharge
         * @description At least the minimum recharge of the settings, at most 50,000 rupees. The same `receiptID` again answers with the same order. While a payment of the caller is still being checked, another order is refused: 409 DUPLICATE, with `details.orderID`.
         */
        post: operations["createPaymentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a recharge
         * @description A wrong signature: 400. The provider's own message may come first; both credit once.
         */
        post: operations["verifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/webhook/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a message of the payment provider
         * @description Known by its signature. A repeat of the same message changes nothing.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask how a recharge stands
         * @description For a payment whose end was not seen.
         */
        get: operations["getPaymentOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts
         * @description The caller's own; others with View Setting and a scope that reaches them.
         */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a receipt as PDF
         * @description The same receipt, to print or to file.
         */
        get: operations["getReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a receipt
         * @description The caller's own; others with View Setting and a scope that reaches them.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List candidate profiles
         * @description The caller's own; somebody else's with View Candidate Profile and a scope that reaches them.
         */
        get: operations["listCandidateProfiles"];
        put?: never;
        /**
         * Add a candidate profile
         * @description At most six per person: 409 QUOTA_EXCEEDED. The first one becomes the default, and whichever is added or changed with `isDefault` true takes it over.
         */
        post: operations["addCandidateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-profiles/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a CV can show
         * @description The caller's own record, section by section in the usual order, each entry with the id by which `sections` of a profile chooses it. An entry keeps its id when it is renamed.
         */
        get: operations["listCvEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-profiles/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a CV
         * @description Sets a profile that need not be saved, with the caller's own record, and looks it through. Nothing is kept. Sets in some hundredths of a second; send it when typing pauses.
         */
        post: operations["previewCv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-profiles/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a JSON Resume
         * @description The portable format of jsonresume.org, version 1.0. Makes a new profile that shows the entries of the document. What the caller's own record has not yet is added to it: experience, projects, certificates, awards, languages, and skills of the catalogue. Education is only looked up, because marks come from the profile. Documents of older versions are read too, and what people write otherwise, such as `Present` and `Oct-2021`. What is wrong with one entry costs that entry alone. The report names what was taken and what was left out.
         */
        post: operations["importJsonResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-profiles/cv/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a CV
         * @description Freezes the profile as it is now into a CV; when nothing has changed since the newest one, that is the answer. A later change needs a new one.
         */
        post: operations["createCv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-profiles/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the newest CV as PDF
         * @description The newest CV that was made from the profile; 404 while there is none. Staff reading somebody else's leave a line in the audit trail.
         */
        get: operations["getCandidateProfilePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-profiles/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export as JSON Resume
         * @description The portable format of jsonresume.org, version 1.0.
         */
        get: operations["exportJsonResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-profiles/shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links of a candidate profile
         * @description Those that still open something. Their addresses are told only when they are made.
         */
        get: operations["listCvShares"];
        put?: never;
        /**
         * Make a link to a CV
         * @description Whoever has the address reads the CV as it is now, without an account, until the link ends or is taken back. At most ten of a profile at a time: 409 QUOTA_EXCEEDED.
         */
        post: operations["shareCandidateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a candidate profile
         * @description The caller's own; somebody else's with View Candidate Profile and a scope that reaches them.
         */
        get: operations["getCandidateProfile"];
        /**
         * Change a candidate profile
         * @description The fields to change; the others stay as they are. CVs made before stay as they were. Another `rowVersion` than the current one: 409 STALE, so a form that saves by itself sends what the last answer said. The default one stays the default until another is made it.
         */
        put: operations["updateCandidateProfile"];
        post?: never;
        /**
         * Delete a candidate profile
         * @description CVs made from it stay. Of those that are left the one that was changed last becomes the default.
         */
        delete: operations["deleteCandidateProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a CV as PDF
         * @description What was frozen, for whom `GET /cv/{id}` is.
         */
        get: operations["getCvPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/share/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back a link to a CV
         * @description From then on it opens nothing.
         */
        delete: operations["revokeCvShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a CV by its link
         * @description A link that has ended, was taken back or never was: 404.
         */
        get: operations["getSharedCv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a CV
         * @description The caller's own, somebody's in the scope of View Candidate Profile, or one that came with an application that the caller may read. Reading somebody else's leaves a line in the audit trail.
         */
        get: operations["getCv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images and documents of the caller
         * @description Of the caller, or of the organisation of the caller; staff of the platform list those of every organisation, whose papers they check. Newest first, without their contents.
         */
        get: operations["listImages"];
        put?: never;
        /**
         * Upload an image or document
         * @description For the caller, or for the organisation of the caller with the permission to change it. What a file is its content decides. Pictures are drawn anew: nothing but the picture is kept.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an image or document
         * @description Private ones: the owner, and whoever may see the record that it belongs to. A PDF is always offered for saving, never shown in the page.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        /**
         * Delete an image or document
         * @description While something refers to it: 409 IN_USE.
         */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard
         * @description Everything on the first screen of the caller: a fresher, an experienced candidate, an employer, an officer or staff. A figure is what the list that it links to has in all, and is left out without the permission for that list.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search people, jobs, companies and institutes
         * @description By name, mobile number, roll number or code, also with a spelling mistake in a name. Only what the caller may open: candidates find the jobs that are open to them or that they have decided about; employers their jobs and who has applied for them; officers and staff what is within their role's scope, each kind with the permission of its screen. At most five of a kind, the nearest first.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List entries of the wallets of people and companies
         * @description Newest first, of what the role reaches: the entries that the report `credits` adds up. `meta.sum` is what they come to, in credits.
         */
        get: operations["listLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a report
         * @description Within the role's scope; with an institute or a year, of its candidates alone. `leads` needs Manage Lead besides, and is of the whole platform; `season` needs a `seasonID`. Days and months are those of India; without `from` a report by day begins 30 days ago, one by month five months ago.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed, by whom and why
         * @description Everything with View Role. The history of one record of a catalogue, named by `entityType` and `entityID`, for whoever may read the record; otherwise the history of the caller's own record.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        LoginRequest: {
            /** @description As typed; a number that nobody has is answered like a wrong password. */
            mobileNumber: string;
            password: string;
        };
        Meta: {
            /** @description Finds this call in the server's log. Quote it to support. */
            requestId: string;
            /**
             * @description Something about the request that did not stop it.
             * @enum {string}
             */
            notice?: "AMOUNT_IGNORED";
            /** @description For a merged answer, the scope that each key came from. */
            sources?: {
                [key: string]: string;
            };
        };
        Success: {
            /** @constant */
            success: true;
            /** @constant */
            status: 200;
            /** @constant */
            statusCode: 200;
            /** @description A sentence that may be shown to a person. */
            message: string;
            error: null;
            meta: components["schemas"]["Meta"];
        };
        /** @description Identifier of a record. New ones are UUIDs of version 7. */
        ID: string;
        /**
         * @description C candidate, E employer, S staff (support, institute and university officers).
         * @enum {string}
         */
        UserType: "C" | "E" | "S";
        /** @description Letters A-Z and a-z only, no spaces or digits. */
        PersonName: string;
        /** @description E-mail address. Kept in lower case. */
        Email: string;
        /** @description Indian mobile number without country code. Ten digits, the first not 0. */
        MobileNumber: string;
        /** @description Seconds since 1970 UTC. */
        EpochSeconds: number;
        /** @description The claims of a session's token. */
        TokenClaims: {
            id: components["schemas"]["ID"];
            type: components["schemas"]["UserType"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobileNumber: components["schemas"]["MobileNumber"];
            /** @description Null unless type is C. */
            isFresher: boolean | null;
            parentEntityID: string | null;
            parentEntityName: string | null;
            roleID: components["schemas"]["ID"];
            exp: components["schemas"]["EpochSeconds"];
            iat: components["schemas"]["EpochSeconds"];
            jti: string;
            /**
             * @description A ticket has another scope and no person in it.
             * @constant
             */
            scope?: "session";
        };
        /** @description Signed JSON Web Token of a session; its claims are `TokenClaims`. */
        AccessToken: string;
        SignedIn: {
            token: components["schemas"]["AccessToken"];
        };
        /**
         * @description What went wrong, for programs. The status that each belongs to stands in the package's readme.
         * @enum {string}
         */
        ErrorCode: "BAD_REQUEST" | "INVALID_CREDENTIALS" | "OTP_INVALID" | "TOKEN_INVALID" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "FORBIDDEN" | "OUT_OF_SCOPE" | "ACCOUNT_SUSPENDED" | "NOT_ENTITLED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_ACCEPTABLE" | "DUPLICATE" | "STALE" | "ILLEGAL_TRANSITION" | "NOT_ELIGIBLE" | "JOB_CLOSED" | "COMPANY_NOT_VERIFIED" | "INSUFFICIENT_CREDITS" | "PRICE_CHANGED" | "OTP_REQUIRED" | "OTP_USED" | "MOBILE_NOT_VERIFIED" | "ALREADY_ACTIVE" | "ALREADY_INVITED" | "IN_USE" | "QUOTA_EXCEEDED" | "IDEMPOTENCY_MISMATCH" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_FAILED" | "CAPTCHA_FAILED" | "RATE_LIMITED" | "OTP_COOLDOWN" | "INTERNAL" | "NOT_IMPLEMENTED" | "UNAVAILABLE";
        /** @description The message in each language of the server, for a page whose language is changed while it shows it. */
        Messages: {
            [key: string]: string;
        };
        FieldError: {
            /** @description Property path in the request body, joined by dots; `meta.captcha` for the captcha header. */
            path: string;
            /** @description Name of the rule that was broken. */
            code: string;
            message: string;
            messages?: components["schemas"]["Messages"];
        };
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description A sentence that may be shown to a person. Plain text. */
            message: string;
            messages?: components["schemas"]["Messages"];
            /** @description The fields that broke a rule or were refused; mostly empty unless `code` is VALIDATION_FAILED. */
            fields: components["schemas"]["FieldError"][];
            /** @description Facts that a program can use, such as `{ needed, balance }` of INSUFFICIENT_CREDITS. */
            details: {
                [key: string]: unknown;
            };
        };
        Failure: {
            /** @constant */
            success: false;
            /** @description The HTTP status, repeated. */
            status: number;
            /** @description The HTTP status, repeated. */
            statusCode: number;
            /** @description A sentence that may be shown to a person; the same as `error.message`. */
            message: string;
            data: null;
            error: components["schemas"]["Error"];
            meta: components["schemas"]["Meta"];
        };
        /** @description At least 8 characters with a digit, a lower-case letter, an upper-case letter and one of ! @ # $ % ^ & *; no other characters. The server also refuses well-known passwords and ones that contain the mobile number. */
        NewPassword: string;
        /** @description Sign-up of a candidate. A fresher names an institute, by its id or with its place by its name; an experienced candidate sends none of them. */
        CandidateRegistration: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** @constant */
            type: "C";
            city?: string | null;
            /** @description Name of one of the states and union territories. */
            state?: string | null;
            /** @description Id of an institute from the public list. Required for a fresher who names none. */
            institute?: string | null;
            /** @description Name of an institute that is not in the public list, with the city and state where it is. The account is made without an institute; staff add it or find it. */
            instituteName?: string | null;
            mobileNumber: components["schemas"]["MobileNumber"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            isFresher: boolean;
        };
        Name: string;
        /** @description An http or https address whose host has a dot. */
        WebAddress: string;
        /** @description A company, its contact person and that person's account. */
        CompanyCreation: {
            name: components["schemas"]["Name"];
            /** @description City and state. */
            location: string;
            website: components["schemas"]["WebAddress"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["MobileNumber"];
            /** @description Id of an industry; its exact name is taken too. */
            industryType: string;
            spocFirstName: components["schemas"]["PersonName"];
            spocLastName: components["schemas"]["PersonName"];
            spocDesignation: string;
            /** @description Of whoever signs up, who has to send one. Where staff add a company it is taken and not used; the contact person is invited to choose one. */
            password?: components["schemas"]["NewPassword"];
        };
        ActivationRequest: {
            email: components["schemas"]["Email"];
            /** @description From the link in the e-mail. */
            token: string;
        };
        Activated: {
            /** @description Absent for an account that was active already, which is every account that this server sends a link to. */
            token?: components["schemas"]["AccessToken"];
        };
        EmailChangeUndo: {
            /** @description From the link in the e-mail. */
            token: string;
        };
        /**
         * Format: date-time
         * @description Moment in UTC.
         */
        Instant: string;
        /** @description What the invited person sees. */
        ReceivedInvitation: {
            organisationName: string;
            roleName: string;
            roleDescription: string;
            invitedByName: string;
            email: components["schemas"]["Email"];
            expiresAt: components["schemas"]["Instant"];
            /** @description Whose account it is, where others have made one. Null for somebody who makes one by joining a team. */
            person: {
                firstName: components["schemas"]["PersonName"];
                lastName: components["schemas"]["PersonName"];
            } | null;
        };
        InvitationAcceptance: {
            /** @description From the link in the e-mail. */
            token: string;
            /** @description Of whoever joins a team, as the last name. Not read for an account that is there already. */
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            mobileNumber: components["schemas"]["MobileNumber"];
            password: components["schemas"]["NewPassword"];
        };
        /** @description What somebody typed who was told at a registration to be invited already. */
        InvitationRequest: {
            mobileNumber: components["schemas"]["MobileNumber"];
            email: components["schemas"]["Email"];
        };
        PasswordReset: {
            mobileNumber: components["schemas"]["MobileNumber"];
            password: components["schemas"]["NewPassword"];
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        MobileChangeRequest: {
            mobileNumber: components["schemas"]["MobileNumber"];
            currentPassword: string;
        };
        /** @description The same for every number, known or not. */
        OtpSent: {
            /** @description Seconds until another may be sent. */
            resendAfter: number;
            /** @description Seconds for which the code is good. */
            expiresIn: number;
        };
        /** @description One-time password. Six characters without spaces; the ones that are sent are digits. */
        OtpCode: string;
        MobileChange: {
            mobileNumber: components["schemas"]["MobileNumber"];
            code: components["schemas"]["OtpCode"];
        };
        Session: {
            jti: string;
            issuedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["Instant"];
            /** @description Browser and system in a few words. */
            userAgent: string;
            /** @description First part of the network address that the session was opened from; the rest is not kept. */
            network: string;
            /** @description The session of this call. */
            isCurrent: boolean;
        };
        /**
         * @description Kind of organisation that an account can belong to.
         * @enum {string}
         */
        EntityType: "Employer" | "University" | "Institute";
        /** @description No password; the person sets one through the welcome e-mail. */
        SupportUserCreation: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobileNumber: components["schemas"]["MobileNumber"];
            roleID: components["schemas"]["ID"];
            parentEntityID?: components["schemas"]["ID"] | null;
            parentEntityType?: components["schemas"]["EntityType"] | null;
        };
        /**
         * @description Pending OTP until the mobile number is verified; such a row reserves nothing. Suspended by staff, Deactivated by the person. Erased keeps only the row.
         * @enum {string}
         */
        UserStatus: "Pending OTP" | "Active" | "Suspended" | "Deactivated" | "Erased";
        /**
         * @description Language of messages to a person.
         * @enum {string}
         */
        Locale: "en" | "hi" | "mr";
        /** @description When broadcast notifications were last read. Never moves back and never lies more than a minute ahead. */
        LastRead: {
            seconds: components["schemas"]["EpochSeconds"];
            /** @description Within the second. */
            nanoseconds: number;
        };
        User: {
            id: components["schemas"]["ID"];
            type: components["schemas"]["UserType"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobileNumber: components["schemas"]["MobileNumber"];
            /** @description Null unless type is C. */
            isFresher: boolean | null;
            /** @description Institute of a fresher or its officer, company of an employer, university of its officer. */
            parentEntityID: string | null;
            parentEntityName: string | null;
            parentEntityType: components["schemas"]["EntityType"] | null;
            roleID: components["schemas"]["ID"];
            roleName?: string;
            userStatus: components["schemas"]["UserStatus"];
            /** Format: date-time */
            emailVerifiedAt?: string | null;
            /** @description An address that was asked for and waits to be confirmed. Only in the person's own account. */
            pendingEmail?: string | null;
            locale?: components["schemas"]["Locale"];
            imageID?: string | null;
            city?: string | null;
            state?: string | null;
            broadcastNotificationLastRead: components["schemas"]["LastRead"];
            /** Format: date-time */
            lastLoginAt?: string | null;
            createdAt?: components["schemas"]["Instant"];
        };
        WelcomeEmailRequest: {
            userID: components["schemas"]["ID"];
        };
        /**
         * @description What a one-time password is for.
         * @enum {string}
         */
        OtpPurpose: "register" | "reset";
        OtpRequest: {
            mobileNumber: components["schemas"]["MobileNumber"];
            purpose: components["schemas"]["OtpPurpose"];
        };
        OtpVerification: {
            code: components["schemas"]["OtpCode"];
            mobileNumber: components["schemas"]["MobileNumber"];
        };
        OtpVerified: {
            /** @description A session, or for the purpose `reset` a ticket that only `/auth/resetPassword` accepts, once, within 10 minutes. */
            token: string;
            purpose: components["schemas"]["OtpPurpose"];
        };
        /**
         * @description How much work a challenge takes; `hard` ten times as much as `usual`.
         * @default usual
         * @enum {string}
         */
        CaptchaDifficulty: "usual" | "hard";
        CaptchaParameters: {
            /** @description Key derivation function. */
            algorithm: string;
            nonce: string;
            salt: string;
            cost: number;
            /** @description Bytes. */
            keyLength: number;
            /** @description Hexadecimal. */
            keyPrefix: string;
            keySignature?: string;
            /** @description KiB. */
            memoryCost?: number;
            parallelism?: number;
            expiresAt?: components["schemas"]["EpochSeconds"];
            /** @description Signed along with the rest; the solver hands it back untouched. */
            data?: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** @description Proof of work: find the counter whose derived key starts with `keyPrefix`. The client hands the whole challenge to its solver and sends base64(JSON({ challenge, solution })) as the captcha token. */
        CaptchaChallenge: {
            parameters: components["schemas"]["CaptchaParameters"];
            signature: string;
        };
        Year: number;
        /**
         * @description Second part of the ISO 3166-2:IN code of a state or union territory.
         * @enum {string}
         */
        StateCode: "AN" | "AP" | "AR" | "AS" | "BR" | "CG" | "CH" | "DH" | "DL" | "GA" | "GJ" | "HP" | "HR" | "JH" | "JK" | "KA" | "KL" | "LA" | "LD" | "MH" | "ML" | "MN" | "MP" | "MZ" | "NL" | "OD" | "PB" | "PY" | "RJ" | "SK" | "TN" | "TR" | "TS" | "UK" | "UP" | "WB";
        /** @description Most backlogs that are let through; -1 means no limit. */
        BacklogLimit: number;
        /**
         * Format: date
         * @description Calendar day in India.
         */
        Day: string;
        PageMeta: {
            requestId: string;
            /** @description As asked for; -1 when everything was asked for. */
            pageNo: number;
            /** @description Rows on a full page; with `pageNo=-1` the number of rows sent. */
            pageSize: number;
            /** @description Rows that match, over all pages. */
            total: number;
            /** @description The order of the rows as `sort` names it, also where none was asked for. Not there with `pageNo=-1`. */
            sort?: string;
            /** @description There, and true, where there are more rows than `total` says: a list is counted up to 10,000 rows, people for a job up to 1,000. */
            isTotalMinimum?: boolean;
            /** @description What the rows of all pages come to, where a list adds them up. */
            sum?: number;
            /** @description What `cursor` takes for the page after this one. Not there on the last page and with `pageNo=-1`. */
            nextCursor?: string;
            /** @description What `cursor` takes for the page before this one. Not there on the first page and with `pageNo=-1`. */
            previousCursor?: string;
        };
        /** @description A page of a list, or the whole list when it was asked for with `pageNo=-1`. */
        Page: {
            /** @constant */
            success: true;
            /** @constant */
            status: 200;
            /** @constant */
            statusCode: 200;
            message: string;
            error: null;
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description How far staff have checked what a candidate studies; missing means that the candidate has not said it. With `change`, the candidate asks to change something that is verified.
         * @enum {string}
         */
        ProfileCheck: "waiting" | "verified" | "rejected" | "missing" | "change";
        /**
         * @description How far an application ever got.
         * @enum {string}
         */
        ApplicationReach: "applied" | "shortlisted" | "selected" | "accepted";
        /** @description Whether the person has not chosen a password yet; the invitation can be sent again. */
        IsInvited: boolean;
        /** @description A candidate as the lists of staff and officers show them. */
        Student: {
            id: components["schemas"]["ID"];
            /** @description First and last name. */
            name: string;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobileNumber: components["schemas"]["MobileNumber"];
            isFresher: boolean | null;
            parentEntityID?: string | null;
            /** @description The institute. */
            parentEntityName?: string | null;
            /** @description The institute as the student named it at sign-up, where the list had it not; null once staff have given one. */
            missingInstitute?: string | null;
            city?: string | null;
            stateCode?: components["schemas"]["StateCode"] | null;
            /** @description Of the current degree. */
            specialisation?: string | null;
            passingYear?: number | null;
            userStatus: components["schemas"]["UserStatus"];
            isInvited?: components["schemas"]["IsInvited"];
            /** Format: date-time */
            lastLoginAt?: string | null;
            /**
             * Format: date-time
             * @description When the person is erased, where that was asked for.
             */
            erasureDueAt?: string | null;
            /** @description Name of the member of staff who asked for it; null when the person did. */
            erasureAskedBy?: string | null;
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        /** @description What the student studies, from the roll number to the semester, is told as a whole or not at all. */
        StudentCreation: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobileNumber: components["schemas"]["MobileNumber"];
            /** @description May be left out by who belongs to one institute. */
            instituteID?: components["schemas"]["ID"] | null;
            rollNumber?: string;
            programID?: components["schemas"]["ID"];
            admissionYear?: components["schemas"]["Year"];
            passingYear?: components["schemas"]["Year"];
            currentSemester?: number;
        };
        /**
         * @description dryRun checks every row and changes nothing.
         * @enum {string}
         */
        ImportMode: "dryRun" | "commit";
        /** @description A CSV file in UTF-8 with a heading line (RFC 4180). */
        CsvFile: string;
        /**
         * @description What a file has in its rows.
         * @enum {string}
         */
        ImportKind: "application" | "city" | "company" | "cvTemplate" | "enrolment" | "industry" | "institute" | "jobProfile" | "jobProfileLateral" | "jobTemplate" | "masterProgram" | "program" | "question" | "season" | "sector" | "skill" | "student" | "university";
        /**
         * @description Cancelled keeps the rows that were taken in before.
         * @enum {string}
         */
        ImportState: "Running" | "Done" | "Cancelled" | "Refused";
        ImportError: {
            /** @description Line of the file; the heading is line 1. */
            row: number;
            column: string | null;
            code: string;
            message: string;
            suggestion?: string | null;
        };
        /** @enum {string} */
        ImportVerdict: "create" | "update" | "unchanged" | "error";
        ImportedRow: {
            row: number;
            /** @description What tells the row from others. */
            name: string;
            verdict: components["schemas"]["ImportVerdict"];
        };
        /** @description What a file would do (dryRun) or did (commit); rows that fail change nothing. It is worked through after the answer, so `done` grows until `state` is no longer Running. Refused: all or nothing was asked for, and some row fails. */
        ImportJob: {
            id: components["schemas"]["ID"];
            kind: components["schemas"]["ImportKind"];
            mode: components["schemas"]["ImportMode"];
            state: components["schemas"]["ImportState"];
            rows: number;
            /** @description Rows that were looked at. */
            done: number;
            created: number;
            updated: number;
            unchanged: number;
            failed: number;
            /** @description What the rows cost the company that hires; in a trial what each would cost by itself, so the sum may be more than the wallet has. */
            credits: number;
            /** @description Of the first hundred rows that fail; the file of the result has them all. */
            errors: components["schemas"]["ImportError"][];
            /** @description Of the first hundred rows; the file of the result has them all. */
            verdicts: components["schemas"]["ImportedRow"][];
        };
        /** @description Why; kept in the audit trail. */
        Reason: string;
        InstituteAssignment: {
            instituteID: components["schemas"]["ID"];
        };
        /**
         * @description Which rows a role reaches.
         * @enum {string}
         */
        RoleScope: "own" | "company" | "institute" | "university" | "all";
        /** @description Version of the record that was read. An update that states another version than the current one is refused with STALE. */
        RowVersion: number;
        /** @description Somebody of the staff, or an officer of an institute or university. */
        SupportUser: {
            id: components["schemas"]["ID"];
            /** @description First and last name. */
            name: string;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobileNumber: components["schemas"]["MobileNumber"];
            roleID: components["schemas"]["ID"];
            roleName: string;
            roleScope: components["schemas"]["RoleScope"];
            parentEntityID?: string | null;
            parentEntityName?: string | null;
            userStatus: components["schemas"]["UserStatus"];
            isInvited?: components["schemas"]["IsInvited"];
            /** Format: date-time */
            lastLoginAt?: string | null;
            /** @description Whether the caller's role holds all that this one does, without which nobody changes the account. */
            mayChange?: boolean;
            /** @description Whether the caller may suspend the account or bring it back; never one's own. */
            mayDecide?: boolean;
            rowVersion: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        /** @description The fields to change. E-mail address and mobile number only as they are; the person changes them. */
        SupportUserUpdate: {
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            mobileNumber?: components["schemas"]["MobileNumber"];
            roleID?: components["schemas"]["ID"];
            parentEntityID?: components["schemas"]["ID"] | null;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description Somebody of the caller's organisation. */
        TeamMember: {
            id: components["schemas"]["ID"];
            /** @description First and last name. */
            name: string;
            email: components["schemas"]["Email"];
            roleName: string;
            userStatus: components["schemas"]["UserStatus"];
            /** @description Whether it is the caller. */
            isSelf: boolean;
        };
        /** @description A role that the caller may give. */
        TeamRole: {
            id: components["schemas"]["ID"];
            name: string;
            description: string;
        };
        /** @description An invitation that nobody has accepted. */
        TeamInvitation: {
            id: components["schemas"]["ID"];
            email: components["schemas"]["Email"];
            roleName: string;
            invitedByName: string;
            sentAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            /** @description Whether its link can still be accepted. False once its time is over, or when who sent it may not invite any more. */
            isOpen: boolean;
        };
        TeamInvitationCreation: {
            email: components["schemas"]["Email"];
            roleID: components["schemas"]["ID"];
        };
        /**
         * @description Colours of the portal; system follows the device.
         * @enum {string}
         */
        Theme: "system" | "light" | "dark" | "high-contrast-light" | "high-contrast-dark";
        /**
         * @description How close things stand to each other.
         * @enum {string}
         */
        Density: "comfortable" | "compact";
        /**
         * @description Size of the text beside what the browser is set to.
         * @enum {string}
         */
        TextSize: "normal" | "large" | "larger";
        /**
         * @description Kinds of news that a browser shows while the portal is closed: offers, other words about applications, approvals and checks of the placement office, and jobs to apply for.
         * @enum {string}
         */
        PushKind: "offers" | "results" | "approvals" | "jobs";
        /** @description What a person chose for the portal and for messages. Null where nothing was chosen, so that the device decides. */
        Preferences: {
            locale: components["schemas"]["Locale"] | null;
            theme: components["schemas"]["Theme"] | null;
            density: components["schemas"]["Density"] | null;
            textSize: components["schemas"]["TextSize"] | null;
            /** @description Whether general notifications that are sent at once also come by e-mail. */
            generalByEmail: boolean;
            /** @description Whether general notifications that are sent at once also come by SMS. */
            generalBySms: boolean;
            /** @description News of jobs that the person can apply for, in the portal. */
            jobsInPanel: boolean;
            /** @description News of jobs that the person can apply for, by e-mail. */
            jobsByEmail: boolean;
            /** @description News of jobs that the person can apply for, by SMS. */
            jobsBySms: boolean;
            /** @description News of applications: the own ones, or those for the own jobs, in the portal. */
            applicationsInPanel: boolean;
            /** @description News of applications: the own ones, or those for the own jobs, by e-mail. */
            applicationsByEmail: boolean;
            /** @description News of applications: the own ones, or those for the own jobs, by SMS. */
            applicationsBySms: boolean;
            /** @description News of what staff have checked in the profile, in the portal. */
            profileInPanel: boolean;
            /** @description News of what staff have checked in the profile, by e-mail. */
            profileByEmail: boolean;
            /** @description News of what staff have checked in the profile, by SMS. */
            profileBySms: boolean;
            /** @description What the browsers show that the person has turned on. */
            pushKinds: components["schemas"]["PushKind"][];
        };
        PreferencesUpdate: {
            locale?: components["schemas"]["Locale"];
            theme?: components["schemas"]["Theme"];
            density?: components["schemas"]["Density"];
            textSize?: components["schemas"]["TextSize"];
            generalByEmail?: boolean;
            generalBySms?: boolean;
            jobsInPanel?: boolean;
            jobsByEmail?: boolean;
            jobsBySms?: boolean;
            applicationsInPanel?: boolean;
            applicationsByEmail?: boolean;
            applicationsBySms?: boolean;
            profileInPanel?: boolean;
            profileByEmail?: boolean;
            profileBySms?: boolean;
            pushKinds?: components["schemas"]["PushKind"][];
        };
        /** @description A browser of the caller. Its address and keys are told to nobody. */
        PushSubscription: {
            id: components["schemas"]["ID"];
            /** @description Browser and system; empty when neither is known. */
            browser: string;
            createdAt: components["schemas"]["Instant"];
            /** @description When its push service last took a message over; null until then. */
            lastSentAt: components["schemas"]["Instant"] | null;
        };
        PushSubscriptionCreation: {
            /** @description Address at the push service of the browser. */
            endpoint: string;
            /** @description Public key of the browser, an uncompressed point on P-256 (base64url). */
            p256dh: string;
            /** @description Secret of 16 bytes that the browser drew for the messages to it (base64url). */
            auth: string;
        };
        /** @description Path of a list in this contract. */
        ListPath: string;
        SavedViewFields: {
            name?: string;
            /** @description What is behind the question mark of the list's address. */
            query?: string;
            /** @description Whether colleagues see it. */
            isShared?: boolean;
        };
        SavedView: {
            id: components["schemas"]["ID"];
            list: components["schemas"]["ListPath"];
            isOwn: boolean;
            ownerName: string;
            rowVersion: components["schemas"]["RowVersion"];
        } & WithRequired<components["schemas"]["SavedViewFields"], "name" | "query" | "isShared">;
        SavedViewCreation: {
            list: components["schemas"]["ListPath"];
        } & WithRequired<components["schemas"]["SavedViewFields"], "name" | "query">;
        SavedViewUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["SavedViewFields"];
        UserMatch: {
            id: components["schemas"]["ID"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            type: components["schemas"]["UserType"];
            /** @description Masked. */
            mobileNumber?: string;
            isInvited?: components["schemas"]["IsInvited"];
        };
        /** @enum {string} */
        ReportGroup: "institute" | "program" | "season" | "month";
        ReportRow: {
            key: string;
            label: string;
            values: {
                [key: string]: number;
            };
            /** @description Paths of the portal, by the names of the values: each lists exactly the rows that the value counts. Left out for 0, without the permission for the list, and where a value is no count of rows. */
            links?: {
                [key: string]: string;
            };
        };
        /** @description Totals and one row per group. */
        Report: {
            name: string;
            totals: {
                [key: string]: number;
            };
            series: components["schemas"]["ReportRow"][];
        };
        /** @description The fields to change; the others stay as they are. Another e-mail address needs `currentPassword` and counts once the link that is sent to it is opened; the present one, while it is not verified, is sent another link. Another name of one's own, of whose profile staff have verified a part, needs `withdrawsChecks`: without it 409 ILLEGAL_TRANSITION, with it those parts wait for a new check. */
        UserUpdate: {
            id: components["schemas"]["ID"];
            broadcastNotificationLastRead?: components["schemas"]["LastRead"];
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            /** @description The person has read that another name withdraws what staff have verified. */
            withdrawsChecks?: boolean;
            email?: components["schemas"]["Email"];
            currentPassword?: string;
            locale?: components["schemas"]["Locale"];
            imageID?: components["schemas"]["ID"] | null;
        };
        UserStatusChange: {
            id: components["schemas"]["ID"];
            /** @enum {string} */
            status: "Active" | "Suspended" | "Deactivated";
            reason: components["schemas"]["Reason"];
        };
        /**
         * @description A section of a profile whose values staff compare with papers.
         * @enum {string}
         */
        VerifiableSection: "academics" | "education" | "currDegree";
        SectionChangeDecision: {
            userID: components["schemas"]["ID"];
            section: components["schemas"]["VerifiableSection"];
            recordID?: components["schemas"]["ID"];
            isGranted: boolean;
            /** @description Needed with a refusal; the candidate reads it. */
            note?: string;
        };
        /** @description The owner of a verified section asks to change it. */
        SectionChangeRequest: {
            section: components["schemas"]["VerifiableSection"];
            recordID?: components["schemas"]["ID"];
            reason: components["schemas"]["Reason"];
        };
        /**
         * @description What staff decided about a section of a profile.
         * @enum {string}
         */
        ReviewVerdict: "Verified" | "Rejected";
        SectionVerification: {
            userID: components["schemas"]["ID"];
            section: components["schemas"]["VerifiableSection"];
            recordID?: components["schemas"]["ID"];
            verdict: components["schemas"]["ReviewVerdict"];
            /** @description Needed with Rejected; the candidate reads it. */
            note?: string;
            rowVersion: components["schemas"]["RowVersion"];
        };
        Erasure: {
            requestedAt: components["schemas"]["Instant"];
            dueAt: components["schemas"]["Instant"];
            /** @description Name of the member of staff who asked for the person; null when the person did. */
            askedBy: string | null;
        };
        /** @description Asks that everything about the caller be erased. The ledger is kept without the name. */
        ErasureRequest: {
            currentPassword: string;
            reason?: string;
        };
        UserRemoval: {
            reason: components["schemas"]["Reason"];
        };
        /** @enum {string} */
        ConsentPurpose: "service" | "share-with-employers" | "messages" | "guardian";
        /** @enum {string} */
        ParentRelation: "Father" | "Mother" | "Guardian";
        GivenBy: {
            relation: components["schemas"]["ParentRelation"];
            name: string;
            /** @description Masked. */
            mobileNumber: string;
        };
        Consent: {
            purpose: components["schemas"]["ConsentPurpose"];
            noticeVersion: string;
            language: components["schemas"]["Locale"];
            grantedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            withdrawnAt: string | null;
            /** @description Who gave it, where that was not the person. */
            guardian?: components["schemas"]["GivenBy"] | null;
        };
        /**
         * @description Versions of the privacy notice, the one in force first. Its words are the portal's.
         * @enum {string}
         */
        NoticeVersion: "2026-11";
        ConsentChange: {
            purpose: components["schemas"]["ConsentPurpose"];
            isGranted: boolean;
            noticeVersion: string;
        };
        /** @enum {string} */
        PlacementState: "Not placed" | "Offer pending" | "Placed";
        /** @description A candidate in a list. Contact details are null until the viewer may see them. */
        StudentSummary: {
            id: components["schemas"]["ID"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** @description Masked where the viewer may not see it. */
            mobileNumber?: string | null;
            email?: string | null;
            /** @description In the own institute. */
            rollNumber?: string | null;
            isFresher?: boolean;
            instituteName?: string | null;
            programName?: string | null;
            passingYear?: number | null;
            cgpa?: number | null;
            percentage?: number | null;
            liveBacklogs?: number | null;
            placementState?: components["schemas"]["PlacementState"];
            profileCompletion?: number;
        };
        /**
         * @description What a candidate plans. Only who is looking is eligible for jobs and told of them.
         * @enum {string}
         */
        PlacementPlan: "Looking" | "Placed elsewhere" | "Higher studies" | "Not looking";
        /** @description Whether a candidate is placed, by the offers, and what the candidate plans. */
        Placement: {
            state: components["schemas"]["PlacementState"];
            plan: components["schemas"]["PlacementPlan"];
            /** @description Where. */
            note: string | null;
            /** @description Why staff said it. */
            reason: string | null;
            /** @description The candidate said it, or nobody did. */
            isOwn: boolean;
            setAt: components["schemas"]["Instant"] | null;
        };
        /** @description Of an entry of a list that is saved whole. Send back what was read, so that the entry stays what CVs have chosen; the server gives new ones theirs. */
        EntryID: string;
        HttpsAddress: string;
        ProfileLink: {
            id?: components["schemas"]["EntryID"];
            kind: string;
            url: components["schemas"]["HttpsAddress"];
        };
        /** @description What a candidate says about themself that others see. */
        PublicPersonal: {
            city?: string | null;
            state?: string | null;
            headline?: string | null;
            summary?: string | null;
            willingToRelocate?: boolean | null;
            openToOpportunities?: boolean;
            links?: components["schemas"]["ProfileLink"][];
        };
        /** @description Number of subjects not passed. */
        Backlogs: number;
        /** @enum {string} */
        Medium: "English" | "Other";
        Achievement: {
            id?: components["schemas"]["EntryID"];
            title: string;
            year?: components["schemas"]["Year"];
            detail?: string;
        };
        /** @description Year and month. */
        Month: string;
        Project: {
            id?: components["schemas"]["EntryID"];
            title: string;
            role?: string;
            from?: components["schemas"]["Month"];
            to?: components["schemas"]["Month"];
            url?: components["schemas"]["HttpsAddress"];
            skills?: string[];
            summary?: string;
        };
        Certification: {
            id?: components["schemas"]["EntryID"];
            name: string;
            issuer: string;
            issuedOn?: components["schemas"]["Day"];
            url?: components["schemas"]["HttpsAddress"];
            credentialID?: string;
        };
        /** @description The summary that criteria use. */
        AcademicsFields: {
            liveBacklogs?: components["schemas"]["Backlogs"];
            deadBacklogs?: components["schemas"]["Backlogs"];
            educationGapYears?: number;
            gapReason?: string | null;
            rowVersion?: components["schemas"]["RowVersion"];
            mediumOfInstruction?: components["schemas"]["Medium"];
            achievements?: components["schemas"]["Achievement"][];
            projects?: components["schemas"]["Project"][];
            certifications?: components["schemas"]["Certification"][];
        };
        /**
         * @description How far staff have checked an organisation.
         * @enum {string}
         */
        VerificationStatus: "Unverified" | "Pending" | "Verified" | "Rejected" | "Suspended";
        /** @description That the owner of a verified value asks to change it, and what was answered if it was refused. */
        ChangeRequest: {
            reason: string;
            requestedAt: components["schemas"]["Instant"];
            /** @description Why staff refused; null while it waits. */
            refusal: string | null;
        };
        /** @description Whether staff have checked a section of a profile. A verified value is changed by staff only. */
        Verification: {
            status: components["schemas"]["VerificationStatus"];
            /** Format: date-time */
            at?: string | null;
            by?: string | null;
            note?: string | null;
            change?: components["schemas"]["ChangeRequest"] | null;
        };
        Academics: WithRequired<components["schemas"]["AcademicsFields"], "liveBacklogs" | "deadBacklogs"> & {
            verification?: components["schemas"]["Verification"];
        };
        /**
         * @description ENGINEERING is B.E. and B.Tech; GRADUATION the other bachelor degrees; POST GRADUATION master degrees.
         * @enum {string}
         */
        Degree: "SSC" | "HSC" | "DIPLOMA" | "ENGINEERING" | "GRADUATION" | "POST GRADUATION";
        /** @enum {string} */
        ScoreType: "Percentage" | "CGPA";
        /** @description One completed stage. */
        EducationFields: {
            degree?: components["schemas"]["Degree"];
            medium?: components["schemas"]["Medium"];
            boardOrUniversity?: string;
            universityID?: string | null;
            instituteName?: string;
            instituteID?: string | null;
            /** @description Required from HSC up. */
            specialisation?: string | null;
            scoreType?: components["schemas"]["ScoreType"];
            score?: number;
            scoreOutOf?: number;
            passingYear?: components["schemas"]["Year"];
            yearsTaken?: number;
            proofImageID?: string | null;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        Education: WithRequired<components["schemas"]["EducationFields"], "degree" | "scoreType" | "score" | "scoreOutOf" | "passingYear"> & {
            id: components["schemas"]["ID"];
            /** @description By the university's published formula; null without one. */
            percentageEquivalent?: number | null;
            verification?: components["schemas"]["Verification"];
        };
        Percent: number;
        SemesterResult: {
            no: number;
            sgpa?: number;
            percentage?: components["schemas"]["Percent"];
            backlogs?: components["schemas"]["Backlogs"];
        };
        /** @description What a fresher studies now. */
        CurrentDegreeFields: {
            instituteID?: components["schemas"]["ID"];
            universityID?: string | null;
            programID?: components["schemas"]["ID"];
            /** @enum {string} */
            degree?: "DIPLOMA" | "ENGINEERING" | "GRADUATION" | "POST GRADUATION";
            rollNumber?: string;
            admissionYear?: components["schemas"]["Year"];
            passingYear?: components["schemas"]["Year"];
            currentSemester?: number;
            isLateralEntry?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            cgpa?: number | null;
            /** @enum {integer|null} */
            cgpaScale?: 4 | 5 | 7 | 10 | null;
            percentage?: number | null;
            semesters?: components["schemas"]["SemesterResult"][];
        };
        CurrentDegree: WithRequired<components["schemas"]["CurrentDegreeFields"], "instituteID" | "programID" | "degree" | "rollNumber" | "admissionYear" | "passingYear" | "currentSemester"> & {
            /** @description The percentage, or the CGPA by the university's published formula; null without one. */
            percentageEquivalent?: number | null;
            verification?: components["schemas"]["Verification"];
        };
        /** @enum {string} */
        SkillProficiency: "Beginner" | "Intermediate" | "Advanced" | "Expert";
        CandidateSkillFields: {
            skillID?: components["schemas"]["ID"];
            proficiency?: components["schemas"]["SkillProficiency"];
            months?: number;
            lastUsedYear?: components["schemas"]["Year"];
            evidenceUrl?: components["schemas"]["HttpsAddress"] | null;
        };
        CandidateSkill: WithRequired<components["schemas"]["CandidateSkillFields"], "skillID" | "proficiency"> & {
            id: components["schemas"]["ID"];
            skillName: string;
            /** @description Written by a skill check only. */
            checkedScore?: number | null;
            /** Format: date-time */
            checkedAt?: string | null;
        };
        /** @enum {string} */
        LanguageProficiency: "Basic" | "Conversational" | "Fluent" | "Native";
        LanguageKnownFields: {
            language?: string;
            read?: boolean;
            write?: boolean;
            speak?: boolean;
            proficiency?: components["schemas"]["LanguageProficiency"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        LanguageKnown: WithRequired<components["schemas"]["LanguageKnownFields"], "language" | "read" | "write" | "speak" | "proficiency"> & {
            id: components["schemas"]["ID"];
        };
        /** @enum {string} */
        EmploymentType: "Full Time" | "Internship" | "Contract" | "Apprenticeship";
        /** @description Hundredths of a rupee. */
        Paise: number;
        IDs: components["schemas"]["ID"][];
        ExperienceFields: {
            companyName?: string;
            companyID?: string | null;
            designation?: string;
            employmentType?: components["schemas"]["EmploymentType"];
            industryID?: string | null;
            sectorID?: string | null;
            jobProfileLateralID?: string | null;
            city?: string | null;
            startMonth?: components["schemas"]["Month"];
            /** @description Required of a post that is not the current one. */
            endMonth?: components["schemas"]["Month"] | null;
            isCurrent?: boolean;
            ctcPaise?: components["schemas"]["Paise"] | null;
            highlights?: string[];
            skillIDs?: components["schemas"]["IDs"];
            reasonForLeaving?: string | null;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        Experience: WithRequired<components["schemas"]["ExperienceFields"], "companyName" | "designation" | "employmentType" | "startMonth" | "isCurrent"> & {
            id: components["schemas"]["ID"];
        };
        /** @description A candidate in full, as far as the viewer may see. */
        StudentProfile: {
            student: components["schemas"]["StudentSummary"];
            /** @description Not for companies. */
            placement?: components["schemas"]["Placement"];
            personal?: components["schemas"]["PublicPersonal"];
            academics?: components["schemas"]["Academics"] | null;
            education?: components["schemas"]["Education"][];
            currDegree?: components["schemas"]["CurrentDegree"] | null;
            skills?: components["schemas"]["CandidateSkill"][];
            languagesKnown?: components["schemas"]["LanguageKnown"][];
            experience?: components["schemas"]["Experience"][];
        };
        /**
         * @description Optional everywhere, never shown to employers.
         * @enum {string}
         */
        Gender: "Male" | "Female" | "Other" | "Undisclosed";
        /** @enum {string} */
        MaritalStatus: "Married" | "Unmarried";
        /** @description What a candidate says about themself. Gender, marital status and the disability note are never shown to employers. */
        Personal: {
            city?: string | null;
            state?: string | null;
            /** Format: date */
            dateOfBirth?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            maritalStatus?: components["schemas"]["MaritalStatus"] | null;
            headline?: string | null;
            summary?: string | null;
            preferredCityIDs?: components["schemas"]["IDs"];
            willingToRelocate?: boolean;
            preferredJobProfileIDs?: components["schemas"]["IDs"];
            expectedCtcPaise?: components["schemas"]["Paise"] | null;
            noticePeriodDays?: number | null;
            links?: components["schemas"]["ProfileLink"][];
            disabilityNote?: string | null;
            accommodation?: string | null;
            openToOpportunities?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /**
         * @description What counts for the completion of a profile. `higherSecondary` is HSC or a diploma, `degree` the current degree or a completed one, `skills` at least five of them, `practice` an entry of experience or a project.
         * @enum {string}
         */
        ProfilePartName: "account" | "personal" | "photo" | "address" | "ssc" | "higherSecondary" | "degree" | "academics" | "skills" | "languages" | "practice";
        ProfilePart: {
            name: components["schemas"]["ProfilePartName"];
            /** @description Counts that much of the sum of all weights. */
            weight: number;
            isComplete: boolean;
        };
        /** @description How much of a profile is filled in. */
        ProfileCompletion: {
            percent: number;
            parts: components["schemas"]["ProfilePart"][];
        };
        PlacementChange: {
            /** @description Absent, the caller. */
            userID?: components["schemas"]["ID"];
            plan: components["schemas"]["PlacementPlan"];
            note?: string | null;
            reason?: string;
        };
        AcademicsUpdate: {
            userID?: components["schemas"]["ID"];
        } & WithRequired<components["schemas"]["AcademicsFields"], "liveBacklogs" | "deadBacklogs">;
        /** @description Replaces the stage of this degree, or adds it. */
        EducationUpdate: {
            id?: components["schemas"]["ID"];
            userID?: components["schemas"]["ID"];
        } & WithRequired<components["schemas"]["EducationFields"], "degree" | "medium" | "boardOrUniversity" | "instituteName" | "scoreType" | "score" | "scoreOutOf" | "passingYear">;
        /** @enum {string} */
        AddressType: "Permanent" | "Current";
        CityName: string;
        Pincode: string;
        Address: {
            type: components["schemas"]["AddressType"];
            line1: string;
            line2?: string | null;
            landmark?: string | null;
            city: components["schemas"]["CityName"];
            district?: string | null;
            state: string;
            pincode: components["schemas"]["Pincode"];
            /** @constant */
            country?: "India";
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /** @description Replaces the address of this type. */
        AddressUpdate: {
            /** @description Copies the permanent address once. */
            sameAsPermanent?: boolean;
        } & components["schemas"]["Address"];
        CandidateSkillChoice: WithRequired<components["schemas"]["CandidateSkillFields"], "skillID" | "proficiency">;
        SkillsUpdate: {
            userID?: components["schemas"]["ID"];
            /** @description Whether the list replaces the present one; otherwise it is added. */
            replace?: boolean;
            skills: components["schemas"]["CandidateSkillChoice"][];
        };
        SuggestedSkill: {
            skillID: components["schemas"]["ID"];
            skillName: string;
            /** @description Open jobs that ask for it, and from which nothing but skills keeps the caller. */
            jobs: number;
        };
        OldCvUpload: {
            /** @description A PDF of at most 5 MB or a JSON Resume of at most 100 KB, told by its content. */
            file: Blob;
        };
        ProfileProposal: {
            /** @description Of this reading. */
            key: string;
            /** @enum {string} */
            section: "personal" | "currentDegree" | "education" | "experience" | "projects" | "certifications" | "achievements" | "skills" | "languages" | "links";
            /** @description As the CV says it. */
            title: string;
            /** @description What would be saved, by the names of the section's own operation. What the CV does not say is left out, so that it may be incomplete. */
            entry: {
                [key: string]: unknown;
            };
            /** @description What the profile has in its place; null where it has nothing. */
            present: {
                [key: string]: unknown;
            } | null;
            /**
             * @description `same`, the profile says it already; `checked`, staff have verified what stands in its place, and it cannot be taken; `replaces`, it would take the place of what is there.
             * @enum {string}
             */
            standing: "new" | "replaces" | "same" | "checked";
        };
        /**
         * @description noPlace, a part of the format that a CV here has no place for. incomplete, it says not what an entry needs. noDate, a date that is missing, no date or less than is needed. unreadable, another shape than the format has there. tooLong, it is longer than a record holds. tooMany, more entries than are looked at. unknownSkill, the catalogue has no skill of this name. badAddress, a link that is not one of https. noSummary, projects, certificates and awards need the academic summary first. full, the list holds no more. notInRecord, education is taken from the profile alone. ofAccount, the account says who the person is and how to reach them. cut, only its beginning was taken. shortened, the CV says all of it and the record its beginning. order, it ends before it begins. future, its date is still to come. verified, staff have verified this part of the record. refused, the record's rules refuse it.
         * @enum {string}
         */
        ResumeLeftReason: "noPlace" | "incomplete" | "noDate" | "unreadable" | "tooLong" | "tooMany" | "unknownSkill" | "badAddress" | "noSummary" | "full" | "notInRecord" | "ofAccount" | "cut" | "shortened" | "order" | "future" | "verified" | "refused";
        /** @description Something that was left out or cut. */
        ResumeLeft: {
            /** @description In the caller's language; an entry as the document calls it. */
            title: string;
            reason: components["schemas"]["ResumeLeftReason"];
            /** @description In the caller's language. */
            message: string;
        };
        /** @description What an old CV says beside what the profile has now. */
        ProfileReading: {
            /** @enum {string} */
            source: "PDF" | "JSON Resume";
            /** @description Facts of the account, for comparing; they have ways of their own to be changed. */
            account: {
                /** @enum {string} */
                field: "name" | "email" | "mobileNumber";
                said: string;
                present: string | null;
                isSame: boolean;
            }[];
            proposals: components["schemas"]["ProfileProposal"][];
            /** @description Whether there is an academic summary, with which projects, certificates and achievements are kept. */
            hasAcademics: boolean;
            /** @description What was left out, each thing once, and why. */
            left: components["schemas"]["ResumeLeft"][];
        };
        /** @description With a CGPA and its scale, or a percentage, or both. */
        CurrentDegreeUpdate: {
            userID?: components["schemas"]["ID"];
        } & WithRequired<components["schemas"]["CurrentDegreeFields"], "instituteID" | "programID" | "degree" | "rollNumber" | "admissionYear" | "passingYear" | "currentSemester">;
        /** @description With an id it replaces that entry, otherwise it adds one. */
        ExperienceUpdate: {
            id?: components["schemas"]["ID"];
            userID?: components["schemas"]["ID"];
        } & WithRequired<components["schemas"]["ExperienceFields"], "companyName" | "designation" | "employmentType" | "startMonth" | "isCurrent">;
        /** @description Replaces the entry of this language, or adds it. */
        LanguageKnownUpdate: WithRequired<components["schemas"]["LanguageKnownFields"], "language" | "read" | "write" | "speak" | "proficiency">;
        ProfileTaking: {
            personal?: {
                headline?: string;
                summary?: string;
                rowVersion?: components["schemas"]["RowVersion"];
            };
            /** @description The first academic summary, where there is none. */
            academics?: {
                liveBacklogs: components["schemas"]["Backlogs"];
                deadBacklogs: components["schemas"]["Backlogs"];
            };
            currentDegree?: components["schemas"]["CurrentDegreeUpdate"];
            education?: components["schemas"]["EducationUpdate"][];
            experience?: components["schemas"]["ExperienceUpdate"][];
            projects?: components["schemas"]["Project"][];
            certifications?: components["schemas"]["Certification"][];
            achievements?: components["schemas"]["Achievement"][];
            skills?: components["schemas"]["CandidateSkillChoice"][];
            languages?: components["schemas"]["LanguageKnownUpdate"][];
            links?: components["schemas"]["ProfileLink"][];
        };
        GuardianCodeRequest: {
            parentID: components["schemas"]["ID"];
        };
        GuardianWithdrawal: {
            /** @description From the link in the SMS. */
            token: string;
        };
        GuardianConsent: {
            parentID: components["schemas"]["ID"];
            code: components["schemas"]["OtpCode"];
            noticeVersion: string;
        };
        /** @description Seen by the candidate only; never by employers, and in no CV. */
        ParentFields: {
            relation?: components["schemas"]["ParentRelation"];
            name?: string;
            occupation?: string | null;
            mobileNumber?: components["schemas"]["MobileNumber"] | null;
            email?: components["schemas"]["Email"] | null;
            isEmergencyContact?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        Parent: WithRequired<components["schemas"]["ParentFields"], "relation" | "name"> & {
            id: components["schemas"]["ID"];
            /** Format: date-time */
            guardianConsentAt?: string | null;
        };
        /** @description Replaces the entry of this relation, or adds it. */
        ParentUpdate: WithRequired<components["schemas"]["ParentFields"], "relation" | "name">;
        /** @enum {string} */
        InstituteType: "Engineering" | "Polytechnic" | "Arts-Science-Commerce" | "Management" | "Pharmacy" | "ITI" | "Other";
        /** @description Longer than other names, because institutes are named after their trusts. */
        InstituteName: string;
        /** @description How many other records refer to it. While there are any it is not deleted. */
        UsedBy: number;
        /** @description With `pageNo=-1` only id, name, city and state. */
        Institute: {
            id: components["schemas"]["ID"];
            name: components["schemas"]["InstituteName"];
            /** @description Null for an autonomous institute. */
            universityID?: string | null;
            universityName?: string | null;
            instituteType?: components["schemas"]["InstituteType"];
            city?: components["schemas"]["CityName"];
            stateCode?: components["schemas"]["StateCode"];
            pincode?: string | null;
            website?: string | null;
            email?: string | null;
            phone?: string | null;
            spocFirstName?: components["schemas"]["PersonName"];
            spocLastName?: components["schemas"]["PersonName"];
            spocDesignation?: string;
            aisheCode?: string | null;
            accreditation?: string | null;
            establishedYear?: number | null;
            programIDs?: components["schemas"]["IDs"];
            /** @description Students who belong to it. */
            students?: number;
            usedBy?: components["schemas"]["UsedBy"];
            /** @description Offered in the sign-up form. */
            isRegistrable?: boolean;
            verificationStatus?: components["schemas"]["VerificationStatus"];
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        /** @description A mobile number, or a landline with its area code and leading 0. */
        PhoneNumber: string;
        InstituteFields: {
            name?: components["schemas"]["InstituteName"];
            universityID?: components["schemas"]["ID"] | null;
            instituteType?: components["schemas"]["InstituteType"];
            city?: components["schemas"]["CityName"];
            stateCode?: components["schemas"]["StateCode"];
            pincode?: components["schemas"]["Pincode"] | null;
            website?: components["schemas"]["WebAddress"] | null;
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["PhoneNumber"] | null;
            spocFirstName?: components["schemas"]["PersonName"];
            spocLastName?: components["schemas"]["PersonName"];
            spocDesignation?: string;
            aisheCode?: string | null;
            accreditation?: string | null;
            establishedYear?: number | null;
            isRegistrable?: boolean;
            programIDs?: components["schemas"]["IDs"];
        };
        InstituteCreation: WithRequired<components["schemas"]["InstituteFields"], "name" | "instituteType" | "city" | "stateCode" | "spocFirstName" | "spocLastName" | "spocDesignation">;
        ActiveChange: {
            isActive: boolean;
            rowVersion: components["schemas"]["RowVersion"];
        };
        InstituteUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["InstituteFields"];
        /**
         * @description What staff decided about an organisation.
         * @enum {string}
         */
        TrustVerdict: "Verified" | "Rejected" | "Suspended" | "Pending";
        /** @description What staff decided after checking an organisation. */
        TrustDecision: {
            verdict: components["schemas"]["TrustVerdict"];
            note?: string;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /**
         * @description When a fresher's opening credits are given.
         * @enum {string}
         */
        GrantRule: "On OTP" | "On roster match" | "On confirmation";
        InstituteConfig: {
            instituteID: components["schemas"]["ID"];
            /** @description Credits a fresher of this institute starts with. Null means what the settings say. */
            studentCredit: number | null;
            /** @description Ceiling of all opening grants. Null means no pool, the platform pays. */
            grantBudgetCredits?: number | null;
            grantRule?: components["schemas"]["GrantRule"];
            /** Format: date */
            grantStart?: string | null;
            /** Format: date */
            grantEnd?: string | null;
            grantsPerDay?: number | null;
            requiresJDApproval?: boolean;
            requiresProfileVerification?: boolean;
            allowedEmailDomains?: string[];
            autoApproveCompanies?: components["schemas"]["ID"][];
            cvFreezeDays?: number;
            contactEmail?: string | null;
            candidateRecharge?: boolean;
            /** @description Whether the caller may change the credits; to staff only. */
            mayChangeCredits?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /** @description Credits, whole. */
        Credits: number;
        /** @description The values to change; the others stay as they are. Credits are changed by the platform's own staff only. */
        InstituteConfigUpdate: {
            studentCredit?: number | null;
            grantBudgetCredits?: number | null;
            grantRule?: components["schemas"]["GrantRule"];
            /** Format: date */
            grantStart?: string | null;
            /** Format: date */
            grantEnd?: string | null;
            grantsPerDay?: number | null;
            requiresJDApproval?: boolean;
            requiresProfileVerification?: boolean;
            allowedEmailDomains?: string[];
            autoApproveCompanies?: components["schemas"]["IDs"];
            cvFreezeDays?: number;
            contactEmail?: components["schemas"]["Email"] | null;
            candidateRecharge?: boolean;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @enum {string} */
        UniversityType: "Central" | "State" | "Deemed" | "Private" | "Open" | "National Importance";
        Record: {
            id: components["schemas"]["ID"];
            /** @description False when withdrawn but still referenced. */
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
            /** @description Whether the record is the caller's to change, where roles that change such records read some that are not theirs. Left out of the others. */
            mayChange?: boolean;
        };
        /** @description The university's published rule, percent = a x CGPA + b. Until it is entered nothing is converted. */
        CgpaFormula: {
            a: number;
            b: number;
            source: string;
            effectiveFrom: components["schemas"]["Day"];
        };
        UniversityFields: {
            name?: string;
            shortName?: string | null;
            universityType?: components["schemas"]["UniversityType"];
            aisheCode?: string | null;
            stateCode?: components["schemas"]["StateCode"];
            city?: components["schemas"]["CityName"];
            website?: components["schemas"]["WebAddress"] | null;
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["PhoneNumber"] | null;
            spocFirstName?: components["schemas"]["PersonName"] | null;
            spocLastName?: components["schemas"]["PersonName"] | null;
            spocDesignation?: string | null;
            /**
             * @description Top of the grade scale.
             * @enum {integer}
             */
            cgpaScale?: 4 | 5 | 7 | 10;
            cgpaFormula?: components["schemas"]["CgpaFormula"] | null;
        };
        University: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["UniversityFields"], "name"> & {
            verificationStatus?: components["schemas"]["VerificationStatus"];
            /** @description Institutes of the university. */
            institutes?: number;
            usedBy?: components["schemas"]["UsedBy"];
        };
        UniversityCreation: WithRequired<components["schemas"]["UniversityFields"], "name" | "universityType" | "stateCode" | "city" | "cgpaScale">;
        UniversityUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["UniversityFields"];
        /**
         * @description Band of the number of employees.
         * @enum {string}
         */
        EmployeeCount: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1000+";
        /**
         * @description What staff check of a company before it may hire.
         * @enum {string}
         */
        CompanyCheck: "GST" | "Incorporation" | "PAN" | "Website" | "Contact";
        /** @description With `pageNo=-1` only id and name. */
        Company: {
            id: components["schemas"]["ID"];
            name: components["schemas"]["Name"];
            location?: string;
            website?: string;
            email?: components["schemas"]["Email"];
            phone?: string;
            industryType?: components["schemas"]["ID"];
            industryName?: string;
            spocFirstName?: components["schemas"]["PersonName"];
            spocLastName?: components["schemas"]["PersonName"];
            spocDesignation?: string;
            about?: string | null;
            size?: components["schemas"]["EmployeeCount"] | null;
            gstin?: string | null;
            addressLine?: string | null;
            pincode?: string | null;
            jobCount?: number;
            verificationStatus?: components["schemas"]["VerificationStatus"];
            /** Format: date-time */
            verifiedAt?: string | null;
            /** @description What staff wrote with their decision; not for candidates. */
            verificationNote?: string | null;
            /** @description What staff have checked; not for candidates. */
            verificationChecks?: components["schemas"]["CompanyCheck"][];
            /** @description The company that has taken this one over. It is in no list any more, and nothing of it changes. */
            mergedIntoID?: components["schemas"]["ID"] | null;
            mergedIntoName?: string | null;
            /** @description Names of those that were merged into this one. */
            mergedCompanies?: string[];
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        CompanyPay: {
            season: string;
            jobs: number;
            /** @description The least and the most that its jobs named, for a year. */
            minPaise: number;
            maxPaise: number;
            /** @description Of the offers that were accepted; null of fewer than five people. */
            medianPaise: number | null;
            people: number | null;
        };
        CompanyTaken: {
            programName: string;
            passingYear: number;
            people: number;
        };
        CompanyRounds: {
            jobs: number;
            names: string[];
        };
        /**
         * @description Whom a job, a template or a profile is for.
         * @enum {string}
         */
        Audience: "Fresher" | "Experienced" | "Both";
        /** @enum {string} */
        JobType: "Full Time" | "Internship" | "Internship + PPO" | "Apprenticeship" | "Contract";
        /** @enum {string} */
        WorkMode: "On site" | "Hybrid" | "Remote";
        /** @description HTML; kept sanitised to a small allow-list. */
        RichText: string;
        Responsibilities: string[];
        WeightedSkill: {
            skillID: components["schemas"]["ID"];
            weight?: number;
            mustHave?: boolean;
        };
        MinimumScore: {
            type: components["schemas"]["ScoreType"];
            value: number;
        };
        /** @description Every field is a rule; an absent field is no rule, and an empty object is for everybody. All rules have to be met, inside a list any value does, of `mustHaveSkillIDs` and `languages` all. `minSkillMatch` is the share of the job's other skills. */
        Criteria: {
            degrees?: components["schemas"]["Degree"][];
            programIDs?: components["schemas"]["IDs"];
            masterProgramIDs?: components["schemas"]["IDs"];
            passingYears?: components["schemas"]["Year"][];
            minSSC?: components["schemas"]["Percent"];
            minHSC?: components["schemas"]["Percent"];
            minDiploma?: components["schemas"]["Percent"];
            /** @description Whether either of HSC and Diploma will do. */
            hscOrDiploma?: boolean;
            minGraduation?: components["schemas"]["MinimumScore"];
            minPostGraduation?: components["schemas"]["MinimumScore"];
            maxLiveBacklogs?: components["schemas"]["BacklogLimit"];
            maxDeadBacklogs?: components["schemas"]["BacklogLimit"];
            maxGapYears?: number;
            minExperienceMonths?: number;
            maxExperienceMonths?: number;
            mustHaveSkillIDs?: components["schemas"]["IDs"];
            minSkillMatch?: components["schemas"]["Percent"];
            languages?: string[];
            locationOnly?: boolean;
        };
        Round: {
            order: number;
            name: string;
            mode?: components["schemas"]["WorkMode"];
            /** Format: date */
            date?: string | null;
            venue?: string | null;
        };
        Rounds: components["schemas"]["Round"][];
        /**
         * @description When an employer sees contact details.
         * @enum {string}
         */
        ContactPolicy: "Portal only" | "After shortlist";
        /** @description What a company offers. Null is what nobody has filled in yet. `criteria: null` is a choice that was not made, `criteria: {}` is for everybody. */
        JobDescriptionFields: {
            /** @description An employer's own is taken whatever is sent. */
            companyID?: string | null;
            title?: string;
            audience?: components["schemas"]["Audience"];
            jobProfileID?: string | null;
            jobProfileLateralID?: string | null;
            /** @description Where it was copied from. */
            jobTemplateID?: string | null;
            seasonID?: string | null;
            instituteIDs?: components["schemas"]["IDs"];
            jobType?: components["schemas"]["JobType"] | null;
            workMode?: components["schemas"]["WorkMode"] | null;
            cityIDs?: components["schemas"]["ID"][];
            openings?: number | null;
            ctcMinPaise?: components["schemas"]["Paise"] | null;
            ctcMaxPaise?: components["schemas"]["Paise"] | null;
            fixedPaise?: components["schemas"]["Paise"] | null;
            variablePaise?: components["schemas"]["Paise"] | null;
            stipendPaisePerMonth?: components["schemas"]["Paise"] | null;
            internshipMonths?: number | null;
            bondMonths?: number | null;
            bondAmountPaise?: components["schemas"]["Paise"] | null;
            descriptionHtml?: components["schemas"]["RichText"];
            responsibilities?: components["schemas"]["Responsibilities"];
            skills?: components["schemas"]["WeightedSkill"][];
            criteria?: components["schemas"]["Criteria"] | null;
            questionIDs?: components["schemas"]["ID"][];
            rounds?: components["schemas"]["Rounds"];
            /** Format: date-time */
            lastDateToApply?: string | null;
            /** Format: date */
            resultBy?: string | null;
            contactPolicy?: components["schemas"]["ContactPolicy"];
            /** @description PDFs that were uploaded as `jd-attachment` for the company, or by whoever adds them. */
            attachmentImageIDs?: components["schemas"]["ID"][];
        };
        /**
         * @description Whether a record is still worked on or is there for everybody (specification, section 9).
         * @enum {string}
         */
        StatusType: "Draft" | "Posted";
        /**
         * @description Where a job description is in its life; derived from its status, dates and approvals.
         * @enum {string}
         */
        JobPhase: "Draft" | "Awaiting approval" | "Open" | "Closed" | "Cancelled";
        JobCounts: {
            /** @description Candidates who are eligible, counted again from time to time; null until they were counted. */
            eligible?: number | null;
            applied?: number;
            shortlisted?: number;
            selected?: number;
        };
        /** @enum {string} */
        ApprovalState: "Pending" | "Approved" | "Declined";
        JobApproval: {
            instituteID: components["schemas"]["ID"];
            instituteName: string;
            state: components["schemas"]["ApprovalState"];
            reason: string | null;
            /** Format: date-time */
            decidedAt: string | null;
        };
        /**
         * @description Why support looks at a job. Trust scan, its text asks for money, or leads around the portal. Pay or bond, it is to pay less or bind longer than was posted. Offer, an applicant is to get less than was posted. Report, a candidate reported it.
         * @enum {string}
         */
        JobReviewKind: "Trust scan" | "Pay or bond" | "Offer" | "Report";
        /**
         * @description Withdrawn, what was asked for is no longer asked.
         * @enum {string}
         */
        JobReviewState: "Open" | "Allowed" | "Refused" | "Withdrawn";
        /**
         * @description fee, candidates are asked for money. contact, a way around the portal. link, an address of a web site. file, a PDF that cannot be read as text to its end.
         * @enum {string}
         */
        TrustRule: "fee" | "contact" | "link" | "file";
        TrustFinding: {
            rule: components["schemas"]["TrustRule"];
            /** @description Property of the job. */
            field: string;
            /** @description The words that raised it. */
            excerpt: string;
            message: string;
        };
        JobFile: {
            id: components["schemas"]["ID"];
            fileName: string;
            bytes: number;
        };
        JobChange: {
            /** @description Property of the job. */
            field: string;
            /** @description As it is. */
            from: unknown;
            /** @description As it is asked for. */
            to: unknown;
        };
        /** @enum {string} */
        AbuseCategory: "Fee asked" | "Fake company" | "Misleading pay" | "Discrimination" | "Other";
        /** @description Something about a job that support decides. */
        JobReview: {
            id: components["schemas"]["ID"];
            kind: components["schemas"]["JobReviewKind"];
            state: components["schemas"]["JobReviewState"];
            askedAt: components["schemas"]["Instant"];
            askedByName?: string | null;
            /** @description Whom the offer is for that is asked about; in the queue of support alone. */
            candidateName?: string | null;
            /** @description What the trust scan found in the text and in the files. */
            findings: components["schemas"]["TrustFinding"][];
            /** @description PDFs that the trust scan has read, or could not read. Support gets each with `getJobDescriptionFile`. */
            files: components["schemas"]["JobFile"][];
            /** @description What is different once it is allowed. */
            changes: components["schemas"]["JobChange"][];
            category?: components["schemas"]["AbuseCategory"] | null;
            /** @description What was reported. */
            text?: string | null;
            /** @description Why it was decided so. */
            reason?: string | null;
            decidedByName?: string | null;
            /** Format: date-time */
            decidedAt?: string | null;
            rowVersion: components["schemas"]["RowVersion"];
            /** @description In the queue, the job it is about. */
            job?: {
                id: components["schemas"]["ID"];
                code: string;
                title: string;
                phase: components["schemas"]["JobPhase"];
                companyID: components["schemas"]["ID"];
                companyName: string;
            };
        };
        /**
         * @description A step of a job from one state to another.
         * @enum {string}
         */
        JobStep: "Change" | "Post" | "Unpost" | "Close" | "Cancel" | "Delete";
        /**
         * @description NeedsData means that a rule could not be judged, because the profile does not say.
         * @enum {string}
         */
        EligibilityVerdict: "Eligible" | "NotEligible" | "NeedsData";
        /** @enum {string} */
        RuleOutcome: "met" | "not_met" | "unknown";
        RuleResult: {
            id: string;
            label: string;
            required?: string | null;
            actual?: string | null;
            outcome: components["schemas"]["RuleOutcome"];
            /** @description Why it is not met, or not known to be, in a sentence to the person whom it is about. Nothing to others. */
            reason?: string | null;
            howToFix?: string | null;
            /** @description Path of the portal where it can be put right. */
            link?: string | null;
        };
        /**
         * @description account, active with a verified mobile number. open, one can apply now. audience, freshers or people with experience. institute, the job is for the candidate's and approved there. season, the candidate takes part in it. policy, the season's rules about offers. mapping, nothing was decided about the job yet. credits, enough to apply. looking, the candidate has not said otherwise; only told of those who have.
         * @enum {string}
         */
        EligibilityGate: "account" | "looking" | "open" | "audience" | "institute" | "season" | "policy" | "mapping" | "credits";
        /** @description What has to be so whatever a job asks for. */
        GateResult: {
            id: components["schemas"]["EligibilityGate"];
            label: string;
            outcome: components["schemas"]["RuleOutcome"];
            /** @description It is said and does not count. */
            isWarning: boolean;
            /** @description Why it is not met, or not known to be, in a sentence to the reader. */
            reason?: string | null;
            howToFix?: string | null;
            link?: string | null;
        };
        /** @description Whether a candidate is eligible for a job, and why. The verdict follows from the rules and the gates that are shown: not met makes NotEligible, unknown NeedsData. A gate that warns does not count. */
        Evaluation: {
            jobID: components["schemas"]["ID"];
            verdict: components["schemas"]["EligibilityVerdict"];
            evaluatedAt: components["schemas"]["Instant"];
            criteriaVersion?: number;
            matchScore?: components["schemas"]["Percent"];
            rules: components["schemas"]["RuleResult"][];
            gates: components["schemas"]["GateResult"][];
        };
        /** @description Other languages, by language code. */
        Translations: {
            [key: string]: string;
        };
        /**
         * @description How a question is answered. Frozen once somebody has answered.
         * @enum {string}
         */
        AnswerType: "Single" | "Multiple" | "Yes-No" | "Number" | "Short text" | "Long text" | "Date";
        ScreeningQuestion: {
            id: components["schemas"]["ID"];
            text: string;
            translations: components["schemas"]["Translations"];
            answerType: components["schemas"]["AnswerType"];
            /** @description Whether it may be left unanswered. */
            isOptional: boolean;
            options: {
                id: components["schemas"]["ID"];
                text: string;
                translations: components["schemas"]["Translations"];
            }[];
        };
        /**
         * @description Where a candidate stands with a job. Eligible is whoever may apply and has not decided: it follows from the rules whenever it is read.
         * @enum {string}
         */
        MappingStatus: "Eligible" | "Applied" | "Declined" | "Withdrawn" | "Shortlisted" | "On Hold" | "Rejected" | "Selected" | "Offer Accepted" | "Offer Declined" | "Joined" | "Expired" | "Cancelled";
        /**
         * @description Why a mapping was rejected, withdrawn or declined.
         * @enum {string}
         */
        MappingReason: "Criteria" | "Skills" | "Position filled" | "No show" | "Other offer" | "Personal" | "Other";
        /** @description What the pay of a year is made of. Together they are all of it, otherwise 422; a part that is left out is nothing. Pay without parts is not divided. */
        PayParts: {
            fixedPaise?: components["schemas"]["Paise"];
            /** @description Guaranteed, paid once, as for joining. */
            oneTimePaise?: components["schemas"]["Paise"];
            /** @description What comes on top when the targets are met. */
            variablePaise?: components["schemas"]["Paise"];
            /** @description Worth of the stock of a year. */
            stockPaise?: components["schemas"]["Paise"];
            /** @description Other benefits. */
            otherPaise?: components["schemas"]["Paise"];
        };
        Offer: {
            ctcPaise: components["schemas"]["Paise"];
            parts?: components["schemas"]["PayParts"];
            joiningDate?: components["schemas"]["Day"];
            location?: string;
            /** @description The company's own letter, an uploaded PDF; without it the letter is written from the offer. */
            letterImageID?: components["schemas"]["ID"];
            respondBy: components["schemas"]["Instant"];
        };
        EarlierOffer: {
            /** @description Names its letter. */
            version: number;
            offer: components["schemas"]["Offer"];
            endedAt: components["schemas"]["Instant"];
            /** @description Why it no longer stands. */
            reason: string | null;
        };
        Refund: {
            /** @description The line of the wallet. */
            entryID: components["schemas"]["ID"];
            /** @description Credits. */
            amount: number;
            at: components["schemas"]["Instant"];
        };
        EndedApplication: {
            jobID: components["schemas"]["ID"];
            title: string;
            companyName: string;
        };
        MappingEvent: {
            from?: components["schemas"]["MappingStatus"] | null;
            to: components["schemas"]["MappingStatus"];
            /** @description Name of the person or organisation; null for the platform. */
            actor?: string | null;
            reason?: string | null;
            at: components["schemas"]["Instant"];
        };
        OwnApplication: {
            id: components["schemas"]["ID"];
            status: components["schemas"]["MappingStatus"];
            statusReasonCode?: components["schemas"]["MappingReason"] | null;
            statusNote?: string | null;
            offer?: components["schemas"]["Offer"] | null;
            /** @description Offers that were amended, withdrawn or made anew, the oldest first. */
            earlierOffers?: components["schemas"]["EarlierOffer"][];
            refund?: components["schemas"]["Refund"] | null;
            /** @description Where the candidate can take it. */
            allowed: components["schemas"]["MappingStatus"][];
            /** @description The other applications that accepting the offer ends, by the rules of the season. While it can be accepted. */
            ends?: components["schemas"]["EndedApplication"][];
            /**
             * Format: date-time
             * @description When the company first opened the CV that came with it.
             */
            openedAt?: string | null;
            /** @description How it came to that, the oldest step first. */
            timeline?: components["schemas"]["MappingEvent"][];
            rowVersion: components["schemas"]["RowVersion"];
        };
        JobDescription: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["JobDescriptionFields"], "title"> & {
            code: string;
            status: components["schemas"]["StatusType"];
            phase: components["schemas"]["JobPhase"];
            companyName?: string;
            /** @description How far the company is checked: only Verified ones post. Not for candidates. */
            companyStatus?: components["schemas"]["VerificationStatus"];
            /** @description Only for candidates. */
            isCompanyVerified?: boolean;
            /** @description Whether the caller has saved it. Only for candidates. */
            isSaved?: boolean;
            profileTitle?: string | null;
            seasonName?: string | null;
            cityNames?: string[];
            skillNames?: string[];
            /** Format: date-time */
            postedAt?: string | null;
            /** Format: date-time */
            closedAt?: string | null;
            closeReason?: string | null;
            /** Format: date-time */
            cancelledAt?: string | null;
            cancelReason?: string | null;
            /** @description 0 until it is posted; then it counts the changes of the criteria. */
            criteriaVersion?: number;
            counts?: components["schemas"]["JobCounts"];
            /** @description What the caller's institute has decided. */
            approval?: components["schemas"]["ApprovalState"] | null;
            /** @description What each institute has decided, an officer's own alone. Not for candidates, and not in lists. */
            approvals?: components["schemas"]["JobApproval"][];
            /** @description What waits for support, and what support has decided last of each kind. Reports are not among them. Not for candidates, and not in lists. */
            reviews?: components["schemas"]["JobReview"][];
            /** @description What the caller may do with it by its state and the role's scope. Not for candidates. */
            allowed?: components["schemas"]["JobStep"][];
            /** @description The files of `attachmentImageIDs`, for everybody who sees the job. Not in lists. */
            files?: components["schemas"]["JobFile"][];
            evaluation?: components["schemas"]["Evaluation"];
            /** @description Credits to accept, for the candidate who asks. */
            price?: number;
            /**
             * Format: date
             * @description From this day on a candidate who has applied and has heard nothing has the credits back; null without a day for the result. For candidates, and not in lists.
             */
            refundDay?: string | null;
            /** @description What whoever applies answers, in order, without what is right. Not in lists. */
            questions?: components["schemas"]["ScreeningQuestion"][];
            /** @description What the candidate who asks has decided; null before that. Not in lists. */
            application?: components["schemas"]["OwnApplication"] | null;
            /** @description Whether the candidate who asks has reported the job, which is possible once. Not in lists. */
            isReported?: boolean;
        };
        CompanyProfile: {
            id: components["schemas"]["ID"];
            name: string;
            about: string | null;
            website: string;
            location: string;
            size: components["schemas"]["EmployeeCount"] | null;
            industryName: string;
            status: components["schemas"]["VerificationStatus"];
            /** Format: date-time */
            verifiedSince: string | null;
            /** @description Of its last jobs. */
            cityNames: string[];
            /** @description Of its last three seasons, the last first; of jobs without one, years. */
            pay: components["schemas"]["CompanyPay"][];
            /** @description Whom it took, by what they study and when they finish; no group of fewer than five. */
            taken: components["schemas"]["CompanyTaken"][];
            /** @description Those that at least half of its last jobs hold, in their order; null of too few jobs. */
            rounds: components["schemas"]["CompanyRounds"] | null;
            /** @description Median of the days between an application and its first word; null of too few people. */
            answerDays: number | null;
            /** @description With evaluation and price, at most six, those that the caller is eligible for first. Only for candidates. */
            openJobs?: components["schemas"]["JobDescription"][];
            /** @description Of all its open jobs. Only for candidates. */
            openCount?: number;
            /** @description The job alert by which the caller follows it; null for who does not. Only for candidates. */
            alertID?: components["schemas"]["ID"] | null;
        };
        CompanyUpdate: {
            name?: components["schemas"]["Name"];
            location?: string;
            website?: components["schemas"]["WebAddress"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["MobileNumber"];
            industryType?: components["schemas"]["ID"];
            spocFirstName?: components["schemas"]["PersonName"];
            spocLastName?: components["schemas"]["PersonName"];
            spocDesignation?: string;
            about?: string | null;
            gstin?: string | null;
            size?: components["schemas"]["EmployeeCount"] | null;
            addressLine?: string | null;
            pincode?: components["schemas"]["Pincode"] | null;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description What staff decided after checking a company. */
        CompanyDecision: {
            verdict: components["schemas"]["TrustVerdict"];
            /** @description What was checked, at least one; needed to verify a company that is not suspended. */
            checked?: components["schemas"]["CompanyCheck"][];
            /** @description Kept with the company and read by its people. At least 10 characters, except beside `checked`. */
            note?: string;
            rowVersion: components["schemas"]["RowVersion"];
        };
        CompanyName: {
            id: components["schemas"]["ID"];
            name: components["schemas"]["Name"];
        };
        /** @enum {string} */
        CompanyMergeRefusal: "same" | "merged" | "withdrawn" | "suspended" | "not-verified" | "payment-open" | "wallet-frozen";
        /** @description What a merge would do, and what stands against it. */
        CompanyMergePreview: {
            from: components["schemas"]["CompanyName"];
            into: components["schemas"]["CompanyName"];
            /** @description How many records of each kind go over, and the credits of the wallet. */
            moves: {
                jobs: number;
                applications: number;
                people: number;
                jobTemplates: number;
                questions: number;
                experiences: number;
                leads: number;
                /** @description Papers, files of jobs and letters, and the logo where the other company has none. */
                files: number;
                credits: number;
            };
            /** @description Receipts that stay as they were issued; the other company can read them. */
            receipts: number;
            /** @description Why it cannot be done as things are; empty when it can. */
            refusals: {
                code: components["schemas"]["CompanyMergeRefusal"];
                message: string;
            }[];
        };
        CompanyMerge: {
            intoID: components["schemas"]["ID"];
            /** @description Kept in the trail and read by the people of both companies. */
            reason: string;
            rowVersion: components["schemas"]["RowVersion"];
        };
        MasterProgramFields: {
            name?: string;
            degree?: components["schemas"]["Degree"];
            durationYears?: number;
            semesters?: number;
        };
        MasterProgram: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["MasterProgramFields"], "name"> & {
            usedBy?: components["schemas"]["UsedBy"];
        };
        MasterProgramCreation: WithRequired<components["schemas"]["MasterProgramFields"], "name" | "degree" | "durationYears" | "semesters">;
        MasterProgramUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["MasterProgramFields"];
        /** @description Other names by which people look for it. */
        Aliases: string[];
        ProgramFields: {
            masterProgramID?: components["schemas"]["ID"];
            specialisation?: string;
            code?: string | null;
            aliases?: components["schemas"]["Aliases"];
        };
        Program: WithRequired<components["schemas"]["Record"], "id"> & components["schemas"]["ProgramFields"] & {
            /** @description Master program and specialisation. */
            name: string;
            masterProgramName?: string;
            degree?: components["schemas"]["Degree"];
            durationYears?: number;
            /** @description Institutes that offer it. */
            institutes?: number;
            usedBy?: components["schemas"]["UsedBy"];
        };
        ProgramCreation: WithRequired<components["schemas"]["ProgramFields"], "masterProgramID" | "specialisation">;
        ProgramUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["ProgramFields"];
        /** @enum {string} */
        SeasonType: "Placement" | "Internship" | "Open";
        OfferTier: {
            name: string;
            minCtcPaise: components["schemas"]["Paise"];
        };
        SeasonPolicy: {
            /** @description Null means no cap. */
            maxOffers?: number | null;
            /** @description Null means off. */
            maxAbsences?: number | null;
            /** @description Null means off. */
            declineLimit?: number | null;
            upgradeAllowed?: boolean;
            requireVerifiedProfile?: boolean;
            /** Format: date-time */
            cvFreezeAt?: string | null;
            /** @description Kinds of offers by the pay of a year from which they begin, rising. Empty means one kind. */
            tiers?: components["schemas"]["OfferTier"][];
        };
        SeasonFields: {
            name?: components["schemas"]["Name"];
            academicYear?: string;
            seasonType?: components["schemas"]["SeasonType"];
            instituteIDs?: components["schemas"]["IDs"];
            programIDs?: components["schemas"]["IDs"];
            passingYears?: components["schemas"]["Year"][];
            registrationStart?: components["schemas"]["Instant"];
            registrationEnd?: components["schemas"]["Instant"];
            startDate?: components["schemas"]["Instant"];
            endDate?: components["schemas"]["Instant"];
            policy?: components["schemas"]["SeasonPolicy"];
            termsText?: components["schemas"]["RichText"];
        };
        Season: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["SeasonFields"], "name"> & {
            status?: components["schemas"]["StatusType"];
            termsVersion?: number;
            enrolledCount?: number;
            jobCount?: number;
            instituteNames?: string[];
        };
        SeasonCreation: WithRequired<components["schemas"]["SeasonFields"], "name" | "academicYear" | "seasonType" | "passingYears" | "registrationStart" | "registrationEnd" | "startDate" | "endDate" | "termsText">;
        /** @description Posts a draft, takes a posted record back, withdraws it or brings it back. */
        PostingChange: {
            status?: components["schemas"]["StatusType"];
            isActive?: boolean;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @enum {string} */
        EnrolmentState: "Pending" | "Active" | "Removed" | "Withdrawn";
        /**
         * @description What decides whether a student takes part in a season, and how many interviews missed (absences) and offers declined (declines) end that for new jobs. Each can be lifted for a student.
         * @enum {string}
         */
        SeasonRule: "registration" | "passingYear" | "program" | "verifiedProfile" | "absences" | "declines";
        /** @description What keeps a student from taking part. */
        SeasonBlock: {
            rule: components["schemas"]["SeasonRule"];
            message: string;
        };
        /** @description A season as a student sees it. */
        OwnSeason: {
            id: components["schemas"]["ID"];
            name: components["schemas"]["Name"];
            seasonType: components["schemas"]["SeasonType"];
            registrationEnd: components["schemas"]["Instant"];
            startDate: components["schemas"]["Instant"];
            endDate: components["schemas"]["Instant"];
            termsText: components["schemas"]["RichText"];
            termsVersion: number;
            policy: components["schemas"]["SeasonPolicy"];
            state: components["schemas"]["EnrolmentState"] | null;
            /** @description Why an officer declined or removed. */
            reason: string | null;
            blocks: components["schemas"]["SeasonBlock"][];
        };
        /**
         * @description How far somebody who takes part in a season got with its jobs. On the way: applied, shortlisted, offered. At the end exactly one of: placed, an offer was accepted; pending, one waits for its answer; elsewhere, studies and notLooking, by the placement record; notPlaced, still looking.
         * @enum {string}
         */
        SeasonOutcome: "applied" | "shortlisted" | "offered" | "placed" | "pending" | "elsewhere" | "studies" | "notLooking" | "notPlaced";
        SeasonOverride: {
            rule: components["schemas"]["SeasonRule"];
            reason: string;
            expiresAt: components["schemas"]["Instant"];
            grantedByName: string | null;
        };
        Enrolment: {
            userID: components["schemas"]["ID"];
            name: string;
            programName: string | null;
            passingYear: number | null;
            state: components["schemas"]["EnrolmentState"];
            consentAt: components["schemas"]["Instant"];
            reason: string | null;
            blocks: components["schemas"]["SeasonBlock"][];
            overrides: components["schemas"]["SeasonOverride"][];
        };
        EnrolmentDecision: {
            userID: components["schemas"]["ID"];
            /** @enum {string} */
            state: "Active" | "Removed";
            reason?: string | null;
        };
        EnrolmentRequest: {
            /** @description Of the terms that were read and accepted. */
            termsVersion: number;
        };
        OverrideRequest: {
            userID: components["schemas"]["ID"];
            rule: components["schemas"]["SeasonRule"];
            reason: string;
            expiresAt: components["schemas"]["Instant"];
        };
        SeasonCopy: {
            name: components["schemas"]["Name"];
        };
        SeasonUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["SeasonFields"];
        Industry: {
            id: components["schemas"]["ID"];
            name: string;
            code?: string | null;
            description?: string | null;
            sortOrder?: number;
            /** @description Companies of the industry. */
            companies?: number;
            /** @description Sectors of the industry. */
            sectors?: number;
            usedBy?: components["schemas"]["UsedBy"];
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        IndustryFields: {
            name?: string;
            code?: string | null;
            description?: string | null;
            sortOrder?: number;
        };
        IndustryCreation: WithRequired<components["schemas"]["IndustryFields"], "name" | "sortOrder">;
        IndustryUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["IndustryFields"];
        SectorFields: {
            name?: string;
            industryID?: components["schemas"]["ID"];
            description?: string | null;
        };
        Sector: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["SectorFields"], "name"> & {
            industryName?: string;
            /** @description Job profiles of the sector. */
            profiles?: number;
            usedBy?: components["schemas"]["UsedBy"];
        };
        SectorCreation: WithRequired<components["schemas"]["SectorFields"], "name" | "industryID">;
        SectorUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["SectorFields"];
        /** @enum {string} */
        CityTier: "Metro" | "1" | "2" | "3";
        CityFields: {
            name?: components["schemas"]["CityName"];
            stateCode?: components["schemas"]["StateCode"];
            district?: string | null;
            tier?: components["schemas"]["CityTier"] | null;
            aliases?: components["schemas"]["Aliases"];
            nameTranslations?: components["schemas"]["Translations"];
        };
        City: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["CityFields"], "name"> & {
            /** @description One of the eleven that cannot be deleted. */
            isFixedList?: boolean;
            usedBy?: components["schemas"]["UsedBy"];
        };
        CityCreation: WithRequired<components["schemas"]["CityFields"], "name" | "stateCode">;
        CityUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["CityFields"];
        /** @enum {string} */
        SkillCategory: "Technical" | "Domain" | "Tool" | "Language" | "Behavioural";
        /**
         * @description Suggested by a candidate until staff approve or refuse it.
         * @enum {string}
         */
        SkillStatus: "Approved" | "Suggested" | "Refused";
        SkillFields: {
            name?: string;
            category?: components["schemas"]["SkillCategory"];
            aliases?: components["schemas"]["Aliases"];
            sectorIDs?: components["schemas"]["IDs"];
            status?: components["schemas"]["SkillStatus"];
            nameTranslations?: components["schemas"]["Translations"];
        };
        Skill: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["SkillFields"], "name"> & {
            suggestedBy?: string | null;
            sectorNames?: string[];
            /** @description Candidates who have it. */
            candidates?: number;
            usedBy?: components["schemas"]["UsedBy"];
        };
        SkillCreation: WithRequired<components["schemas"]["SkillFields"], "name" | "category" | "status">;
        SkillUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["SkillFields"];
        SkillDecision: {
            /** @enum {string} */
            verdict: "Approved" | "Alias" | "Refused";
            sameAsID?: components["schemas"]["ID"];
            reason?: components["schemas"]["Reason"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        SkillSuggestion: {
            name: string;
            category?: components["schemas"]["SkillCategory"];
        };
        WeightedSkills: components["schemas"]["WeightedSkill"][];
        JobProfileFields: {
            title?: components["schemas"]["Name"];
            sectorID?: components["schemas"]["ID"];
            descriptionHtml?: components["schemas"]["RichText"];
            skills?: components["schemas"]["WeightedSkills"];
            degrees?: components["schemas"]["Degree"][];
            programIDs?: components["schemas"]["IDs"];
            typicalCtcMinPaise?: components["schemas"]["Paise"] | null;
            typicalCtcMaxPaise?: components["schemas"]["Paise"] | null;
        };
        JobProfile: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["JobProfileFields"], "title"> & {
            status?: components["schemas"]["StatusType"];
            sectorName?: string;
            skillNames?: string[];
            templateCount?: number;
            jobCount?: number;
        };
        JobProfileCreation: WithRequired<components["schemas"]["JobProfileFields"], "title" | "sectorID" | "skills">;
        JobProfileUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["JobProfileFields"];
        /** @enum {string} */
        JobLevel: "Associate" | "Senior" | "Lead" | "Manager" | "Head";
        JobProfileLateralFields: {
            title?: components["schemas"]["Name"];
            sectorID?: components["schemas"]["ID"];
            descriptionHtml?: components["schemas"]["RichText"];
            skills?: components["schemas"]["WeightedSkills"];
            level?: components["schemas"]["JobLevel"];
            functionalArea?: string | null;
            experienceMinMonths?: number;
            experienceMaxMonths?: number;
            typicalCtcMinPaise?: components["schemas"]["Paise"] | null;
            typicalCtcMaxPaise?: components["schemas"]["Paise"] | null;
        };
        JobProfileLateral: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["JobProfileLateralFields"], "title"> & {
            status?: components["schemas"]["StatusType"];
            sectorName?: string;
            skillNames?: string[];
            templateCount?: number;
            jobCount?: number;
        };
        JobProfileLateralCreation: WithRequired<components["schemas"]["JobProfileLateralFields"], "title" | "sectorID" | "skills" | "level" | "experienceMinMonths" | "experienceMaxMonths">;
        JobProfileLateralUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["JobProfileLateralFields"];
        /**
         * @description Whose a template or question is.
         * @enum {string}
         */
        TemplateScope: "Platform" | "Company";
        JobTemplateFields: {
            name?: components["schemas"]["Name"];
            jobProfileID?: string | null;
            jobProfileLateralID?: string | null;
            title?: string;
            descriptionHtml?: components["schemas"]["RichText"];
            responsibilities?: components["schemas"]["Responsibilities"];
            skillIDs?: components["schemas"]["IDs"];
            criteria?: components["schemas"]["Criteria"];
            questionIDs?: components["schemas"]["IDs"];
            rounds?: components["schemas"]["Rounds"];
            scope?: components["schemas"]["TemplateScope"];
            /** @description Only with scope Company. */
            companyID?: string | null;
        };
        JobTemplate: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["JobTemplateFields"], "name"> & {
            status?: components["schemas"]["StatusType"];
            usedCount?: number;
            profileTitle?: string | null;
            skillNames?: string[];
            companyName?: string | null;
        };
        JobTemplateCreation: WithRequired<components["schemas"]["JobTemplateFields"], "name" | "title" | "skillIDs" | "scope">;
        JobTemplateUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["JobTemplateFields"];
        /** @enum {string} */
        CvLayout: "SingleColumn" | "TwoColumn" | "Compact" | "Academic" | "Lateral" | "Plain";
        /**
         * @description What a section of a CV is about; where its entries come from follows from it.
         * @enum {string}
         */
        CvSectionKey: "summary" | "education" | "experience" | "projects" | "skills" | "certifications" | "achievements" | "languages" | "links";
        CvTemplateSection: {
            key: components["schemas"]["CvSectionKey"];
            title: string;
            visible: boolean;
            required: boolean;
        };
        /** @enum {string} */
        CvFont: "Noto Sans" | "Noto Serif";
        /**
         * @description Colour of headings and lines. Each has a contrast of 7 to 1 on white or more.
         * @enum {string}
         */
        CvAccent: "slate" | "indigo" | "teal" | "forest" | "maroon" | "plum";
        /** @enum {string} */
        CvSpacing: "tight" | "normal" | "airy";
        /** @description What is null or left out is as usual (Noto Sans, 10.5 points, indigo, normal); an answer says all of it. */
        CvStyle: {
            font?: components["schemas"]["CvFont"] | null;
            /** @description In points. */
            size?: number | null;
            accent?: components["schemas"]["CvAccent"] | null;
            spacing?: components["schemas"]["CvSpacing"] | null;
        };
        CvTemplateFields: {
            name?: components["schemas"]["Name"];
            description?: string;
            layout?: components["schemas"]["CvLayout"];
            sections?: components["schemas"]["CvTemplateSection"][];
            style?: components["schemas"]["CvStyle"];
            pageLimit?: number;
            audience?: components["schemas"]["Audience"];
            instituteIDs?: components["schemas"]["IDs"];
            previewImageID?: string | null;
        };
        CvTemplate: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["CvTemplateFields"], "name"> & {
            status?: components["schemas"]["StatusType"];
            /** @description Counts the changes of its design. */
            version?: number;
            sectionTitles?: string[];
            usedCount?: number;
        };
        CvTemplateCreation: WithRequired<components["schemas"]["CvTemplateFields"], "name" | "description" | "layout" | "sections" | "style" | "pageLimit" | "audience">;
        /**
         * @description Somebody made up, to show a template by. Short, one who begins. Long, one of ten years. Hindi, one with a single name who writes Hindi.
         * @enum {string}
         */
        CvSample: "Short" | "Long" | "Hindi";
        /** @description A template as it is written, saved or not, and who is shown in it. */
        CvTemplatePreviewRequest: {
            layout: components["schemas"]["CvLayout"];
            sections: components["schemas"]["CvTemplateSection"][];
            style: components["schemas"]["CvStyle"];
            pageLimit: number;
            sample: components["schemas"]["CvSample"];
        };
        /**
         * @description tooLong, more pages than the template allows. longSection, what to shorten first. missingDate, an entry says not when. unprintable, characters that no font of the CV has. gone, an entry was chosen that is no longer in the profile. requiredEmpty, a section that the template asks for says nothing. templateWithdrawn, it can be used on but not chosen again. contact, a text says how to reach the person: companies read it from the shortlist on.
         * @enum {string}
         */
        CvCheckCode: "tooLong" | "longSection" | "missingDate" | "unprintable" | "gone" | "requiredEmpty" | "templateWithdrawn" | "contact";
        CvCheck: {
            code: components["schemas"]["CvCheckCode"];
            /** @description In the caller's language. */
            message: string;
            sectionKey: components["schemas"]["CvSectionKey"] | null;
            itemID: string | null;
        };
        CvPreview: {
            /** @description A picture of each A4 page, as SVG without script, style sheet or reference to anything outside: show each in an `<img>` from a blob or data address, never inside the page's own markup. They are set from the same source as the PDF. */
            pages: string[];
            pageLimit: number;
            /** @description What to look at before the CV is sent; none refuses anything. */
            checks: components["schemas"]["CvCheck"][];
        };
        CvTemplateUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["CvTemplateFields"];
        /** @enum {string} */
        QuestionPurpose: "Screening" | "Skill check" | "Profile";
        /** @enum {string} */
        Difficulty: "Easy" | "Medium" | "Hard";
        QuestionFields: {
            text?: string;
            purpose?: components["schemas"]["QuestionPurpose"];
            answerType?: components["schemas"]["AnswerType"];
            skillID?: string | null;
            difficulty?: components["schemas"]["Difficulty"] | null;
            marks?: number | null;
            /** @description Whether a wrong answer ends the application. */
            isKnockout?: boolean;
            /** @description Whether whoever applies may leave it unanswered. */
            isOptional?: boolean;
            language?: components["schemas"]["Locale"];
            translations?: components["schemas"]["Translations"];
            scope?: components["schemas"]["TemplateScope"];
            companyID?: string | null;
        };
        OptionFields: {
            text?: string;
            sortOrder?: number;
            /** @description Never sent to candidates. */
            isCorrect?: boolean;
        };
        Option: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["OptionFields"], "text"> & {
            questionID?: components["schemas"]["ID"];
        };
        Question: WithRequired<components["schemas"]["Record"], "id"> & WithRequired<components["schemas"]["QuestionFields"], "text"> & {
            status?: components["schemas"]["StatusType"];
            skillName?: string | null;
            companyName?: string | null;
            usedCount?: number;
            options?: components["schemas"]["Option"][];
        };
        /** @description An option that is written together with its question. */
        QuestionOption: {
            /** @description Of one that is there and stays; without it the one of the same words. */
            id?: components["schemas"]["ID"];
            text: string;
            /** @description Never sent to candidates. */
            isCorrect?: boolean;
        };
        /** @description All options in their order; of a change, those that are left out go. Only for a choice among options: a question that is answered otherwise has none, and one for yes or no gets those two by itself. */
        QuestionOptions: components["schemas"]["QuestionOption"][];
        QuestionCreation: {
            options?: components["schemas"]["QuestionOptions"];
        } & WithRequired<components["schemas"]["QuestionFields"], "text" | "purpose" | "answerType" | "language" | "scope">;
        QuestionUpdate: {
            options?: components["schemas"]["QuestionOptions"];
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["QuestionFields"];
        OptionCreation: {
            questionID: components["schemas"]["ID"];
        } & WithRequired<components["schemas"]["OptionFields"], "text">;
        OptionUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["OptionFields"];
        /**
         * @description What a role may do: a verb and a resource, or one of the six special permissions at the end. `Manage X` opens the screen and reads; `Create X`, `Update X` and `Delete X` are separate; `View X` reads through other screens.
         * @enum {string}
         */
        Permission: "Manage City" | "Create City" | "Update City" | "Delete City" | "View City" | "Manage Skill" | "Create Skill" | "Update Skill" | "Delete Skill" | "View Skill" | "Manage Institute" | "Create Institute" | "Update Institute" | "Delete Institute" | "View Institute" | "Manage Job-Description" | "Create Job-Description" | "Update Job-Description" | "Delete Job-Description" | "View Job-Description" | "Manage JobProfile" | "Create JobProfile" | "Update JobProfile" | "Delete JobProfile" | "View JobProfile" | "Manage Company" | "Create Company" | "Update Company" | "Delete Company" | "View Company" | "Manage Industry" | "Create Industry" | "Update Industry" | "Delete Industry" | "View Industry" | "Manage Lead" | "Create Lead" | "Update Lead" | "Delete Lead" | "View Lead" | "Manage Program" | "Create Program" | "Update Program" | "Delete Program" | "View Program" | "Manage Question" | "Create Question" | "Update Question" | "Delete Question" | "View Question" | "Manage Sector" | "Create Sector" | "Update Sector" | "Delete Sector" | "View Sector" | "Manage User" | "Create User" | "Update User" | "Delete User" | "View User" | "Manage University" | "Create University" | "Update University" | "Delete University" | "View University" | "Manage Setting" | "Create Setting" | "Update Setting" | "Delete Setting" | "View Setting" | "Manage Notification" | "Create Notification" | "Update Notification" | "Delete Notification" | "View Notification" | "Manage Role" | "Create Role" | "Update Role" | "Delete Role" | "View Role" | "Manage Season" | "Create Season" | "Update Season" | "Delete Season" | "View Season" | "Manage Job Template" | "Create Job Template" | "Update Job Template" | "Delete Job Template" | "View Job Template" | "Manage Job Profiles" | "Create Job Profiles" | "Update Job Profiles" | "Delete Job Profiles" | "View Job Profiles" | "Manage Candidate Profile" | "Create Candidate Profile" | "Update Candidate Profile" | "Delete Candidate Profile" | "View Candidate Profile" | "Manage CV Templates" | "Create CV Templates" | "Update CV Templates" | "Delete CV Templates" | "View CV Templates" | "Manage JD" | "View Eligible Students" | "Manage Dashboard" | "Manage Job Applications" | "View My Jobs" | "View Support User";
        Role: {
            id: components["schemas"]["ID"];
            name: string;
            description?: string;
            userType?: components["schemas"]["UserType"];
            scope?: components["schemas"]["RoleScope"];
            permissions: components["schemas"]["Permission"][];
            /** @description Given at sign-up or guards the installation; cannot be deleted. */
            isSystem?: boolean;
            memberCount?: number;
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        RoleFields: {
            name?: string;
            description?: string | null;
            userType?: components["schemas"]["UserType"];
            scope?: components["schemas"]["RoleScope"];
            /** @description Nobody can give a permission that their own role does not hold. */
            permissions?: components["schemas"]["Permission"][];
        };
        RoleCreation: WithRequired<components["schemas"]["RoleFields"], "name" | "userType" | "scope">;
        RoleUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["RoleFields"];
        PermissionDescription: {
            name: components["schemas"]["Permission"];
            verb: string;
            resource: string;
            /** @description One of the six outside the table of verbs and resources. */
            isSpecial: boolean;
        };
        /** @enum {string} */
        LeadStatus: "New" | "Contacted" | "Qualified" | "Converted" | "Lost";
        /** @enum {string} */
        LeadNextAction: "Open" | "Call back" | "Send proposal" | "Meeting" | "None";
        Lead: {
            id: components["schemas"]["ID"];
            firstName: string;
            lastName: string;
            mobile: components["schemas"]["MobileNumber"];
            email: components["schemas"]["Email"];
            description?: string | null;
            numberOfEmployees: components["schemas"]["EmployeeCount"];
            industry: components["schemas"]["ID"];
            industryName?: string;
            status: components["schemas"]["LeadStatus"];
            nextAction: components["schemas"]["LeadNextAction"];
            /** Format: date-time */
            nextActionAt?: string | null;
            /** @description Member of staff who follows it up. */
            ownerID?: string | null;
            ownerName?: string | null;
            /** @description What it became. */
            convertedCompanyID?: string | null;
            /** @description What it became. */
            convertedInstituteID?: string | null;
            /** @description What was done about it, newest first. */
            activities?: {
                id: components["schemas"]["ID"];
                at: components["schemas"]["Instant"];
                actorName?: string | null;
                note?: string | null;
                status: components["schemas"]["LeadStatus"];
                nextAction: components["schemas"]["LeadNextAction"];
            }[];
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        /** @description A member of staff who can follow leads up. */
        LeadOwner: {
            id: components["schemas"]["ID"];
            name: string;
        };
        /** @description The status is always New and the next action always Open, whatever is sent. */
        LeadCreation: {
            firstName: string;
            lastName: string;
            mobile: components["schemas"]["MobileNumber"];
            /** @description Lower case, with an ending of two to four letters. */
            email: string;
            description?: string | null;
            numberOfEmployees: components["schemas"]["EmployeeCount"];
            industry: components["schemas"]["ID"];
            status?: components["schemas"]["LeadStatus"];
            nextAction?: components["schemas"]["LeadNextAction"];
        };
        LeadUpdate: {
            status?: components["schemas"]["LeadStatus"];
            nextAction?: components["schemas"]["LeadNextAction"];
            /** Format: date-time */
            nextActionAt?: string | null;
            ownerID?: components["schemas"]["ID"] | null;
            /** @description Added to the lead's history. */
            note?: string;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description A company and its contact person. Industry and size are those of the lead. */
        LeadCompany: {
            name: components["schemas"]["Name"];
            /** @description City and state. */
            location: string;
            website: components["schemas"]["WebAddress"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["MobileNumber"];
            spocFirstName: components["schemas"]["PersonName"];
            spocLastName: components["schemas"]["PersonName"];
            spocDesignation: string;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description An institute and its contact person. */
        LeadInstitute: {
            name: components["schemas"]["InstituteName"];
            instituteType: components["schemas"]["InstituteType"];
            stateCode: components["schemas"]["StateCode"];
            city: components["schemas"]["CityName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["MobileNumber"];
            spocFirstName: components["schemas"]["PersonName"];
            spocLastName: components["schemas"]["PersonName"];
            spocDesignation: string;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description Merged key by key from the narrowest scope that sets it; `meta.sources` says which that was. */
        SettingsConfig: {
            /** @description What applying for a job costs, in credits; where employers pay, also a shortlisting. */
            _acceptRate: number;
            /** @description What declining a job costs, in credits; where employers pay, also not choosing a candidate. */
            _rejectRate: number;
            /** @description Credits per rupee. */
            conversionFactor: number;
            /** @description Percent off the rupee price. */
            discount: number;
            /** @description Opening grant where nothing else says, and the line under which a balance counts as low. Credits. */
            minCreditBalance: number;
            /** @description Smallest recharge in rupees. */
            minRechargeBalance: number;
            /** @description Credits taken once after the opening grant. */
            registrationCharge: number;
            /** @description Opening grant of a fresher whose institute sets none. */
            studentCredit: number;
            /** @description Whether a low balance blocks decisions. */
            enforceMinCreditBalance?: boolean;
            /** @description Whether employers pay for decisions. */
            employerCharging?: boolean;
            /** @description Days without a result after which credits come back. */
            refundDays?: number;
            /** @description Days after which an unused grant ends. */
            grantExpiryDays?: number;
            taxPercent?: number;
            /** @description Whether prices shown include the tax. */
            taxInclusive?: boolean;
            /** @description Version of the narrowest scope; 0 when it sets nothing. */
            rowVersion?: number;
        };
        /** @description The values to set for this scope; null takes a value back, so that the wider scope's applies again. */
        SettingsUpdate: {
            _acceptRate?: number | null;
            _rejectRate?: number | null;
            conversionFactor?: number | null;
            discount?: number | null;
            minCreditBalance?: number | null;
            minRechargeBalance?: number | null;
            registrationCharge?: number | null;
            studentCredit?: number | null;
            enforceMinCreditBalance?: boolean | null;
            employerCharging?: boolean | null;
            refundDays?: number | null;
            grantExpiryDays?: number | null;
            taxPercent?: number | null;
            taxInclusive?: boolean | null;
            reason: components["schemas"]["Reason"];
            /** @description As read; another version now, 409 STALE. */
            rowVersion?: number;
        };
        SettingsChange: {
            id: components["schemas"]["ID"];
            changedAt: components["schemas"]["Instant"];
            /** @description Name of the person. */
            changedBy: string;
            reason: components["schemas"]["Reason"];
            changes: {
                key: string;
                /** @description What the scope had set; null when it set nothing. */
                from: number | boolean | null;
                /** @description What it sets now; null when it was taken back. */
                to: number | boolean | null;
            }[];
        };
        /**
         * @description By SMS, by e-mail, or to a browser.
         * @enum {string}
         */
        MessageChannel: "sms" | "email" | "push";
        /** @description An SMS or e-mail that was given up. */
        UndeliveredMessage: {
            id: components["schemas"]["ID"];
            channel: components["schemas"]["MessageChannel"];
            /** @description All but the end of a number or the domain is hidden. */
            recipient: string;
            /** @description Of an e-mail. */
            subject: string | null;
            createdAt: components["schemas"]["Instant"];
            attempts: number;
            /** @description What the other side said at the last attempt, in English; null when that was not kept. */
            reason: string | null;
            /** @description Whether its text is still there; that of a code is not. */
            canBeSent: boolean;
        };
        UndeliveredRequest: {
            ids: components["schemas"]["ID"][];
        };
        /** @enum {string} */
        NotificationType: "Broadcast" | "Critical";
        Notification: {
            id: components["schemas"]["ID"];
            /** @description Sanitised HTML of a small allow-list. Sanitise again before showing. */
            content: string;
            /** @description A path of the portal or an https address. */
            cta: string | null;
            created_at: components["schemas"]["EpochSeconds"];
            createdAt: components["schemas"]["Instant"];
            /** @description Critical notifications only. */
            isRead?: boolean;
            type: components["schemas"]["NotificationType"];
        };
        /**
         * @description Waiting for its time, sent, or recalled.
         * @enum {string}
         */
        NotificationState: "Waiting" | "Sent" | "Recalled";
        /** @description Whom a message is for. Each list narrows it; without any it is for everybody in the sender's scope. */
        "Audience-2": {
            types?: components["schemas"]["UserType"][];
            roleIDs?: components["schemas"]["IDs"];
            instituteIDs?: components["schemas"]["IDs"];
            programIDs?: components["schemas"]["IDs"];
            passingYears?: components["schemas"]["Year"][];
            companyIDs?: components["schemas"]["IDs"];
            userIDs?: components["schemas"]["IDs"];
        };
        NotificationFields: {
            type?: components["schemas"]["NotificationType"];
            /** @description HTML; sanitised to a small allow-list, at most 2000 visible characters. */
            content?: string;
            /** @description A path of the portal or an https address; an empty text is no link. */
            cta?: string | null;
            audience?: components["schemas"]["Audience-2"];
            /** Format: date-time */
            scheduledAt?: string | null;
            /** Format: date-time */
            expiresAt?: string | null;
        };
        SentNotification: WithRequired<components["schemas"]["NotificationFields"], "type" | "content" | "cta"> & {
            id: components["schemas"]["ID"];
            createdAt: components["schemas"]["Instant"];
            createdBy?: string | null;
            /** @description Null for what the platform sends by itself. */
            createdByName?: string | null;
            /** @description The message as plain text. */
            text?: string;
            status?: components["schemas"]["NotificationState"];
            /** @description Names of the roles, institutes, companies and programs of the audience. */
            audienceNames?: string[];
            /** @description False once it is recalled. */
            isActive?: boolean;
            sentCount?: number;
            readCount?: number;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        NotificationCreation: {
            /** @description How many people the preview counted. Another number now, 409 STALE. */
            expectedCount: number;
        } & WithRequired<components["schemas"]["NotificationFields"], "type" | "content" | "audience">;
        AudienceRequest: {
            audience: components["schemas"]["Audience-2"];
        };
        AudiencePreview: {
            count: number;
            sample: string[];
        };
        ReadAllRequest: {
            type: components["schemas"]["NotificationType"];
        };
        /** @description Events `ready` with `{}`, `changed` with `{"type":"Broadcast"}` or `{"type":"Critical"}`, and `session-ended` with `{}`. */
        NotificationEvents: string;
        /** @description Possible until it is sent. */
        NotificationUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["NotificationFields"];
        /**
         * @description Why a job needs somebody. `closingSoon`: it is open and closes within a week. `undecided`: applications wait for a decision. `offersEnding`: an offer without an answer ends within two days. `overdue`: applications wait for a decision though the result was promised for an earlier day.
         * @enum {string}
         */
        JobAttention: "closingSoon" | "undecided" | "offersEnding" | "overdue";
        /** @description A draft may be incomplete; what posting needs is checked when it is posted. */
        JobDescriptionCreation: WithRequired<components["schemas"]["JobDescriptionFields"], "title" | "audience">;
        JobDescriptionAnswer: components["schemas"]["Success"] & {
            data: {
                jobDescription: components["schemas"]["JobDescription"];
            };
        };
        /** @description How many people. Null is fewer than `fewerThan`, and is said like that. */
        FewOrMore: number | null;
        RuleCost: {
            id: string;
            label: string;
            /** @description Candidates who do not meet it. */
            failing: components["schemas"]["FewOrMore"];
            /** @description Candidates who come back without it. */
            excluded: components["schemas"]["FewOrMore"];
        };
        /** @description How many candidates meet criteria, and what each rule costs. Of these everybody takes part who could see the job. Of 1,000 people and more that many are drawn by chance, and the numbers are estimates. */
        EligibleCount: {
            /** @description The numbers are rounded to two digits. */
            isEstimate: boolean;
            /** @description What a number that is null is less than. */
            fewerThan: number;
            /** @description Candidates whom the job could reach. */
            total: components["schemas"]["FewOrMore"];
            /** @description Those of them who meet every rule. */
            count: components["schemas"]["FewOrMore"];
            /** @description The rule that costs most comes first. */
            byRule: components["schemas"]["RuleCost"][];
        };
        /** @description A job that need not be saved, as far as it decides about who is eligible. */
        EligibilityPreview: {
            audience: components["schemas"]["Audience"];
            criteria: components["schemas"]["Criteria"];
            seasonID?: string | null;
            instituteIDs?: components["schemas"]["IDs"];
            cityIDs?: components["schemas"]["IDs"];
            skills?: components["schemas"]["WeightedSkill"][];
        };
        /**
         * @description Allowed, the text may be posted, the change is made, the reported job is all right. Refused, it is not; a reported job is closed.
         * @enum {string}
         */
        JobReviewVerdict: "Allowed" | "Refused";
        JobReviewDecision: {
            verdict: components["schemas"]["JobReviewVerdict"];
            reason: components["schemas"]["Reason"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description Posts a draft, or takes a posted job back. */
        JobPosting: {
            status: components["schemas"]["StatusType"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        /** @description Ends a posted job. */
        JobEnding: {
            reason: components["schemas"]["Reason"];
            rowVersion: components["schemas"]["RowVersion"];
        };
        ApprovalDecision: {
            instituteID: components["schemas"]["ID"];
            /** @enum {string} */
            verdict: "Approved" | "Declined";
            /** @description Required when declined. */
            reason?: string | null;
        };
        /** @description Values to try instead of the candidate's own. Every fact that a rule looks at has one. Skills and languages are tried beside those of the profile. */
        WhatIf: {
            degree?: components["schemas"]["Degree"];
            programID?: components["schemas"]["ID"];
            passingYear?: components["schemas"]["Year"];
            ssc?: components["schemas"]["Percent"];
            hsc?: components["schemas"]["Percent"];
            diploma?: components["schemas"]["Percent"];
            graduation?: components["schemas"]["MinimumScore"];
            postGraduation?: components["schemas"]["MinimumScore"];
            liveBacklogs?: components["schemas"]["Backlogs"];
            deadBacklogs?: components["schemas"]["Backlogs"];
            gapYears?: number;
            experienceMonths?: number;
            skillIDs?: components["schemas"]["IDs"];
            languages?: string[];
            preferredCityIDs?: components["schemas"]["IDs"];
            willingToRelocate?: boolean;
        };
        AbuseReport: {
            category: components["schemas"]["AbuseCategory"];
            text?: string;
        };
        JobDescriptionUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["JobDescriptionFields"];
        JobAlertFields: {
            /** @description Words in the title or code of the job, or in the name of its company. */
            search?: string | null;
            jobType?: components["schemas"]["JobType"] | null;
            cityID?: components["schemas"]["ID"] | null;
            /** @description What the best pay of a year comes to, at least. */
            minPaise?: number | null;
            companyID?: components["schemas"]["ID"] | null;
        };
        JobAlert: {
            id: components["schemas"]["ID"];
            cityName: string | null;
            companyName: string | null;
            isPaused: boolean;
            /** Format: date-time */
            createdAt: string;
        } & WithRequired<components["schemas"]["JobAlertFields"], "search" | "jobType" | "cityID" | "minPaise" | "companyID">;
        JobAlertCreation: components["schemas"]["JobAlertFields"];
        JobAlertUpdate: {
            isPaused: boolean;
        };
        MyJobCounts: {
            eligible: number;
            needsData: number;
            notEligible: number;
            past: number;
            /** @description Of any verdict, ended ones too. */
            saved: number;
        };
        CreditRequest: {
            jobID: components["schemas"]["ID"];
        };
        PeopleCounts: {
            count: number;
            /** @description With `by`: how many of them have each status; one that nobody has is left out. */
            counts?: {
                [key: string]: number;
            };
            /** @description Statuses that more people have than were counted. Not there where all were. */
            moreThan?: components["schemas"]["MappingStatus"][];
        };
        ToldAnswer: {
            questionID: components["schemas"]["ID"];
            question: string;
            answer: string;
        };
        /** @description What an offer to somebody who is shortlisted begins with, as the job says it. For those who hire. */
        SuggestedOffer: {
            ctcPaise?: components["schemas"]["Paise"];
            parts?: components["schemas"]["PayParts"];
            location?: string;
        };
        /** @description Of somebody who has not been told of the job yet there is no row; the id is the candidate's then. */
        Mapping: {
            id: components["schemas"]["ID"];
            jobID: components["schemas"]["ID"];
            userID: components["schemas"]["ID"];
            status: components["schemas"]["MappingStatus"];
            statusReasonCode?: components["schemas"]["MappingReason"] | null;
            statusNote?: string | null;
            candidateProfileID?: string | null;
            cvID?: string | null;
            offer?: components["schemas"]["Offer"] | null;
            /** Format: date-time */
            appliedAt?: string | null;
            /** Format: date-time */
            decidedAt?: string | null;
            /**
             * Format: date-time
             * @description When the company first opened the CV that came with it. For the candidate who asks.
             */
            openedAt?: string | null;
            /** Format: date-time */
            contactRevealedAt?: string | null;
            rowVersion?: components["schemas"]["RowVersion"];
            jobDescription?: components["schemas"]["JobDescription"];
            student?: components["schemas"]["StudentSummary"];
            evaluation?: components["schemas"]["Evaluation"];
            timeline?: components["schemas"]["MappingEvent"][];
            /** @description Where the candidate who asks can take it now. */
            allowed?: components["schemas"]["MappingStatus"][];
            /** @description What the candidate answered, in words. For those who hire. */
            answers?: components["schemas"]["ToldAnswer"][];
            /** @description What the candidate who asks has back. */
            refund?: components["schemas"]["Refund"] | null;
            suggestedOffer?: components["schemas"]["SuggestedOffer"];
            /** @description An offer that pays less than the job states and waits for support; nothing of the application has changed yet. For those who hire. */
            waitingOffer?: components["schemas"]["Offer"];
            /** @description Offers that were amended, withdrawn or made anew, the oldest first. */
            earlierOffers?: components["schemas"]["EarlierOffer"][];
        };
        ScreeningAnswer: {
            questionID: components["schemas"]["ID"];
            optionIDs?: components["schemas"]["IDs"];
            value?: string;
        };
        /** @description A candidate's decision about a job. */
        Application: {
            jobID: components["schemas"]["ID"];
            /** @enum {string} */
            status: "Accepted" | "Rejected" | "Applied" | "Declined";
            /** @description The profile that the company reads; the default one without it. */
            candidateProfileID?: components["schemas"]["ID"];
            cvTemplateID?: components["schemas"]["ID"];
            /** @description Why a job is declined. */
            reasonCode?: components["schemas"]["MappingReason"];
            note?: string;
            /** @description To every question of the job that is not optional, and to others. */
            answers?: components["schemas"]["ScreeningAnswer"][];
            /** @description The price that was shown. Another price now, 409 PRICE_CHANGED. */
            expectedCredits?: number;
        };
        /**
         * @description user, a candidate. company, shared by its employers. institute, its grant pool. platform, the accounts of the platform itself.
         * @enum {string}
         */
        WalletOwnerType: "user" | "company" | "institute" | "platform";
        /**
         * @description A frozen wallet takes no debit and no recharge.
         * @enum {string}
         */
        WalletStatus: "Active" | "Frozen";
        /** @description What an application or a shortlisting (accept), and declining a job or not choosing a candidate (reject), costs this wallet, in credits. */
        WalletPrice: {
            accept: number;
            reject: number;
        };
        /** @description Smallest and largest recharge of this wallet, whole rupees. */
        RechargeLimits: {
            minimum: number;
            maximum: number;
        };
        Wallet: {
            id: components["schemas"]["ID"];
            ownerType: components["schemas"]["WalletOwnerType"];
            ownerID: components["schemas"]["ID"];
            balance: components["schemas"]["Credits"];
            /** @description Under this the balance counts as low. Credits. */
            lowWater: number;
            status: components["schemas"]["WalletStatus"];
            price: components["schemas"]["WalletPrice"];
            recharge: components["schemas"]["RechargeLimits"];
            /**
             * @description Why no credits can be added; null when they can.
             * @enum {string|null}
             */
            rechargeRefusal?: "company-suspended" | "wallet-frozen" | null;
        };
        /**
         * @description A status as asked for. Accepted means Applied; Rejected from a candidate means Declined.
         * @enum {string}
         */
        MappingDecision: "Accepted" | "Rejected" | "Applied" | "Declined" | "Withdrawn" | "Shortlisted" | "On Hold" | "Selected" | "Offer Accepted" | "Offer Declined" | "Joined" | "Cancelled";
        /** @description Names the mapping by its id, or by the job and the candidate. Selected needs an offer; Rejected, Withdrawn and Offer Declined need a reason; staff who cancel or take back an end, and whoever withdraws an offer (Selected to Rejected), say why in the note. Who accepts an offer that was amended names the version that was read; without it 409 STALE. */
        MappingStatusChange: {
            id?: components["schemas"]["ID"];
            jobID?: components["schemas"]["ID"];
            userID?: components["schemas"]["ID"];
            status: components["schemas"]["MappingDecision"];
            reasonCode?: components["schemas"]["MappingReason"];
            note?: string;
            offer?: components["schemas"]["Offer"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /** @description As the list of people for a job takes it. */
        MappingFilter: {
            search?: string;
            status?: components["schemas"]["MappingStatus"];
            verdict?: components["schemas"]["EligibilityVerdict"];
            programID?: components["schemas"]["ID"];
            degree?: components["schemas"]["Degree"];
            instituteID?: components["schemas"]["ID"];
            passingYear?: components["schemas"]["Year"];
            minCgpa?: number;
            maxLiveBacklogs?: components["schemas"]["BacklogLimit"];
            skillID?: components["schemas"]["ID"];
            cityID?: components["schemas"]["ID"];
            optionID?: components["schemas"]["ID"];
        };
        /** @description The rows by id, or all that a filter finds together with how many were shown. */
        MappingBulkUpdate: {
            jobID: components["schemas"]["ID"];
            ids?: components["schemas"]["IDs"];
            filter?: components["schemas"]["MappingFilter"];
            /** @description How many the filter found. Another number now, 409 STALE. */
            expectedCount?: number;
            status: components["schemas"]["MappingDecision"];
            reasonCode?: components["schemas"]["MappingReason"];
            note?: string;
            offer?: components["schemas"]["Offer"];
            /** @description Only says what would happen. */
            dryRun?: boolean;
        };
        BulkError: {
            code: components["schemas"]["ErrorCode"];
            message: string;
        };
        BulkResult: {
            id: components["schemas"]["ID"];
            ok: boolean;
            error?: components["schemas"]["BulkError"] | null;
        };
        BulkCredits: {
            needed: number;
            charged: number;
        };
        OfferAmendment: {
            offer: components["schemas"]["Offer"];
            /** @description Why; the candidate reads it. */
            note: string;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        MappingNote: {
            id: components["schemas"]["ID"];
            text: string;
            /** @description Whoever wrote it; null where the account has gone. */
            author: string | null;
            /** @description Whether whoever asks wrote it. */
            isOwn: boolean;
            at: components["schemas"]["Instant"];
        };
        MappingNoteText: {
            text: string;
        };
        /** @enum {string} */
        WalletEntryKind: "Recharge" | "Grant" | "Accept" | "Reject" | "Registration" | "Refund" | "Adjustment" | "Transfer" | "Expiry";
        EntryCause: {
            title: string;
            /** @description The applicant that a company decided about; left out for everybody else. */
            person?: string;
            /** @description Path of the portal. */
            link: string;
        };
        WalletEntry: {
            id: components["schemas"]["ID"];
            /** @description Whom the entry is for. */
            userID: string | null;
            /** @description Credits; negative when taken. */
            amount: number;
            kind: components["schemas"]["WalletEntryKind"];
            description: string;
            action: null;
            /** @description Balance once this entry counts. */
            balanceAfter: number;
            /** @description Id of the receipt of a recharge. */
            receipt?: string | null;
            /** @description The record that it came of, where there is one to look at. */
            cause?: components["schemas"]["EntryCause"] | null;
            /** @description Name of the institute that gave the credits; null where the platform did, and for what was not given. */
            giver?: string | null;
            /** Format: date-time */
            expiresAt?: string | null;
            created_at: components["schemas"]["EpochSeconds"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A claim, not an instruction. The server grants what the institute's configuration or a paid order says, once, and ignores the amount. */
        WalletEntryRequest: {
            userID: components["schemas"]["ID"];
            /** @description Credits. */
            amount: number;
            /** @constant */
            type: "Recharge";
            /** @description Reason. */
            description: string;
            /** @description Null, empty or "none"; or the receipt id of a paid order. */
            action?: string | null;
        };
        /** @description Fixed for an order when it is made. */
        Quote: {
            credits: components["schemas"]["Credits"];
            amountPaise: components["schemas"]["Paise"];
            discountPercent: components["schemas"]["Percent"];
            taxPercent: components["schemas"]["Percent"];
            /** @description The tax within the amount, paise. */
            taxPaise: number;
        };
        /** @description Moves credits from an institute's pool to candidates of that institute. */
        WalletTransfer: {
            instituteID: components["schemas"]["ID"];
            userIDs: components["schemas"]["IDs"];
            /** @description For each person. */
            credits: number;
            reason: components["schemas"]["Reason"];
        };
        WalletAdjustment: {
            walletID: components["schemas"]["ID"];
            /** @description Credits; negative takes. */
            amount: number;
            reason: components["schemas"]["Reason"];
        };
        OrderRequest: {
            /** @description Paise. */
            amount: number;
            /** @constant */
            currency: "INR";
            /** @description Made by the client and used once per purchase; a repeat answers with the same order. */
            receiptID: string;
        };
        /**
         * @description Created, nobody has tried to pay. Attempted, a payment runs. Failed, the last one failed and another may follow. Expired, nobody paid in time. An order that is paid late still becomes Paid.
         * @enum {string}
         */
        PaymentStatus: "Created" | "Attempted" | "Paid" | "Failed" | "Expired" | "Refunded";
        Order: {
            /** @description The provider's id; its checkout script takes it. */
            id: string;
            /** @description Paise. */
            amount: number;
            currency: string;
            receiptID: string;
            status: components["schemas"]["PaymentStatus"];
            /** @description Public key for the checkout script. */
            key?: string;
            provider: string;
            credits: components["schemas"]["Credits"];
            expiresAt: components["schemas"]["Instant"];
            /** Format: date-time */
            paidAt?: string | null;
            /** @description The provider's id of the payment, once one is known; the reference that people are told. */
            paymentID?: string | null;
        };
        /** @description What the checkout script handed over, passed on as it is. The server trusts only its signature. */
        PaymentProof: {
            [key: string]: string | number | boolean | null;
        };
        /** @enum {string} */
        ReceiptKind: "Receipt voucher" | "Refund voucher";
        ReceiptParty: {
            /** @description Who it is made out to. */
            name: string;
            /** @description The person who paid for an organisation. */
            contact?: string;
            address?: string | null;
            gstin?: string | null;
            /** @description Services accounting code of what a supplier sells. */
            sac?: string;
        };
        /** @description Immutable. The number is unique within its financial year and leaves no gap. */
        Receipt: {
            id: components["schemas"]["ID"];
            receiptNumber: string;
            receiptID: string;
            issuedAt: components["schemas"]["Instant"];
            kind: components["schemas"]["ReceiptKind"];
            description: string;
            amountPaise: components["schemas"]["Paise"];
            credits: components["schemas"]["Credits"];
            /** @description The provider's id of the payment. */
            paymentID?: string;
            /** @description The tax within the amount, paise. */
            taxPaise?: number;
            supplier?: components["schemas"]["ReceiptParty"];
            recipient?: components["schemas"]["ReceiptParty"];
            taxRate?: components["schemas"]["Percent"];
            cgstPaise?: components["schemas"]["Paise"];
            sgstPaise?: components["schemas"]["Paise"];
            igstPaise?: components["schemas"]["Paise"];
            /** @description State in which the credits are supplied, from which the kinds of tax follow; left out when the supplier has no GSTIN. */
            placeOfSupply?: components["schemas"]["StateCode"];
        };
        /** @description The provider's own event. Checked by its signature over the raw body. */
        WebhookEvent: {
            [key: string]: unknown;
        };
        /** @enum {string} */
        CvVisibility: "Private" | "Employers";
        CvEntryText: {
            itemID: components["schemas"]["ID"];
            text: string;
        };
        /** @description Which of the person's own entries appear, in which order (`GET /candidate-profiles/entries` has what there is). Each key once. Marks cannot be overridden. */
        CandidateProfileSection: {
            key: components["schemas"]["CvSectionKey"];
            /** @description In this order; none, all entries in the order of the profile. */
            itemIDs: components["schemas"]["ID"][];
            /** @description In place of the template's heading. */
            title?: string;
            /** @description Stands below the heading. */
            text?: string;
            /** @description What an experience, a project or an achievement says here instead of what the profile says; a line each point. */
            itemTexts?: components["schemas"]["CvEntryText"][];
            /** @description The section does not appear; what was chosen in it is kept for when it comes back. */
            isHidden?: boolean;
        };
        /** @description What of its template's style a CV has otherwise. What is null or left out is as the template has it. */
        CvOwnStyle: {
            /** @description In points. */
            size?: number | null;
            accent?: components["schemas"]["CvAccent"] | null;
            /** @description Whether it has the photo of the profile, in a layout with a place for one. */
            photo?: boolean;
        };
        CandidateProfileFields: {
            name?: string;
            isDefault?: boolean;
            headline?: string | null;
            summary?: string | null;
            /** @description In this order; none, all that the template shows, with all entries. */
            sections?: components["schemas"]["CandidateProfileSection"][];
            /** @description One that is posted and fits the caller (`GET /cv-templates/all`). Null, the official one of the caller's institute, otherwise the first that fits. */
            cvTemplateID?: string | null;
            style?: components["schemas"]["CvOwnStyle"];
            jobProfileID?: string | null;
            jobProfileLateralID?: string | null;
            language?: components["schemas"]["Locale"];
            visibility?: components["schemas"]["CvVisibility"];
        };
        CandidateProfile: WithRequired<components["schemas"]["CandidateProfileFields"], "name" | "isDefault"> & {
            id: components["schemas"]["ID"];
            userID?: components["schemas"]["ID"];
            /** @description Title of the job profile that it is written for. */
            profileTitle?: string | null;
            rowVersion?: components["schemas"]["RowVersion"];
            updatedAt?: components["schemas"]["Instant"];
        };
        CandidateProfileCreation: WithRequired<components["schemas"]["CandidateProfileFields"], "name" | "language" | "visibility">;
        CvEntry: {
            id: components["schemas"]["ID"];
            title: string;
            subtitle: string | null;
            period: string | null;
            /** @description A mark or a level. It cannot be changed here. */
            result: string | null;
            /** @description A line each point. `itemTexts` replaces it. */
            text: string | null;
            /** @description Whether staff have checked it. */
            isVerified: boolean;
        };
        /** @description What the caller's profile has for a section. */
        CvSectionEntries: {
            key: components["schemas"]["CvSectionKey"];
            /** @description The usual heading in the caller's language. */
            title: string;
            entries: components["schemas"]["CvEntry"][];
        };
        /** @description A profile as it is written, saved or not; the entries are those of the caller. */
        CvPreviewRequest: {
            headline?: string | null;
            summary?: string | null;
            sections?: components["schemas"]["CandidateProfileSection"][];
            cvTemplateID?: string | null;
            style?: components["schemas"]["CvOwnStyle"];
            language: components["schemas"]["Locale"];
        };
        /** @description A document of the JSON Resume schema, version 1.0. */
        JsonResume: {
            [key: string]: unknown;
        };
        /** @description What has become of each part of a document that was taken in. */
        ResumeReport: {
            /** @description What the new profile shows, section by section. */
            taken: {
                sectionKey: components["schemas"]["CvSectionKey"];
                titles: string[];
            }[];
            /** @description What was left out or cut, each thing once, and why. */
            left: components["schemas"]["ResumeLeft"][];
        };
        CvRequest: {
            cvTemplateID: components["schemas"]["ID"];
        };
        /** @description Frozen, a change makes a new one. */
        Cv: {
            id: components["schemas"]["ID"];
            /** @description Null when the profile has been deleted; the CV stays. */
            candidateProfileID: string | null;
            cvTemplateID: components["schemas"]["ID"];
            templateVersion: number;
            /** @description SHA-256 of the PDF that the caller reads (`GET /cv/pdf/{id}`), which is kept and never made anew. */
            checksum: string;
            generatedAt: components["schemas"]["Instant"];
        };
        CvShare: {
            id: components["schemas"]["ID"];
            candidateProfileID: components["schemas"]["ID"];
            cvID: components["schemas"]["ID"];
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            /** Format: date-time */
            lastOpenedAt: string | null;
            openedCount: number;
            /** @description Path of the portal. Told once, when the link is made; the server keeps no more than a hash of it. */
            address?: string;
        };
        CvShareRequest: {
            days: number;
            cvTemplateID?: components["schemas"]["ID"];
        };
        CandidateProfileUpdate: {
            rowVersion: components["schemas"]["RowVersion"];
        } & components["schemas"]["CandidateProfileFields"];
        /** @enum {string} */
        ImagePurpose: "avatar" | "logo" | "proof" | "jd-attachment" | "cv-pdf" | "receipt" | "offer-letter";
        /** @enum {string} */
        Visibility: "Private" | "Public";
        Image: {
            id: components["schemas"]["ID"];
            purpose: components["schemas"]["ImagePurpose"];
            fileName: string;
            mime: string;
            bytes: number;
            width?: number | null;
            height?: number | null;
            visibility: components["schemas"]["Visibility"];
            createdAt?: components["schemas"]["Instant"];
        };
        /** @description How many files one person or organisation may keep, and how many there are. */
        ImageQuota: {
            used: number;
            most: number;
            usedBytes: number;
            mostBytes: number;
        };
        /** @description `ownerID` names the organisation of the caller that the file is for; absent, it is for the caller. */
        ImageUpload: {
            /** @description JPEG, PNG, WebP or PDF, told by its content. At most 2 MB, a PDF 5 MB. */
            file: Blob;
            purpose: components["schemas"]["ImagePurpose"];
            ownerID?: components["schemas"]["ID"];
        };
        /** @enum {string} */
        Persona: "fresher" | "experienced" | "employer" | "officer" | "staff";
        /** @enum {string} */
        NextActionKey: "confirm-email" | "answer-offer" | "job-closing" | "missing-part" | "join-season" | "complete-profile" | "low-credits" | "company-unverified" | "company-suspended" | "company-refused";
        NextAction: {
            key: components["schemas"]["NextActionKey"];
            /** @description Path of the portal. */
            link: string;
            /** @description How many wait. */
            count?: number;
            /** @description What it is about in the caller's language. */
            about?: string;
            until?: components["schemas"]["Instant"];
        };
        /**
         * @description What a figure of the dashboard counts.
         * @enum {string}
         */
        DashboardFigureKey: "eligible" | "needsData" | "applied" | "onHold" | "shortlisted" | "offers" | "accepted" | "joined" | "openJobs" | "closingSoon" | "undecided" | "offersEnding" | "overdue" | "approvals" | "profileChecks" | "changeRequests" | "withoutApplication" | "students" | "placed" | "newLeads" | "companyChecks" | "instituteChecks" | "jobReviews" | "skillProposals";
        Figure: number;
        /** @description How many rows a list of the portal has. */
        DashboardFigure: {
            key: components["schemas"]["DashboardFigureKey"];
            total: components["schemas"]["Figure"];
            /** @description Path of the portal that lists exactly these. */
            link: string;
            /** @description There are more than that. */
            isMinimum?: boolean;
            /** @description Since when the first of them waits; only of what waits for somebody. */
            oldestAt?: components["schemas"]["Instant"] | null;
        };
        /**
         * @description What makes an account ready for its work.
         * @enum {string}
         */
        CheckListKey: "confirm-email" | "complete-profile" | "make-cv" | "join-season" | "first-application" | "company-gstin" | "company-about" | "company-papers" | "company-verified" | "first-job" | "add-students" | "post-season" | "add-institute" | "add-officer" | "add-company" | "post-cv-template" | "post-job-profile" | "post-job" | "await-application";
        CheckListItem: {
            key: components["schemas"]["CheckListKey"];
            isDone: boolean;
            /** @description Path of the portal. */
            link: string;
        };
        DashboardJob: {
            id: components["schemas"]["ID"];
            title: string;
            companyID?: components["schemas"]["ID"];
            companyName: string;
            isCompanyVerified?: boolean;
            cityNames: string[];
            ctcMinPaise?: components["schemas"]["Paise"] | null;
            ctcMaxPaise?: components["schemas"]["Paise"] | null;
            stipendPaisePerMonth?: components["schemas"]["Paise"] | null;
            lastDateToApply: components["schemas"]["Instant"] | null;
            matchScore: number;
            /** @description Credits that accepting it costs. */
            price: number;
        };
        /**
         * @description What alone keeps a candidate out of jobs and can change. `backlogs`: live ones. `skills`, `languages`, `cities`: those that jobs ask for. `season`: joining it. `approval`: of the placement office, which the candidate waits for.
         * @enum {string}
         */
        JobOpener: "backlogs" | "skills" | "languages" | "cities" | "season" | "approval";
        /** @description The one thing that would open most jobs to the candidate; left out where none would open any. */
        DashboardOpener: {
            by: components["schemas"]["JobOpener"];
            /** @description Open jobs more. */
            jobs: number;
            /** @description The most that one of them pays a year; null where none says it. */
            ctcMaxPaise: components["schemas"]["Paise"] | null;
            /** @description Path of the portal where it begins. */
            link: string;
        };
        /** @description The offer that the candidate has accepted last; left out where there is none. */
        DashboardPlacement: {
            jobID: components["schemas"]["ID"];
            companyName: string;
            ctcPaise: components["schemas"]["Paise"];
            joiningDate?: components["schemas"]["Day"];
        };
        DashboardWallet: {
            ownerType: components["schemas"]["WalletOwnerType"];
            balance: number;
            /** @description A balance below this is low. */
            lowWater: number;
            price: components["schemas"]["WalletPrice"];
        };
        DashboardFunnel: {
            id: components["schemas"]["ID"];
            title: string;
            lastDateToApply: components["schemas"]["Instant"] | null;
            figures: components["schemas"]["DashboardFigure"][];
        };
        DashboardProgram: {
            id: components["schemas"]["ID"];
            name: string;
            students: components["schemas"]["DashboardFigure"];
            placed: components["schemas"]["DashboardFigure"];
            /** @description Share of those of the year before who are placed; null when there were none. */
            percentBefore: number | null;
        };
        /** @description Students who graduate in a year, by program, and how many of them are placed; beside it the share of the year before. */
        DashboardPrograms: {
            passingYear: number;
            rows: components["schemas"]["DashboardProgram"][];
        };
        /**
         * @description What the server does again and again beside the calls.
         * @enum {string}
         */
        BackgroundTask: "applicationDeadlines" | "endedJobs" | "notifications" | "invitations" | "payments" | "imports" | "cvFiles" | "jobAlerts" | "savedJobs" | "eligibleCounts" | "erasure" | "expiredCalls" | "expiredSignIns" | "oldMessages" | "oldRecipients" | "oldImports" | "unusedLetters" | "unusedJobFiles";
        TaskRun: {
            name: components["schemas"]["BackgroundTask"];
            /** @description End of its last run that did its work; null before the first. */
            succeededAt: components["schemas"]["Instant"] | null;
            /** @description Since when every run of it has failed; null when the last one did its work. Why is in the log of the server. */
            failingSince: components["schemas"]["Instant"] | null;
        };
        /** @description SMS and e-mails, of which `failed` were given up and `waiting` are tried again, and what runs in the background. */
        DashboardHealth: {
            failed: components["schemas"]["Figure"];
            waiting: components["schemas"]["Figure"];
            tasks?: components["schemas"]["TaskRun"][];
        };
        /** @description Whose dashboard it is, and everything on it. What a persona, or a role without the permission for it, does not have is left out. */
        Dashboard: {
            persona: components["schemas"]["Persona"];
            /** @description What the person should do next, the most urgent first. */
            nextActions: components["schemas"]["NextAction"][];
            /** @description Counts of lists within the role's scope, in the order of their urgency. */
            figures: components["schemas"]["DashboardFigure"][];
            /** @description What makes an account ready for its work. Empty once everything is done. */
            checkList: components["schemas"]["CheckListItem"][];
            /** @description Jobs that the candidate is eligible for and that close within a week. */
            closingSoon?: number;
            /** @description Up to three jobs that the candidate is eligible for. Those that close within two days come first, then the best matches. */
            jobs?: components["schemas"]["DashboardJob"][];
            opener?: components["schemas"]["DashboardOpener"];
            placement?: components["schemas"]["DashboardPlacement"];
            /** @description The seasons of the student's institute that have not ended. */
            seasons?: components["schemas"]["OwnSeason"][];
            profile?: components["schemas"]["ProfileCompletion"];
            wallet?: components["schemas"]["DashboardWallet"];
            /** @description The company's open jobs that close next, with their applications by where they stand now. */
            funnels?: components["schemas"]["DashboardFunnel"][];
            programs?: components["schemas"]["DashboardPrograms"];
            health?: components["schemas"]["DashboardHealth"];
        };
        /**
         * @description What was found.
         * @enum {string}
         */
        SearchKind: "student" | "applicant" | "staff" | "job" | "company" | "institute";
        SearchResult: {
            kind: components["schemas"]["SearchKind"];
            id: components["schemas"]["ID"];
            title: string;
            /** @description What tells two of the same title apart. */
            detail: string | null;
            /** @description Path of the portal that shows it. */
            link: string;
        };
        /**
         * @description Which way credits of people and companies went: spent by decisions and charges, less what was given back; expired; or issued, which is every other kind.
         * @enum {string}
         */
        CreditFlow: "issued" | "spent" | "expired";
        /** @description One change of the balance of a person or a company. */
        LedgerEntry: {
            id: components["schemas"]["ID"];
            /** @enum {string} */
            ownerType: "user" | "company";
            ownerID: components["schemas"]["ID"];
            /** @description Null where the record of the owner is gone. */
            ownerName: string | null;
            /** @description Credits; negative when taken. */
            amount: number;
            kind: components["schemas"]["WalletEntryKind"];
            description: string;
            /** @description Balance once this entry counts. */
            balanceAfter: number;
            createdAt: components["schemas"]["Instant"];
        };
        /**
         * @description `signups`: accounts per day or month, for the platform's staff also companies. `leads`: leads by status. `credits`: credits issued and spent per month. `completion`: how many candidates have filled in how much of their profile. `program`: students by program and verification. `funnel`: candidates by how far they ever got with jobs that are posted. `season`: those who take part in a season by program, each once, with the share of those placed and the median of their pay. `institute`: students by institute and verification.
         * @enum {string}
         */
        ReportName: "signups" | "leads" | "credits" | "completion" | "program" | "funnel" | "institute" | "season";
        /** @description What a change made of one field. */
        AuditedValue: {
            /** @description Its name in the stored record. */
            field: string;
            /** @description As it was stored; null for nothing. */
            before: unknown;
            /** @description As it is stored since; null for nothing. */
            after: unknown;
        };
        AuditEvent: {
            id: components["schemas"]["ID"];
            at: components["schemas"]["Instant"];
            actorID: string | null;
            /** @description Null when the account is no longer there. */
            actorName?: string | null;
            actorRole?: string | null;
            action: string;
            entityType: string;
            entityID: components["schemas"]["ID"];
            /** @description Names of the fields that were changed. */
            fields?: string[];
            /** @description Values before and after, of the fields whose values are kept: never those of a record about a person. For staff only. */
            changes?: components["schemas"]["AuditedValue"][];
            reason?: string | null;
        };
    };
    responses: {
        /** @description The request was refused and changed nothing: 400 malformed or wrong credentials, 401 not signed in, 403 not allowed, 404 not there or not visible to the caller, 405 or 406 wrong method or media type, 409 conflict with the state of the record, 413 too large, 415 not JSON, 422 fields break rules, 429 too many calls. */
        Refused: {
            headers: {
                /** @description Seconds to wait. Always sent with 429. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server could not answer: 500 its own fault, 501 described here but not built yet, 503 stopping or without its database. */
        Failed: {
            headers: {
                /** @description Seconds to wait. May be sent with 503. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Done. There is nothing to hand back. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: null;
                };
            };
        };
        /** @description How many records there are. */
        Count: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        count: number;
                        /** @description With `by`: how many of them have each value; a value that none has is left out. */
                        counts?: {
                            [key: string]: number;
                        };
                    };
                };
            };
        };
        /** @description What the file did, or with `mode=dryRun` would do. */
        Imported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        importJob: components["schemas"]["ImportJob"];
                    };
                };
            };
        };
        /** @description A CSV file in UTF-8 with a byte order mark; no cell can be taken for a formula. */
        CsvFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        /** @description As it is kept. */
        answer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        savedView: components["schemas"]["SavedView"];
                    };
                };
            };
        };
        /** @description The request that stands. */
        erasureAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        erasure: components["schemas"]["Erasure"] | null;
                    };
                };
            };
        };
        /** @description The latest of each purpose that was ever agreed to. */
        consentAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        /** @description The caller is under 18; until a guardian has agreed, no employer sees the profile. */
                        needsGuardian: boolean;
                        consents: components["schemas"]["Consent"][];
                        noticeVersion: components["schemas"]["NoticeVersion"];
                    };
                };
            };
        };
        /** @description The record as it is now. */
        placementAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        placement: components["schemas"]["Placement"];
                    };
                };
            };
        };
        /** @description How the student stands to the season now. */
        Enrolment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        enrolment: components["schemas"]["Enrolment"];
                    };
                };
            };
        };
        /** @description How the caller stands to the season now. */
        Own: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        ownSeason: components["schemas"]["OwnSeason"];
                    };
                };
            };
        };
        /** @description The skill. */
        Skill: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        skill: components["schemas"]["Skill"];
                    };
                };
            };
        };
        /** @description The document. */
        PdfFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
    };
    parameters: {
        /** @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED, and with `details.difficulty` `hard` where a harder challenge has to be solved; a server whose captcha is switched off does not need it. */
        CaptchaToken: string;
        /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
        IdempotencyKey: string;
        /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
        IdempotencyKeyRequired: string;
        /** @description Any value. No link, image or prefetch can send it, so none can cause an SMS. */
        RequestedWith: string;
        /** @description Page, from 1. */
        PageNo: number;
        /** @description Rows on a page. Ignored with `pageNo=-1`. */
        PageSize: number;
        /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
        Cursor: string;
        /** @description Order; a minus sign turns it round. */
        UserSort: "firstName" | "-firstName" | "lastName" | "-lastName" | "createdAt" | "-createdAt";
        /** @description Part of a name or code, in any case. */
        Search: string;
        /** @description Only of this account type. */
        UserType: components["schemas"]["UserType"];
        /** @description Only freshers or only experienced candidates. */
        UserIsFresher: boolean;
        /** @description Only of this institute. */
        InstituteID: components["schemas"]["ID"];
        /** @description Only of this program. */
        ProgramID: components["schemas"]["ID"];
        /** @description Only who pass in this year. */
        PassingYear: components["schemas"]["Year"];
        /** @description Only with this status. */
        UserStatus: components["schemas"]["UserStatus"];
        /** @description Only in this state. */
        StateCode: components["schemas"]["StateCode"];
        /** @description Only with this skill. */
        SkillID: components["schemas"]["ID"];
        /** @description Only with at least this CGPA. */
        MinCgpa: number;
        /** @description Only with at most so many live backlogs; -1 means any number. */
        MaxLiveBacklogs: components["schemas"]["BacklogLimit"];
        /** @description Only placed or only not placed. */
        UserPlaced: boolean;
        /** @description Only whose current degree has been verified, or only others. */
        UserVerified: boolean;
        /** @description First day, Indian time. */
        From: components["schemas"]["Day"];
        /** @description Last day, Indian time; included. */
        To: components["schemas"]["Day"];
        /** @description Order; a minus sign turns it round. */
        PersonSort: "firstName" | "-firstName" | "lastName" | "-lastName" | "createdAt" | "-createdAt";
        /** @description Only freshers or only experienced candidates. */
        PersonIsFresher: boolean;
        /** @description Only those who named an institute that was not in the list and have none yet, or only the others. */
        MissesInstitute: boolean;
        /** @description Only with this status. */
        PersonStatus: components["schemas"]["UserStatus"];
        /** @description Only whose current degree has been checked so far; of the accounts that dashboards count. */
        ProfileCheck: components["schemas"]["ProfileCheck"];
        /** @description Only who has applied for a job, or only who has not; of the active accounts that dashboards count. */
        HasApplied: boolean;
        /** @description Only who has accepted an offer or begun to work, or only who has not; of the accounts that dashboards count. */
        IsPlaced: boolean;
        /** @description Only who has confirmed the mobile number, as reports count them, or only who has not. */
        IsConfirmed: boolean;
        /** @description Only who has filled in so many percent of the profile at least. */
        MinCompletion: number;
        /** @description Only who got this far with a job that is posted. */
        Reached: components["schemas"]["ApplicationReach"];
        /** @description Whether the file is only checked or also taken in. */
        ImportMode: components["schemas"]["ImportMode"];
        /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
        ImportWhole: boolean;
        /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
        ImportHeadings: string;
        /** @description What the file is for; kept in the audit trail. */
        Purpose: components["schemas"]["Reason"];
        /** @description Identifier of the record. */
        RecordId: components["schemas"]["ID"];
        /** @description Only with this role. */
        PersonRole: components["schemas"]["ID"];
        /** @description Only of this season. */
        SeasonID: components["schemas"]["ID"];
        /** @description Whose; absent means the caller's own. */
        UserID: components["schemas"]["ID"];
        /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
        PageNoOrAll: number;
        /** @description Order; a minus sign turns it round. */
        Sort: "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
        /** @description Only of this university. */
        UniversityID: components["schemas"]["ID"];
        /** @description Only of this type. */
        InstituteInstituteType: components["schemas"]["InstituteType"];
        /** @description Only with this verification status. */
        VerificationStatus: components["schemas"]["VerificationStatus"];
        /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
        IsActive: boolean;
        /** @description Id of the institute. */
        InstituteInstituteId: components["schemas"]["ID"];
        /** @description Only of this type. */
        UniversityUniversityType: components["schemas"]["UniversityType"];
        /** @description Only of this industry. */
        IndustryID: components["schemas"]["ID"];
        /** @description Only of this degree. */
        ProgramDegree: components["schemas"]["Degree"];
        /** @description Only of this master program. */
        ProgramMasterProgramID: components["schemas"]["ID"];
        /** @description Only drafts or only posted ones. */
        Status: components["schemas"]["StatusType"];
        /** @description Only of this academic year. */
        SeasonAcademicYear: string;
        /** @description Only those whose last day has passed, or only those whose last day is to come. */
        SeasonIsOver: boolean;
        /** @description The season. */
        "SeasonID-2": components["schemas"]["ID"];
        /** @description Only in this state. */
        EnrolmentState: components["schemas"]["EnrolmentState"];
        /** @description Only those who take part and got so far, as the report of the season counts them. */
        SeasonOutcome: components["schemas"]["SeasonOutcome"];
        /** @description Only those who study this; `none`, those who have not said what they study. */
        Program: components["schemas"]["ID"];
        /** @description Only of this tier. */
        CityTier: components["schemas"]["CityTier"];
        /** @description Only of this category. */
        SkillCategory: components["schemas"]["SkillCategory"];
        /** @description Only of this sector. */
        SectorID: components["schemas"]["ID"];
        /** @description Only with this status. */
        SkillSkillStatus: components["schemas"]["SkillStatus"];
        /** @description Order; a minus sign turns it round. */
        JobProfileSort: "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
        /** @description Order; a minus sign turns it round. */
        JobProfileLateralSort: "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
        /** @description Only of this level. */
        JobProfileLateralLevel: components["schemas"]["JobLevel"];
        /** @description Only of this job profile. */
        JobProfileID: components["schemas"]["ID"];
        /** @description Only of the platform or of companies. */
        JobTemplateScope: components["schemas"]["TemplateScope"];
        /** @description Only of this layout. */
        CvTemplateLayout: components["schemas"]["CvLayout"];
        /** @description Only for these people. */
        Audience: components["schemas"]["Audience"];
        /** @description Order; a minus sign turns it round. */
        QuestionSort: "text" | "-text" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
        /** @description Only for this purpose. */
        QuestionPurpose: components["schemas"]["QuestionPurpose"];
        /** @description Only answered so. */
        QuestionAnswerType: components["schemas"]["AnswerType"];
        /** @description Only of this question. */
        QuestionQuestionID: components["schemas"]["ID"];
        /** @description Only for this account type. */
        RoleUserType: components["schemas"]["UserType"];
        /** @description Order; a minus sign turns it round. */
        LeadSort: "createdAt" | "-createdAt" | "lastName" | "-lastName";
        /** @description Only with this status. */
        LeadStatus: components["schemas"]["LeadStatus"];
        /** @description Only with this next action. */
        LeadNextAction: components["schemas"]["LeadNextAction"];
        /** @description Only those that this member of staff follows up. */
        LeadOwnerID: components["schemas"]["ID"];
        /** @description `default`, an account type (C, E or S), or the id of an institute, company or university. */
        SettingsId: components["schemas"]["ID"];
        /** @description Order; a minus sign turns it round. Newest first without it. */
        SentSort: "createdAt" | "-createdAt" | "sentCount" | "-sentCount";
        /** @description Only of this type. */
        SentType: components["schemas"]["NotificationType"];
        /** @description Only in this state. */
        SentState: components["schemas"]["NotificationState"];
        /** @description Only in this phase. */
        JobDescriptionPhase: components["schemas"]["JobPhase"];
        /** @description Only those about which the caller's institute, or one of the caller's university, has decided this. Pending ones have not ended. */
        JobDescriptionApproval: components["schemas"]["ApprovalState"];
        /** @description Only those that need somebody for this reason. */
        JobDescriptionAttention: components["schemas"]["JobAttention"];
        /** @description Only of this company. */
        CompanyID: components["schemas"]["ID"];
        /** @description Only of this type. */
        JobType: components["schemas"]["JobType"];
        /** @description Only in this city. */
        CityID: components["schemas"]["ID"];
        /** @description Only of this kind. */
        JobReviewKind: components["schemas"]["JobReviewKind"];
        /** @description Only in this state. */
        JobReviewState: components["schemas"]["JobReviewState"];
        /** @description Only with this verdict. */
        Verdict: components["schemas"]["EligibilityVerdict"];
        /** @description The job description. */
        JobDescriptionID: components["schemas"]["ID"];
        /** @description Only with this status. */
        MappingStatus: components["schemas"]["MappingStatus"];
        /** @description Only who study for this now. */
        Degree: components["schemas"]["Degree"];
        /** @description Only who live in this city or would like to work there. */
        CityOfPerson: components["schemas"]["ID"];
        /** @description Only who have answered a question of the job with this option. */
        OptionID: components["schemas"]["ID"];
        /** @description Only those with one of these roll numbers in their institutes, without regard to capitals; separated by commas. */
        RollNumbers: string;
        /** @description Order; a minus sign turns it round. */
        PeopleSort: "matchScore" | "-matchScore" | "firstName" | "-firstName" | "appliedAt" | "-appliedAt";
        /** @description Columns of the file, joined by commas. Absent means all that the caller may see. */
        Columns: string;
        /** @description Order by time of creation; a minus sign means newest first. */
        NewestFirst: "createdAt" | "-createdAt";
        /** @description Only credits that were issued, spent, or expired. */
        CreditFlow: components["schemas"]["CreditFlow"];
        /** @description Only this kind. */
        WalletEntryKind: components["schemas"]["WalletEntryKind"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED, and with `details.difficulty` `hard` where a harder challenge has to be solved; a server whose captcha is switched off does not need it. */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED, and with `details.difficulty` `hard` where a harder challenge has to be solved; a server whose captcha is switched off does not need it. */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateRegistration"] | components["schemas"]["CompanyCreation"];
            };
        };
        responses: {
            /** @description Signed up; the mobile number has to be verified next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            user: {
                                id: components["schemas"]["ID"];
                            };
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    activateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationRequest"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Activated"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeUndo"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getReceivedInvitation: {
        parameters: {
            query?: never;
            header: {
                /** @description From the link in the e-mail. In a header, because addresses are written down along the way. */
                "X-Invitation-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            invitation: components["schemas"]["ReceivedInvitation"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Changed; every other session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestMobileChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED, and with `details.difficulty` `hard` where a harder challenge has to be solved; a server whose captcha is switched off does not need it. */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileChangeRequest"];
            };
        };
        responses: {
            /** @description Sent, if the number may receive one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtpSent"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    changeMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            sessions: components["schemas"]["Session"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                jti: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createSupportUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportUserCreation"];
            };
        };
        responses: {
            /** @description Added; the invitation is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendWelcomeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WelcomeEmailRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendOtp: {
        parameters: {
            query?: {
                /** @description Absent: `register` for a number that still has to be verified, otherwise `reset`. */
                purpose?: components["schemas"]["OtpPurpose"];
            };
            header: {
                /** @description Any value. No link, image or prefetch can send it, so none can cause an SMS. */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /** @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED, and with `details.difficulty` `hard` where a harder challenge has to be solved; a server whose captcha is switched off does not need it. */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
            };
            path: {
                /** @description Mobile number. */
                mobileNumber: components["schemas"]["MobileNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent, if the number may receive one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtpSent"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED, and with `details.difficulty` `hard` where a harder challenge has to be solved; a server whose captcha is switched off does not need it. */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description Sent, if the number may receive one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtpSent"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpVerification"];
            };
        };
        responses: {
            /** @description Right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtpVerified"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createCaptchaChallenge: {
        parameters: {
            query?: {
                /** @description `hard` after a call was refused with 422 CAPTCHA_FAILED and `details.difficulty`. */
                difficulty?: components["schemas"]["CaptchaDifficulty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fresh challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            challenge: components["schemas"]["CaptchaChallenge"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["UserSort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this account type. */
                type?: components["parameters"]["UserType"];
                /** @description Only freshers or only experienced candidates. */
                isFresher?: components["parameters"]["UserIsFresher"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only of this program. */
                programID?: components["parameters"]["ProgramID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description Only with this status. */
                status?: components["parameters"]["UserStatus"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only with this skill. */
                skillID?: components["parameters"]["SkillID"];
                /** @description Only with at least this CGPA. */
                minCgpa?: components["parameters"]["MinCgpa"];
                /** @description Only with at most so many live backlogs; -1 means any number. */
                maxLiveBacklogs?: components["parameters"]["MaxLiveBacklogs"];
                /** @description Only placed or only not placed. */
                placed?: components["parameters"]["UserPlaced"];
                /** @description Only whose current degree has been verified, or only others. */
                verified?: components["parameters"]["UserVerified"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            users: components["schemas"]["User"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSupportUsers: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this role. */
                roleID?: components["schemas"]["ID"];
                /** @description Only with this status. */
                status?: components["parameters"]["UserStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            users: components["schemas"]["User"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countUsers: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this account type. */
                type?: components["parameters"]["UserType"];
                /** @description Only freshers or only experienced candidates. */
                isFresher?: components["parameters"]["UserIsFresher"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only of this program. */
                programID?: components["parameters"]["ProgramID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description Only with this status. */
                status?: components["parameters"]["UserStatus"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only with this skill. */
                skillID?: components["parameters"]["SkillID"];
                /** @description Only with at least this CGPA. */
                minCgpa?: components["parameters"]["MinCgpa"];
                /** @description Only with at most so many live backlogs; -1 means any number. */
                maxLiveBacklogs?: components["parameters"]["MaxLiveBacklogs"];
                /** @description Only placed or only not placed. */
                placed?: components["parameters"]["UserPlaced"];
                /** @description Only whose current degree has been verified, or only others. */
                verified?: components["parameters"]["UserVerified"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["PersonSort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only freshers or only experienced candidates. */
                isFresher?: components["parameters"]["PersonIsFresher"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only those who named an institute that was not in the list and have none yet, or only the others. */
                missesInstitute?: components["parameters"]["MissesInstitute"];
                /** @description Only of this program. */
                programID?: components["parameters"]["ProgramID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description Only with this status. */
                status?: components["parameters"]["PersonStatus"];
                /** @description Only whose current degree has been checked so far; of the accounts that dashboards count. */
                profileCheck?: components["parameters"]["ProfileCheck"];
                /** @description Only who has applied for a job, or only who has not; of the active accounts that dashboards count. */
                hasApplied?: components["parameters"]["HasApplied"];
                /** @description Only who has accepted an offer or begun to work, or only who has not; of the accounts that dashboards count. */
                isPlaced?: components["parameters"]["IsPlaced"];
                /** @description Only who has confirmed the mobile number, as reports count them, or only who has not. */
                isConfirmed?: components["parameters"]["IsConfirmed"];
                /** @description Only who has filled in so many percent of the profile at least. */
                minCompletion?: components["parameters"]["MinCompletion"];
                /** @description Only who got this far with a job that is posted. */
                reached?: components["parameters"]["Reached"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            students: components["schemas"]["Student"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            student: components["schemas"]["Student"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importStudents: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countStudents: {
        parameters: {
            query?: {
                /** @description Also counts them by the values of this property. */
                by?: "status";
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only freshers or only experienced candidates. */
                isFresher?: components["parameters"]["PersonIsFresher"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only those who named an institute that was not in the list and have none yet, or only the others. */
                missesInstitute?: components["parameters"]["MissesInstitute"];
                /** @description Only of this program. */
                programID?: components["parameters"]["ProgramID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description Only with this status. */
                status?: components["parameters"]["PersonStatus"];
                /** @description Only whose current degree has been checked so far; of the accounts that dashboards count. */
                profileCheck?: components["parameters"]["ProfileCheck"];
                /** @description Only who has applied for a job, or only who has not; of the active accounts that dashboards count. */
                hasApplied?: components["parameters"]["HasApplied"];
                /** @description Only who has accepted an offer or begun to work, or only who has not; of the accounts that dashboards count. */
                isPlaced?: components["parameters"]["IsPlaced"];
                /** @description Only who has confirmed the mobile number, as reports count them, or only who has not. */
                isConfirmed?: components["parameters"]["IsConfirmed"];
                /** @description Only who has filled in so many percent of the profile at least. */
                minCompletion?: components["parameters"]["MinCompletion"];
                /** @description Only who got this far with a job that is posted. */
                reached?: components["parameters"]["Reached"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadStudents: {
        parameters: {
            query: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only freshers or only experienced candidates. */
                isFresher?: components["parameters"]["PersonIsFresher"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only those who named an institute that was not in the list and have none yet, or only the others. */
                missesInstitute?: components["parameters"]["MissesInstitute"];
                /** @description Only of this program. */
                programID?: components["parameters"]["ProgramID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description Only with this status. */
                status?: components["parameters"]["PersonStatus"];
                /** @description Only whose current degree has been checked so far; of the accounts that dashboards count. */
                profileCheck?: components["parameters"]["ProfileCheck"];
                /** @description Only who has applied for a job, or only who has not; of the active accounts that dashboards count. */
                hasApplied?: components["parameters"]["HasApplied"];
                /** @description Only who has accepted an offer or begun to work, or only who has not; of the accounts that dashboards count. */
                isPlaced?: components["parameters"]["IsPlaced"];
                /** @description Only who has confirmed the mobile number, as reports count them, or only who has not. */
                isConfirmed?: components["parameters"]["IsConfirmed"];
                /** @description Only who has filled in so many percent of the profile at least. */
                minCompletion?: components["parameters"]["MinCompletion"];
                /** @description Only who got this far with a job that is posted. */
                reached?: components["parameters"]["Reached"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["PersonSort"];
                /** @description What the file is for; kept in the audit trail. */
                purpose: components["parameters"]["Purpose"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    assignInstitute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstituteAssignment"];
            };
        };
        responses: {
            /** @description Given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            student: components["schemas"]["Student"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            student: components["schemas"]["Student"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listManagedSupportUsers: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["PersonSort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this role. */
                roleID?: components["parameters"]["PersonRole"];
                /** @description Only with this status. */
                status?: components["parameters"]["PersonStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            supportUsers: components["schemas"]["SupportUser"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countManagedSupportUsers: {
        parameters: {
            query?: {
                /** @description Also counts them by the values of this property. */
                by?: "status";
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this role. */
                roleID?: components["parameters"]["PersonRole"];
                /** @description Only with this status. */
                status?: components["parameters"]["PersonStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addSupportUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportUserCreation"];
            };
        };
        responses: {
            /** @description Added; the welcome e-mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            supportUser: components["schemas"]["SupportUser"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSupportUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            supportUser: components["schemas"]["SupportUser"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateSupportUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportUserUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            supportUser: components["schemas"]["SupportUser"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first 500. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            teamMembers: components["schemas"]["TeamMember"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listTeamRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            teamRoles: components["schemas"]["TeamRole"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listTeamInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            teamInvitations: components["schemas"]["TeamInvitation"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInvitationCreation"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            preferences: components["schemas"]["Preferences"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    savePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            preferences: components["schemas"]["Preferences"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPushSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            pushSubscriptions: components["schemas"]["PushSubscription"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionCreation"];
            };
        };
        responses: {
            /** @description The browser, as the settings name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            pushSubscription: components["schemas"]["PushSubscription"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSavedViews: {
        parameters: {
            query: {
                /** @description Path of the list. */
                list: components["schemas"]["ListPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            savedViews: components["schemas"]["SavedView"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewCreation"];
            };
        };
        responses: {
            200: components["responses"]["answer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            200: components["responses"]["answer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    searchUsers: {
        parameters: {
            query: {
                /** @description Part of a name, e-mail address or mobile number. */
                q: string;
                /** @description Only of this account type. */
                type?: components["parameters"]["UserType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            users: components["schemas"]["UserMatch"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadUsers: {
        parameters: {
            query: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this account type. */
                type?: components["parameters"]["UserType"];
                /** @description Only freshers or only experienced candidates. */
                isFresher?: components["parameters"]["UserIsFresher"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only of this program. */
                programID?: components["parameters"]["ProgramID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description Only with this status. */
                status?: components["parameters"]["UserStatus"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only with this skill. */
                skillID?: components["parameters"]["SkillID"];
                /** @description Only with at least this CGPA. */
                minCgpa?: components["parameters"]["MinCgpa"];
                /** @description Only with at most so many live backlogs; -1 means any number. */
                maxLiveBacklogs?: components["parameters"]["MaxLiveBacklogs"];
                /** @description Only placed or only not placed. */
                placed?: components["parameters"]["UserPlaced"];
                /** @description Only whose current degree has been verified, or only others. */
                verified?: components["parameters"]["UserVerified"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["UserSort"];
                /** @description What the file is for; kept in the audit trail. */
                purpose: components["parameters"]["Purpose"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getUserReportSummary: {
        parameters: {
            query?: {
                /** @description Only of this season. */
                seasonID?: components["parameters"]["SeasonID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
                /** @description What a row stands for. */
                groupBy?: components["schemas"]["ReportGroup"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals and one row per group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            report: components["schemas"]["Report"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            user: components["schemas"]["User"];
                            /** @description After another name of one's own, a token of the same session that has it. */
                            token?: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserStatusChange"];
            };
        };
        responses: {
            /** @description Changed; a suspended person's sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideSectionChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionChangeDecision"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestSectionChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionChangeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyUserSection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionVerification"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getImportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the rows are. */
                kind: components["schemas"]["ImportKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sections, as they are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            export: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["erasureAnswer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestErasure: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureRequest"];
            };
        };
        responses: {
            200: components["responses"]["erasureAnswer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestErasureOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRemoval"];
            };
        };
        responses: {
            200: components["responses"]["erasureAnswer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelErasureOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["consentAnswer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentChange"];
            };
        };
        responses: {
            200: components["responses"]["consentAnswer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getStudentProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate, as far as the caller may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            student: components["schemas"]["StudentProfile"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRemoval"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getUserByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Mobile number. */
                mobileNumber: components["schemas"]["MobileNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPersonal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personal details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            personal: components["schemas"]["Personal"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    savePersonal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Personal"];
            };
        };
        responses: {
            /** @description The personal details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            personal: components["schemas"]["Personal"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProfileCompletion: {
        parameters: {
            query?: {
                /** @description Whose; absent means the caller's own. */
                userID?: components["parameters"]["UserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is filled in and what is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            completion: components["schemas"]["ProfileCompletion"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPlacement: {
        parameters: {
            query?: {
                /** @description Whose; absent means the caller's own. */
                userID?: components["parameters"]["UserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["placementAnswer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setPlacement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementChange"];
            };
        };
        responses: {
            200: components["responses"]["placementAnswer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAcademics: {
        parameters: {
            query?: {
                /** @description Whose; absent means the caller's own. */
                userID?: components["parameters"]["UserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The academic summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            academics: components["schemas"]["Academics"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveAcademics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcademicsUpdate"];
            };
        };
        responses: {
            /** @description The academic summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            academics: components["schemas"]["Academics"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getEducation: {
        parameters: {
            query?: {
                /** @description Whose; absent means the caller's own. */
                userID?: components["parameters"]["UserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages of education. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            education: components["schemas"]["Education"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveEducation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationUpdate"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            education: components["schemas"]["Education"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            addresses: components["schemas"]["Address"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressUpdate"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            address: components["schemas"]["Address"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCandidateSkills: {
        parameters: {
            query?: {
                /** @description Whose; absent means the caller's own. */
                userID?: components["parameters"]["UserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            skills: components["schemas"]["CandidateSkill"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveCandidateSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillsUpdate"];
            };
        };
        responses: {
            /** @description The skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            skills: components["schemas"]["CandidateSkill"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteCandidateSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSuggestedSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            skills: components["schemas"]["SuggestedSkill"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    readOldCv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OldCvUpload"];
            };
        };
        responses: {
            /** @description What was read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            reading: components["schemas"]["ProfileReading"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeIntoProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileTaking"];
            };
        };
        responses: {
            /** @description Written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Entries and facts. */
                            taken: number;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getLanguagesKnown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            languagesKnown: components["schemas"]["LanguageKnown"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveLanguagesKnown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageKnownUpdate"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            languagesKnown: components["schemas"]["LanguageKnown"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteLanguageKnown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendGuardianCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED, and with `details.difficulty` `hard` where a harder challenge has to be solved; a server whose captcha is switched off does not need it. */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianCodeRequest"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtpSent"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawGuardianConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianWithdrawal"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    giveGuardianConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianConsent"];
            };
        };
        responses: {
            200: components["responses"]["consentAnswer"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getParents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parents and guardians. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            parents: components["schemas"]["Parent"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveParents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParentUpdate"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            parents: components["schemas"]["Parent"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteParent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getExperience: {
        parameters: {
            query?: {
                /** @description Whose; absent means the caller's own. */
                userID?: components["parameters"]["UserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of experience. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            experience: components["schemas"]["Experience"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperienceUpdate"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            experience: components["schemas"]["Experience"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteExperience: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCurrentDegree: {
        parameters: {
            query?: {
                /** @description Whose; absent means the caller's own. */
                userID?: components["parameters"]["UserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current degree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            currDegree: components["schemas"]["CurrentDegree"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveCurrentDegree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentDegreeUpdate"];
            };
        };
        responses: {
            /** @description The current degree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            currDegree: components["schemas"]["CurrentDegree"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listInstitutes: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only of this university. */
                universityID?: components["parameters"]["UniversityID"];
                /** @description Only of this type. */
                instituteType?: components["parameters"]["InstituteInstituteType"];
                /** @description Only with this verification status. */
                verificationStatus?: components["parameters"]["VerificationStatus"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of institutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            institute: components["schemas"]["Institute"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countInstitutes: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only of this university. */
                universityID?: components["parameters"]["UniversityID"];
                /** @description Only of this type. */
                instituteType?: components["parameters"]["InstituteInstituteType"];
                /** @description Only with this verification status. */
                verificationStatus?: components["parameters"]["VerificationStatus"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addInstitute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstituteCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            institute: components["schemas"]["Institute"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importInstitutes: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadInstitutes: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only of this university. */
                universityID?: components["parameters"]["UniversityID"];
                /** @description Only of this type. */
                instituteType?: components["parameters"]["InstituteInstituteType"];
                /** @description Only with this verification status. */
                verificationStatus?: components["parameters"]["VerificationStatus"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setInstituteStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            institute: components["schemas"]["Institute"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getInstitute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The institute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            institute: components["schemas"]["Institute"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateInstitute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstituteUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            institute: components["schemas"]["Institute"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteInstitute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyInstitute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrustDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            institute: components["schemas"]["Institute"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getInstituteConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the institute. */
                instituteId: components["parameters"]["InstituteInstituteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. `studentCredit` beside it is what applies, from the settings where the institute says nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            config: components["schemas"]["InstituteConfig"];
                            studentCredit: components["schemas"]["Credits"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateInstituteConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the institute. */
                instituteId: components["parameters"]["InstituteInstituteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstituteConfigUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            config: components["schemas"]["InstituteConfig"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listUniversities: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only of this type. */
                universityType?: components["parameters"]["UniversityUniversityType"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of universities, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            universities: components["schemas"]["University"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countUniversities: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only of this type. */
                universityType?: components["parameters"]["UniversityUniversityType"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addUniversity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UniversityCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            university: components["schemas"]["University"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importUniversities: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadUniversities: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only of this type. */
                universityType?: components["parameters"]["UniversityUniversityType"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setUniversityStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            university: components["schemas"]["University"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getUniversity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The university. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            university: components["schemas"]["University"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateUniversity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UniversityUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            university: components["schemas"]["University"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteUniversity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyUniversity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrustDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            university: components["schemas"]["University"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this industry. */
                industryID?: components["parameters"]["IndustryID"];
                /** @description Only with this verification status. */
                verificationStatus?: components["parameters"]["VerificationStatus"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            companies: components["schemas"]["Company"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countCompanies: {
        parameters: {
            query?: {
                /** @description Also counts them by the values of this property. */
                by?: "verificationStatus";
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this industry. */
                industryID?: components["parameters"]["IndustryID"];
                /** @description Only with this verification status. */
                verificationStatus?: components["parameters"]["VerificationStatus"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED, and with `details.difficulty` `hard` where a harder challenge has to be solved; a server whose captcha is switched off does not need it. */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyCreation"];
            };
        };
        responses: {
            /** @description Added; the mobile number of the contact person has to be verified next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            company: components["schemas"]["Company"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importCompanies: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadCompanies: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this industry. */
                industryID?: components["parameters"]["IndustryID"];
                /** @description Only with this verification status. */
                verificationStatus?: components["parameters"]["VerificationStatus"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setCompanyStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            company: components["schemas"]["Company"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCompanyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            companyProfile: components["schemas"]["CompanyProfile"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            company: components["schemas"]["Company"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            company: components["schemas"]["Company"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            company: components["schemas"]["Company"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    previewCompanyMerge: {
        parameters: {
            query: {
                /** @description The company that stays. */
                intoID: components["schemas"]["ID"];
            };
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            merge: components["schemas"]["CompanyMergePreview"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    mergeCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyMerge"];
            };
        };
        responses: {
            /** @description Merged; the company as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            company: components["schemas"]["Company"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCompanyUsers: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            users: components["schemas"]["UserMatch"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMasterPrograms: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this degree. */
                degree?: components["parameters"]["ProgramDegree"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of master programs, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            masterPrograms: components["schemas"]["MasterProgram"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countMasterPrograms: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this degree. */
                degree?: components["parameters"]["ProgramDegree"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addMasterProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MasterProgramCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            masterProgram: components["schemas"]["MasterProgram"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importMasterPrograms: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadMasterPrograms: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this degree. */
                degree?: components["parameters"]["ProgramDegree"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setMasterProgramStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            masterProgram: components["schemas"]["MasterProgram"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getMasterProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The master program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            masterProgram: components["schemas"]["MasterProgram"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateMasterProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MasterProgramUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            masterProgram: components["schemas"]["MasterProgram"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteMasterProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPrograms: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this master program. */
                masterProgramID?: components["parameters"]["ProgramMasterProgramID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only of this degree. */
                degree?: components["parameters"]["ProgramDegree"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of programs, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            programs: components["schemas"]["Program"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countPrograms: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this master program. */
                masterProgramID?: components["parameters"]["ProgramMasterProgramID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only of this degree. */
                degree?: components["parameters"]["ProgramDegree"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            program: components["schemas"]["Program"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importPrograms: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadPrograms: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this master program. */
                masterProgramID?: components["parameters"]["ProgramMasterProgramID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only of this degree. */
                degree?: components["parameters"]["ProgramDegree"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setProgramStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            program: components["schemas"]["Program"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            program: components["schemas"]["Program"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            program: components["schemas"]["Program"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSeasons: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only of this academic year. */
                academicYear?: components["parameters"]["SeasonAcademicYear"];
                /** @description Only those whose last day has passed, or only those whose last day is to come. */
                isOver?: components["parameters"]["SeasonIsOver"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of seasons, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            seasons: components["schemas"]["Season"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countSeasons: {
        parameters: {
            query?: {
                /** @description Also counts them by the values of this property. */
                by?: "status";
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only of this academic year. */
                academicYear?: components["parameters"]["SeasonAcademicYear"];
                /** @description Only those whose last day has passed, or only those whose last day is to come. */
                isOver?: components["parameters"]["SeasonIsOver"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addSeason: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeasonCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            season: components["schemas"]["Season"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importSeasons: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadSeasons: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only of this academic year. */
                academicYear?: components["parameters"]["SeasonAcademicYear"];
                /** @description Only those whose last day has passed, or only those whose last day is to come. */
                isOver?: components["parameters"]["SeasonIsOver"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setSeasonStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            season: components["schemas"]["Season"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOwnSeasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons; none for who is no student of an institute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            ownSeasons: components["schemas"]["OwnSeason"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importSeasonEnrolments: {
        parameters: {
            query: {
                /** @description The season. */
                seasonID: components["parameters"]["SeasonID-2"];
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSeasonEnrolments: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                state?: components["parameters"]["EnrolmentState"];
                /** @description Only those who take part and got so far, as the report of the season counts them. */
                outcome?: components["parameters"]["SeasonOutcome"];
                /** @description Only those who study this; `none`, those who have not said what they study. */
                programID?: components["parameters"]["Program"];
            };
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of enrolments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            enrolments: components["schemas"]["Enrolment"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideSeasonEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrolmentDecision"];
            };
        };
        responses: {
            200: components["responses"]["Enrolment"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    joinSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrolmentRequest"];
            };
        };
        responses: {
            200: components["responses"]["Own"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    leaveSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Own"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    overrideSeasonRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverrideRequest"];
            };
        };
        responses: {
            /** @description The override. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            override: components["schemas"]["SeasonOverride"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cloneSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeasonCopy"];
            };
        };
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            season: components["schemas"]["Season"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            season: components["schemas"]["Season"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeasonUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            season: components["schemas"]["Season"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listIndustries: {
        parameters: {
            query?: {
                /** @description Page, from 1. Absent or -1 means everything, compact and only active rows. */
                pageNo?: number;
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of industries, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            industry: components["schemas"]["Industry"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countIndustries: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addIndustry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustryCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            industry: components["schemas"]["Industry"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importIndustries: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadIndustries: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setIndustryStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            industry: components["schemas"]["Industry"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getIndustry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The industry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            industry: components["schemas"]["Industry"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateIndustry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustryUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            industry: components["schemas"]["Industry"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteIndustry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSectors: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this industry. */
                industryID?: components["parameters"]["IndustryID"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sectors, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            sectors: components["schemas"]["Sector"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countSectors: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this industry. */
                industryID?: components["parameters"]["IndustryID"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addSector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectorCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            sector: components["schemas"]["Sector"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importSectors: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadSectors: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this industry. */
                industryID?: components["parameters"]["IndustryID"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setSectorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            sector: components["schemas"]["Sector"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sector. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            sector: components["schemas"]["Sector"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateSector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectorUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            sector: components["schemas"]["Sector"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteSector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only of this tier. */
                tier?: components["parameters"]["CityTier"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cities, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            cities: components["schemas"]["City"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countCities: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only of this tier. */
                tier?: components["parameters"]["CityTier"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addCity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CityCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            city: components["schemas"]["City"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importCities: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadCities: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only in this state. */
                stateCode?: components["parameters"]["StateCode"];
                /** @description Only of this tier. */
                tier?: components["parameters"]["CityTier"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setCityStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            city: components["schemas"]["City"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The city. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            city: components["schemas"]["City"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CityUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            city: components["schemas"]["City"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this category. */
                category?: components["parameters"]["SkillCategory"];
                /** @description Only of this sector. */
                sectorID?: components["parameters"]["SectorID"];
                /** @description Only with this status. */
                skillStatus?: components["parameters"]["SkillSkillStatus"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of skills, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            skills: components["schemas"]["Skill"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countSkills: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this category. */
                category?: components["parameters"]["SkillCategory"];
                /** @description Only of this sector. */
                sectorID?: components["parameters"]["SectorID"];
                /** @description Only with this status. */
                skillStatus?: components["parameters"]["SkillSkillStatus"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addSkill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            skill: components["schemas"]["Skill"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importSkills: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadSkills: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this category. */
                category?: components["parameters"]["SkillCategory"];
                /** @description Only of this sector. */
                sectorID?: components["parameters"]["SectorID"];
                /** @description Only with this status. */
                skillStatus?: components["parameters"]["SkillSkillStatus"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setSkillStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            skill: components["schemas"]["Skill"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            skill: components["schemas"]["Skill"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            skill: components["schemas"]["Skill"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillDecision"];
            };
        };
        responses: {
            200: components["responses"]["Skill"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    suggestSkill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillSuggestion"];
            };
        };
        responses: {
            200: components["responses"]["Skill"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listJobProfiles: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["JobProfileSort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this sector. */
                sectorID?: components["parameters"]["SectorID"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of job profiles, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            jobProfiles: components["schemas"]["JobProfile"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countJobProfiles: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this sector. */
                sectorID?: components["parameters"]["SectorID"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addJobProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobProfileCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobProfile: components["schemas"]["JobProfile"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importJobProfiles: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadJobProfiles: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this sector. */
                sectorID?: components["parameters"]["SectorID"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["JobProfileSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setJobProfileStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobProfile: components["schemas"]["JobProfile"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getJobProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobProfile: components["schemas"]["JobProfile"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateJobProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobProfileUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobProfile: components["schemas"]["JobProfile"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteJobProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listJobProfilesLateral: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["JobProfileLateralSort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this sector. */
                sectorID?: components["parameters"]["SectorID"];
                /** @description Only of this level. */
                level?: components["parameters"]["JobProfileLateralLevel"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lateral job profiles, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            jobProfilesLateral: components["schemas"]["JobProfileLateral"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countJobProfilesLateral: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this sector. */
                sectorID?: components["parameters"]["SectorID"];
                /** @description Only of this level. */
                level?: components["parameters"]["JobProfileLateralLevel"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addJobProfileLateral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobProfileLateralCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobProfileLateral: components["schemas"]["JobProfileLateral"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importJobProfilesLateral: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadJobProfilesLateral: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this sector. */
                sectorID?: components["parameters"]["SectorID"];
                /** @description Only of this level. */
                level?: components["parameters"]["JobProfileLateralLevel"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["JobProfileLateralSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setJobProfileLateralStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobProfileLateral: components["schemas"]["JobProfileLateral"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getJobProfileLateral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lateral job profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobProfileLateral: components["schemas"]["JobProfileLateral"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateJobProfileLateral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobProfileLateralUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobProfileLateral: components["schemas"]["JobProfileLateral"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteJobProfileLateral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listJobTemplates: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this job profile. */
                jobProfileID?: components["parameters"]["JobProfileID"];
                /** @description Only of the platform or of companies. */
                scope?: components["parameters"]["JobTemplateScope"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of job templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            jobTemplates: components["schemas"]["JobTemplate"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countJobTemplates: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this job profile. */
                jobProfileID?: components["parameters"]["JobProfileID"];
                /** @description Only of the platform or of companies. */
                scope?: components["parameters"]["JobTemplateScope"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addJobTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobTemplateCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobTemplate: components["schemas"]["JobTemplate"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importJobTemplates: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadJobTemplates: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this job profile. */
                jobProfileID?: components["parameters"]["JobProfileID"];
                /** @description Only of the platform or of companies. */
                scope?: components["parameters"]["JobTemplateScope"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setJobTemplateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobTemplate: components["schemas"]["JobTemplate"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getJobTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobTemplate: components["schemas"]["JobTemplate"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateJobTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobTemplateUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobTemplate: components["schemas"]["JobTemplate"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteJobTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCvTemplates: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this layout. */
                layout?: components["parameters"]["CvTemplateLayout"];
                /** @description Only for these people. */
                audience?: components["parameters"]["Audience"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of CV templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            cvTemplates: components["schemas"]["CvTemplate"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countCvTemplates: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this layout. */
                layout?: components["parameters"]["CvTemplateLayout"];
                /** @description Only for these people. */
                audience?: components["parameters"]["Audience"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addCvTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CvTemplateCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            cvTemplate: components["schemas"]["CvTemplate"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    previewCvTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CvTemplatePreviewRequest"];
            };
        };
        responses: {
            /** @description The pages, and what to look at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            preview: components["schemas"]["CvPreview"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importCvTemplates: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadCvTemplates: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this layout. */
                layout?: components["parameters"]["CvTemplateLayout"];
                /** @description Only for these people. */
                audience?: components["parameters"]["Audience"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setCvTemplateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            cvTemplate: components["schemas"]["CvTemplate"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCvTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CV template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            cvTemplate: components["schemas"]["CvTemplate"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateCvTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CvTemplateUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            cvTemplate: components["schemas"]["CvTemplate"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteCvTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPostedCvTemplates: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posted CV templates, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            cvTemplates: components["schemas"]["CvTemplate"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPostedCvTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CV template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            cvTemplate: components["schemas"]["CvTemplate"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["QuestionSort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only for this purpose. */
                purpose?: components["parameters"]["QuestionPurpose"];
                /** @description Only with this skill. */
                skillID?: components["parameters"]["SkillID"];
                /** @description Only answered so. */
                answerType?: components["parameters"]["QuestionAnswerType"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            questions: components["schemas"]["Question"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countQuestions: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only for this purpose. */
                purpose?: components["parameters"]["QuestionPurpose"];
                /** @description Only with this skill. */
                skillID?: components["parameters"]["SkillID"];
                /** @description Only answered so. */
                answerType?: components["parameters"]["QuestionAnswerType"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            question: components["schemas"]["Question"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importQuestions: {
        parameters: {
            query: {
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadQuestions: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only for this purpose. */
                purpose?: components["parameters"]["QuestionPurpose"];
                /** @description Only with this skill. */
                skillID?: components["parameters"]["SkillID"];
                /** @description Only answered so. */
                answerType?: components["parameters"]["QuestionAnswerType"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["QuestionSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setQuestionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            question: components["schemas"]["Question"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            question: components["schemas"]["Question"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            question: components["schemas"]["Question"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOptions: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: "sortOrder" | "-sortOrder" | "text" | "-text";
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this question. */
                questionID?: components["parameters"]["QuestionQuestionID"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            options: components["schemas"]["Option"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countOptions: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this question. */
                questionID?: components["parameters"]["QuestionQuestionID"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addOption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            options: components["schemas"]["Option"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setOptionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            options: components["schemas"]["Option"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            options: components["schemas"]["Option"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            options: components["schemas"]["Option"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only for this account type. */
                userType?: components["parameters"]["RoleUserType"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            roles: components["schemas"]["Role"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countRoles: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only for this account type. */
                userType?: components["parameters"]["RoleUserType"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            role: components["schemas"]["Role"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadRoles: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only for this account type. */
                userType?: components["parameters"]["RoleUserType"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setRoleStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            role: components["schemas"]["Role"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the role, or `me` for the role of the caller. */
                id: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            role: components["schemas"]["Role"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            role: components["schemas"]["Role"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All 111, by resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            permissions: components["schemas"]["PermissionDescription"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["LeadSort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this status. */
                status?: components["parameters"]["LeadStatus"];
                /** @description Only with this next action. */
                nextAction?: components["parameters"]["LeadNextAction"];
                /** @description Only those that this member of staff follows up. */
                ownerID?: components["parameters"]["LeadOwnerID"];
                /** @description Only of this industry. */
                industryID?: components["parameters"]["IndustryID"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            leads: components["schemas"]["Lead"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listLeadOwners: {
        parameters: {
            query?: {
                /** @description Page, from 1. -1 means everything that the caller reaches, compact (id, name and parent) and only active rows; of a very long list the beginning, and then `meta.total` is more than `meta.pageSize`. */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            owners: components["schemas"]["LeadOwner"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countLeads: {
        parameters: {
            query?: {
                /** @description Also counts them by the values of this property. */
                by?: "status";
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this status. */
                status?: components["parameters"]["LeadStatus"];
                /** @description Only with this next action. */
                nextAction?: components["parameters"]["LeadNextAction"];
                /** @description Only those that this member of staff follows up. */
                ownerID?: components["parameters"]["LeadOwnerID"];
                /** @description Only of this industry. */
                industryID?: components["parameters"]["IndustryID"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED, and with `details.difficulty` `hard` where a harder challenge has to be solved; a server whose captcha is switched off does not need it. */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadCreation"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            lead: components["schemas"]["Lead"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadLeads: {
        parameters: {
            query?: {
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this status. */
                status?: components["parameters"]["LeadStatus"];
                /** @description Only with this next action. */
                nextAction?: components["parameters"]["LeadNextAction"];
                /** @description Only those that this member of staff follows up. */
                ownerID?: components["parameters"]["LeadOwnerID"];
                /** @description Only of this industry. */
                industryID?: components["parameters"]["IndustryID"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
                /** @description Only active rows (true) or only withdrawn ones (false). Absent means both. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["LeadSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setLeadStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            lead: components["schemas"]["Lead"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            lead: components["schemas"]["Lead"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            lead: components["schemas"]["Lead"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    convertLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadCompany"];
            };
        };
        responses: {
            /** @description Converted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            lead: components["schemas"]["Lead"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    convertLeadToInstitute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadInstitute"];
            };
        };
        responses: {
            /** @description Converted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            lead: components["schemas"]["Lead"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `default`, an account type (C, E or S), or the id of an institute, company or university. */
                id: components["parameters"]["SettingsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings that apply to the scope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            config: components["schemas"]["SettingsConfig"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `default`, an account type (C, E or S), or the id of an institute, company or university. */
                id: components["parameters"]["SettingsId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            config: components["schemas"]["SettingsConfig"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSettingChanges: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description `default`, an account type (C, E or S), or the id of an institute, company or university. */
                id: components["parameters"]["SettingsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            changes: components["schemas"]["SettingsChange"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listUndelivered: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            messages: components["schemas"]["UndeliveredMessage"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendUndelivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndeliveredRequest"];
            };
        };
        responses: {
            /** @description How many are tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            count: number;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listNotifications: {
        parameters: {
            query: {
                /** @description Which list. */
                type: components["schemas"]["NotificationType"];
                /** @description At most so many. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, of the last 90 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            notifications: components["schemas"]["Notification"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSentNotifications: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. Newest first without it. */
                sort?: components["parameters"]["SentSort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this type. */
                type?: components["parameters"]["SentType"];
                /** @description Only in this state. */
                status?: components["parameters"]["SentState"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, with how many got and read each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            notifications: components["schemas"]["SentNotification"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadSentNotifications: {
        parameters: {
            query?: {
                /** @description Order; a minus sign turns it round. Newest first without it. */
                sort?: components["parameters"]["SentSort"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only of this type. */
                type?: components["parameters"]["SentType"];
                /** @description Only in this state. */
                status?: components["parameters"]["SentState"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addNotification: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationCreation"];
            };
        };
        responses: {
            /** @description Sent, or waiting for its time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            notifications: components["schemas"]["SentNotification"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    previewNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudienceRequest"];
            };
        };
        responses: {
            /** @description How many, and a few names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            preview: components["schemas"]["AudiencePreview"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAllRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events until the session or the server ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["NotificationEvents"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            notification: components["schemas"]["Notification"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSentNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            notifications: components["schemas"]["SentNotification"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            notifications: components["schemas"]["SentNotification"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listJobDescriptions: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order; a minus sign turns it round. */
                sort?: "createdAt" | "-createdAt" | "title" | "-title" | "lastDateToApply" | "-lastDateToApply";
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only in this phase. */
                phase?: components["parameters"]["JobDescriptionPhase"];
                /** @description Only those about which the caller's institute, or one of the caller's university, has decided this. Pending ones have not ended. */
                approval?: components["parameters"]["JobDescriptionApproval"];
                /** @description Only those that need somebody for this reason. */
                attention?: components["parameters"]["JobDescriptionAttention"];
                /** @description Only of this company. */
                companyID?: components["parameters"]["CompanyID"];
                /** @description Only of this season. */
                seasonID?: components["parameters"]["SeasonID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only for these people. */
                audience?: components["parameters"]["Audience"];
                /** @description Only of this type. */
                jobType?: components["parameters"]["JobType"];
                /** @description Only in this city. */
                cityID?: components["parameters"]["CityID"];
                /** @description Only of this job profile. */
                jobProfileID?: components["parameters"]["JobProfileID"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of job descriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            jobDescriptions: components["schemas"]["JobDescription"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countJobDescriptions: {
        parameters: {
            query?: {
                /** @description Also counts them by the values of this property. */
                by?: "phase";
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only drafts or only posted ones. */
                status?: components["parameters"]["Status"];
                /** @description Only in this phase. */
                phase?: components["parameters"]["JobDescriptionPhase"];
                /** @description Only those about which the caller's institute, or one of the caller's university, has decided this. Pending ones have not ended. */
                approval?: components["parameters"]["JobDescriptionApproval"];
                /** @description Only those that need somebody for this reason. */
                attention?: components["parameters"]["JobDescriptionAttention"];
                /** @description Only of this company. */
                companyID?: components["parameters"]["CompanyID"];
                /** @description Only of this season. */
                seasonID?: components["parameters"]["SeasonID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only for these people. */
                audience?: components["parameters"]["Audience"];
                /** @description Only of this type. */
                jobType?: components["parameters"]["JobType"];
                /** @description Only in this city. */
                cityID?: components["parameters"]["CityID"];
                /** @description Only of this job profile. */
                jobProfileID?: components["parameters"]["JobProfileID"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addJobDescription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobDescriptionCreation"];
            };
        };
        responses: {
            /** @description Added as a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDescriptionAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    evaluateEligibility: {
        parameters: {
            query?: {
                /** @description The job description. Staff and employers name one; absent, a candidate gets those of all open ones. */
                jobID?: components["schemas"]["ID"];
                /** @description Only with this verdict. */
                verdict?: components["schemas"]["EligibilityVerdict"];
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For staff and employers `eligible`, for a candidate `evaluations`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            eligible?: components["schemas"]["EligibleCount"];
                            evaluations?: components["schemas"]["Evaluation"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    previewEligibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EligibilityPreview"];
            };
        };
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            eligible: components["schemas"]["EligibleCount"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listJobReviews: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only of this kind. */
                kind?: components["parameters"]["JobReviewKind"];
                /** @description Only in this state. */
                state?: components["parameters"]["JobReviewState"];
                /** @description Only of this company. */
                companyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            jobReviews: components["schemas"]["JobReview"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countJobReviews: {
        parameters: {
            query?: {
                /** @description Only of this kind. */
                kind?: components["parameters"]["JobReviewKind"];
                /** @description Only in this state. */
                state?: components["parameters"]["JobReviewState"];
                /** @description Only of this company. */
                companyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideJobReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobReviewDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobReview: components["schemas"]["JobReview"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setJobDescriptionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPosting"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDescriptionAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    closeJobDescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobEnding"];
            };
        };
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDescriptionAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelJobDescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobEnding"];
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDescriptionAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    duplicateJobDescription: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDescriptionAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideJobDescriptionApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDescriptionAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    explainEligibility: {
        parameters: {
            query?: {
                /** @description Whose; absent means the caller's own. */
                userID?: components["parameters"]["UserID"];
            };
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhatIf"];
            };
        };
        responses: {
            /** @description The evaluation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            evaluation: components["schemas"]["Evaluation"];
                            /** @description Other open jobs that the values would make eligible; with values alone. */
                            moreJobs?: number;
                            /** @description The most that one of those jobs pays a year; null where none says it. */
                            moreJobsCtcMaxPaise?: components["schemas"]["Paise"] | null;
                            /** @description The caller's own values, as far as they are known and can be tried; without skills and languages, which are tried beside the own ones. */
                            facts?: components["schemas"]["WhatIf"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getJobDescriptionFile: {
        parameters: {
            query: {
                /** @description One of the job's `files`, or of a review of it. */
                fileID: components["schemas"]["ID"];
            };
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PdfFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    reportJobDescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbuseReport"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSimilarJobs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With evaluation and price; empty where none is like it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobDescriptions: components["schemas"]["JobDescription"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getJobDescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job description, as far as the caller may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDescriptionAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateJobDescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobDescriptionUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDescriptionAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteJobDescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSavedJobs: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            jobDescriptions: components["schemas"]["JobDescription"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    unsaveJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listJobAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobAlerts: components["schemas"]["JobAlert"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addJobAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobAlertCreation"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobAlert: components["schemas"]["JobAlert"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateJobAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobAlertUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            jobAlert: components["schemas"]["JobAlert"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteJobAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listEligibleJobDescriptions: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this verdict. */
                verdict?: components["parameters"]["Verdict"];
                /** @description Only of this type. */
                jobType?: components["parameters"]["JobType"];
                /** @description Only in this city. */
                cityID?: components["parameters"]["CityID"];
                /** @description Only of this company. */
                companyID?: components["parameters"]["CompanyID"];
                /** @description Only those whose best pay of a year comes to this at least, in paise. */
                minPaise?: number;
                /** @description Order; a minus sign turns it round. */
                sort?: "matchScore" | "-matchScore" | "lastDateToApply" | "-lastDateToApply" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open jobs without a decision, with evaluation and price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            jobDescriptions: components["schemas"]["JobDescription"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countMyJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers that the lists without filters have. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            counts: components["schemas"]["MyJobCounts"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditRequest"];
            };
        };
        responses: {
            /** @description Whether anybody was told now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            isNew: boolean;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countMappings: {
        parameters: {
            query: {
                /** @description The job description. */
                jobID: components["parameters"]["JobDescriptionID"];
                /** @description Also counts them by the values of this property. */
                by?: "status";
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this status. */
                status?: components["parameters"]["MappingStatus"];
                /** @description Only with this verdict. */
                verdict?: components["parameters"]["Verdict"];
                /** @description Only of this program. */
                programID?: components["parameters"]["ProgramID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description Only with at least this CGPA. */
                minCgpa?: components["parameters"]["MinCgpa"];
                /** @description Only with at most so many live backlogs; -1 means any number. */
                maxLiveBacklogs?: components["parameters"]["MaxLiveBacklogs"];
                /** @description Only with this skill. */
                skillID?: components["parameters"]["SkillID"];
                /** @description Only who study for this now. */
                degree?: components["parameters"]["Degree"];
                /** @description Only who live in this city or would like to work there. */
                cityID?: components["parameters"]["CityOfPerson"];
                /** @description Only who have answered a question of the job with this option. */
                optionID?: components["parameters"]["OptionID"];
                /** @description Only those with one of these roll numbers in their institutes, without regard to capitals; separated by commas. */
                rollNumbers?: components["parameters"]["RollNumbers"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PeopleCounts"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPastJobDescriptions: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only with this status. */
                status?: components["parameters"]["MappingStatus"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the timeline of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            mappings: components["schemas"]["Mapping"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addMapping: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Application"];
            };
        };
        responses: {
            /** @description Decided and paid for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            mapping: components["schemas"]["Mapping"];
                            wallet: components["schemas"]["Wallet"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setMappingStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingStatusChange"];
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            mapping: components["schemas"]["Mapping"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listEligibleStudents: {
        parameters: {
            query: {
                /** @description The job description. */
                jobID: components["parameters"]["JobDescriptionID"];
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this status. */
                status?: components["parameters"]["MappingStatus"];
                /** @description Only with this verdict. */
                verdict?: components["parameters"]["Verdict"];
                /** @description Only of this program. */
                programID?: components["parameters"]["ProgramID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description Only with at least this CGPA. */
                minCgpa?: components["parameters"]["MinCgpa"];
                /** @description Only with at most so many live backlogs; -1 means any number. */
                maxLiveBacklogs?: components["parameters"]["MaxLiveBacklogs"];
                /** @description Only with this skill. */
                skillID?: components["parameters"]["SkillID"];
                /** @description Only who study for this now. */
                degree?: components["parameters"]["Degree"];
                /** @description Only who live in this city or would like to work there. */
                cityID?: components["parameters"]["CityOfPerson"];
                /** @description Only who have answered a question of the job with this option. */
                optionID?: components["parameters"]["OptionID"];
                /** @description Only those with one of these roll numbers in their institutes, without regard to capitals; separated by commas. */
                rollNumbers?: components["parameters"]["RollNumbers"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["PeopleSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With evaluation; contact details once shortlisted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            mappings: components["schemas"]["Mapping"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    bulkUpdateMappings: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingBulkUpdate"];
            };
        };
        responses: {
            /** @description One result per row; some may have failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            results: components["schemas"]["BulkResult"][];
                            credits: components["schemas"]["BulkCredits"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importMappings: {
        parameters: {
            query: {
                /** @description The job description. */
                jobID: components["parameters"]["JobDescriptionID"];
                /** @description Whether the file is only checked or also taken in. */
                mode: components["parameters"]["ImportMode"];
                /** @description Whether nothing is taken in while any row fails. Otherwise the rows that fail are left out. */
                isWhole?: components["parameters"]["ImportWhole"];
                /** @description JSON object: for headings of the file the column that each means, or an empty text where it is passed over. Others are understood by their names and by usual words for them. */
                headings?: components["parameters"]["ImportHeadings"];
            };
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        responses: {
            200: components["responses"]["Imported"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadMappings: {
        parameters: {
            query: {
                /** @description The job description. */
                jobID: components["parameters"]["JobDescriptionID"];
                /** @description What to download. */
                format?: "csv" | "cv";
                /** @description Columns of the file, joined by commas. Absent means all that the caller may see. */
                columns?: components["parameters"]["Columns"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only with this status. */
                status?: components["parameters"]["MappingStatus"];
                /** @description Only with this verdict. */
                verdict?: components["parameters"]["Verdict"];
                /** @description Only of this program. */
                programID?: components["parameters"]["ProgramID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description Only with at least this CGPA. */
                minCgpa?: components["parameters"]["MinCgpa"];
                /** @description Only with at most so many live backlogs; -1 means any number. */
                maxLiveBacklogs?: components["parameters"]["MaxLiveBacklogs"];
                /** @description Only with this skill. */
                skillID?: components["parameters"]["SkillID"];
                /** @description Only who study for this now. */
                degree?: components["parameters"]["Degree"];
                /** @description Only who live in this city or would like to work there. */
                cityID?: components["parameters"]["CityOfPerson"];
                /** @description Only who have answered a question of the job with this option. */
                optionID?: components["parameters"]["OptionID"];
                /** @description Order; a minus sign turns it round. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description What the file is for; kept in the audit trail. */
                purpose: components["parameters"]["Purpose"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file, or with `format=cv` a ZIP of CVs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvFile"];
                    "application/zip": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    amendOffer: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferAmendment"];
            };
        };
        responses: {
            /** @description Amended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            mapping: components["schemas"]["Mapping"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getOfferLetter: {
        parameters: {
            query?: {
                /** @description Of an earlier offer. */
                version?: number;
            };
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PdfFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMappingEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            events: components["schemas"]["MappingEvent"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMappingNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every note, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            notes: components["schemas"]["MappingNote"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addMappingNote: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingNoteText"];
            };
        };
        responses: {
            /** @description Every note, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            notes: components["schemas"]["MappingNote"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteMappingNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
                /** @description The note. */
                noteID: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every note, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            notes: components["schemas"]["MappingNote"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getWallet: {
        parameters: {
            query?: {
                /** @description Id of a candidate, company or institute. Absent: the wallet of the caller. */
                ownerID?: components["schemas"]["ID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            wallet: components["schemas"]["Wallet"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listWalletEntries: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only this kind. */
                kind?: components["schemas"]["WalletEntryKind"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
                /** @description Order by time of creation; a minus sign means newest first. */
                sort?: components["parameters"]["NewestFirst"];
                /** @description The page that has this entry, newest first and of every kind, instead of `pageNo`. Which page it is, `meta.pageNo` says. */
                entryID?: components["schemas"]["ID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            walletEntries: components["schemas"]["WalletEntry"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadWalletEntries: {
        parameters: {
            query?: {
                /** @description Only this kind. */
                kind?: components["schemas"]["WalletEntryKind"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addWalletEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletEntryRequest"];
            };
        };
        responses: {
            /** @description The entry that the claim stands for, written now or before. `meta.notice` is AMOUNT_IGNORED when another amount was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            walletEntry: components["schemas"]["WalletEntry"];
                            wallet: components["schemas"]["Wallet"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getWalletQuote: {
        parameters: {
            query?: {
                /** @description Rupees to pay; or ask by credits. */
                rupees?: number;
                /** @description Credits to get; or ask by rupees. */
                credits?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            quote: components["schemas"]["Quote"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    transferCredits: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransfer"];
            };
        };
        responses: {
            /** @description One result per person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            results: components["schemas"]["BulkResult"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    adjustWallet: {
        parameters: {
            query?: never;
            header: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletAdjustment"];
            };
        };
        responses: {
            /** @description Entered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            walletEntry: components["schemas"]["WalletEntry"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createPaymentOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order, which the checkout script takes. It is `data` itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentProof"];
            };
        };
        responses: {
            /** @description Paid and credited, now or before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            order: components["schemas"]["Order"];
                            walletEntry: components["schemas"]["WalletEntry"];
                            receipt: components["schemas"]["Receipt"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA-256 over the body as it was sent, hexadecimal. */
                "X-Razorpay-Signature"?: string;
                /** @description The same for every repeat of a message. */
                "X-Razorpay-Event-Id"?: string;
            };
            path: {
                /** @description Which provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPaymentOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id. */
                id: components["schemas"]["ID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            order: components["schemas"]["Order"];
                            /** @description Once the order is paid. */
                            receipt: components["schemas"]["Receipt"] | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            receipts: components["schemas"]["Receipt"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getReceiptPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PdfFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            receipt: components["schemas"]["Receipt"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCandidateProfiles: {
        parameters: {
            query?: {
                /** @description Whose; absent means the caller's own. */
                userID?: components["parameters"]["UserID"];
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Part of a name or code, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Only those written in this language. */
                language?: components["schemas"]["Locale"];
                /** @description Only those that these people may see. */
                visibility?: components["schemas"]["CvVisibility"];
                /** @description Order; a minus sign turns it round. Without it the default one comes first. */
                sort?: "name" | "-name" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles of one person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            candidateProfiles: components["schemas"]["CandidateProfile"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addCandidateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateProfileCreation"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            candidateProfile: components["schemas"]["CandidateProfile"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCvEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sections that have entries, and the summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            cvEntries: components["schemas"]["CvSectionEntries"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    previewCv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CvPreviewRequest"];
            };
        };
        responses: {
            /** @description The pages, and what to look at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            preview: components["schemas"]["CvPreview"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    importJsonResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonResume"];
            };
        };
        responses: {
            /** @description Imported as a new profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            candidateProfile: components["schemas"]["CandidateProfile"];
                            report: components["schemas"]["ResumeReport"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createCv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CvRequest"];
            };
        };
        responses: {
            /** @description Made, and frozen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            cv: components["schemas"]["Cv"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCandidateProfilePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PdfFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportJsonResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portable format of jsonresume.org, version 1.0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            resume: components["schemas"]["JsonResume"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCvShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            shares: components["schemas"]["CvShare"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    shareCandidateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CvShareRequest"];
            };
        };
        responses: {
            /** @description Made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            share: components["schemas"]["CvShare"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCandidateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            candidateProfile: components["schemas"]["CandidateProfile"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateCandidateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateProfileUpdate"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            candidateProfile: components["schemas"]["CandidateProfile"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteCandidateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCvPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PdfFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    revokeCvShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSharedCv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The end of the address. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PdfFile"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            cv: components["schemas"]["Cv"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listImages: {
        parameters: {
            query?: {
                /** @description The organisation whose files are wanted; absent, the caller. */
                ownerID?: components["schemas"]["ID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files and how many more there may be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            images: components["schemas"]["Image"][];
                            quota: components["schemas"]["ImageQuota"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description Kept; metadata of the camera removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            image: components["schemas"]["Image"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; `nosniff`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "application/pdf": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the record. */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Persona, what to do next and the figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            dashboard: components["schemas"]["Dashboard"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                /** @description What is searched for. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            results: components["schemas"]["SearchResult"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listLedgerEntries: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only credits that were issued, spent, or expired. */
                flow?: components["parameters"]["CreditFlow"];
                /** @description Only this kind. */
                kind?: components["parameters"]["WalletEntryKind"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            ledgerEntries: components["schemas"]["LedgerEntry"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description Only of this season. */
                seasonID?: components["parameters"]["SeasonID"];
                /** @description Only of this institute. */
                instituteID?: components["parameters"]["InstituteID"];
                /** @description Only who pass in this year. */
                passingYear?: components["parameters"]["PassingYear"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
                /** @description What a row stands for, where a report leaves a choice. */
                groupBy?: components["schemas"]["ReportGroup"];
            };
            header?: never;
            path: {
                /** @description Which report. */
                name: components["schemas"]["ReportName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals and one row per group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            report: components["schemas"]["Report"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows on a page. Ignored with `pageNo=-1`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description `meta.nextCursor` or `meta.previousCursor` of the page beside this one, read with the same filters and the same order. The rows then follow that page, however far down the list is, and `pageNo` only names the page. Without it the rows before the page are counted off. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only of this kind. */
                entityType?: string;
                /** @description Only of this record. */
                entityID?: components["schemas"]["ID"];
                /** @description Only by this person. */
                actorID?: components["schemas"]["ID"];
                /** @description First day, Indian time. */
                from?: components["parameters"]["From"];
                /** @description Last day, Indian time; included. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            auditEvents: components["schemas"]["AuditEvent"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
