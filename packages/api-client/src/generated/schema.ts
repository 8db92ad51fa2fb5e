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
         * @description Opens a session of 24 hours. Wrong number and wrong password: 400 INVALID_CREDENTIALS with the same text. Right password but mobile number not verified: 409 MOBILE_NOT_VERIFIED.
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
         * @description Signs up a candidate, or an employer with the body of `/company/add`. Until its mobile number is verified a registration reserves nothing: the next one with the same number or e-mail replaces it. A verified number or e-mail: 409 DUPLICATE, with one text for both.
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
         * @description Confirms the e-mail address by the link that was sent to it. A wrong or expired token: 400 TOKEN_INVALID. A used one: 409 ALREADY_ACTIVE.
         */
        post: operations["activateUser"];
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
    "/sendOTP/{mobileNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a one-time password (GET)
         * @description Sends an SMS although it is a GET, so it wants a header that no link or prefetch can send, is never cached and must never be repeated by itself. New clients use POST. At most one in 60 seconds per number: 429 OTP_COOLDOWN.
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
         * @description At most one in 60 seconds per number: 429 OTP_COOLDOWN. The answer is the same for every number.
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
         * @description Five tries within ten minutes, then the code is void. Wrong: 400 OTP_INVALID. Used: 409 OTP_USED. For the purpose `register` this activates the account and writes the opening credits.
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
    "/institute/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List institutes
         * @description Without a session only `pageNo=-1`, which lists the institutes that a fresher can choose at sign-up. Pages need Manage Institute or View Institute.
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
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Everything when no page is asked for: the contact and sign-up forms need all of them.
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
         * @description Creates the company, the account of its contact person and a wallet together. A verified number or e-mail: 409 DUPLICATE. With Create Company no captcha is asked.
         */
        post: operations["addCompany"];
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
         * @description A token is accepted but not needed. The lead starts as New with the next action Open.
         */
        post: operations["createLead"];
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
         * @description The caller's own role, or any with View Role.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
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
        put?: never;
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
         * @description List notifications of one type.
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
         * @description List entries of the caller's wallet.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        LoginRequest: {
            /**
             * @description As typed; a number that nobody has is answered like a wrong password.
             * @example 9000000001
             */
            mobileNumber: string;
            /** @example Demo@2026 */
            password: string;
        };
        Meta: {
            /**
             * @description Finds this call in the server's log. Quote it to support.
             * @example req-4f1c
             */
            requestId: string;
            /**
             * @description Something about the request that did not stop it.
             * @example AMOUNT_IGNORED
             * @enum {string}
             */
            notice?: "AMOUNT_IGNORED";
            /**
             * @description For a merged answer, the scope that each key came from.
             * @example {
             *       "studentCredit": "default"
             *     }
             */
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
            /**
             * @description A sentence that may be shown to a person.
             * @example OK
             */
            message: string;
            error: null;
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Identifier of a record. New ones are UUIDs of version 7.
         * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01
         */
        ID: string;
        /**
         * @description C candidate, E employer, S staff (support, institute and university officers).
         * @example C
         * @enum {string}
         */
        UserType: "C" | "E" | "S";
        /**
         * @description Letters A-Z and a-z only, no spaces or digits.
         * @example Asha
         */
        PersonName: string;
        /**
         * @description E-mail address. Kept in lower case.
         * @example asha.patil@example.com
         */
        Email: string;
        /**
         * @description Indian mobile number without country code. Ten digits, the first not 0.
         * @example 9000000001
         */
        MobileNumber: string;
        /**
         * @description Seconds since 1970 UTC.
         * @example 1795235400
         */
        EpochSeconds: number;
        /** @description The claims of a session's token. */
        TokenClaims: {
            id: components["schemas"]["ID"];
            type: components["schemas"]["UserType"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobileNumber: components["schemas"]["MobileNumber"];
            /**
             * @description Null unless type is C.
             * @example true
             */
            isFresher: boolean | null;
            /** @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01 */
            parentEntityID: string | null;
            /** @example Sahyadri Institute of Technology */
            parentEntityName: string | null;
            roleID: components["schemas"]["ID"];
            exp: components["schemas"]["EpochSeconds"];
            iat: components["schemas"]["EpochSeconds"];
            /** @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9eff */
            jti: string;
            /**
             * @description A ticket has another scope and no person in it.
             * @example session
             * @constant
             */
            scope?: "session";
        };
        /**
         * @description Signed JSON Web Token of a session; its claims are `TokenClaims`.
         * @example eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjAxOThjMGRlIn0.c2lnbmF0dXJl
         */
        AccessToken: string;
        SignedIn: {
            token: components["schemas"]["AccessToken"];
        };
        /**
         * @description What went wrong, for programs. The status that each belongs to stands in the package's readme.
         * @example VALIDATION_FAILED
         * @enum {string}
         */
        ErrorCode: "BAD_REQUEST" | "INVALID_CREDENTIALS" | "OTP_INVALID" | "TOKEN_INVALID" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "FORBIDDEN" | "OUT_OF_SCOPE" | "ACCOUNT_SUSPENDED" | "NOT_ENTITLED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_ACCEPTABLE" | "DUPLICATE" | "STALE" | "ILLEGAL_TRANSITION" | "INSUFFICIENT_CREDITS" | "PRICE_CHANGED" | "OTP_REQUIRED" | "OTP_USED" | "MOBILE_NOT_VERIFIED" | "ALREADY_ACTIVE" | "IN_USE" | "IDEMPOTENCY_MISMATCH" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_FAILED" | "CAPTCHA_FAILED" | "RATE_LIMITED" | "OTP_COOLDOWN" | "INTERNAL" | "NOT_IMPLEMENTED" | "UNAVAILABLE";
        FieldError: {
            /**
             * @description Property path in the request body, joined by dots; `meta.captcha` for the captcha header.
             * @example mobileNumber
             */
            path: string;
            /**
             * @description Name of the rule that was broken.
             * @example mobile
             */
            code: string;
            /** @example Enter a mobile number of 10 digits that does not start with 0. */
            message: string;
        };
        Error: {
            code: components["schemas"]["ErrorCode"];
            /**
             * @description A sentence that may be shown to a person. Plain text.
             * @example Some fields need your attention.
             */
            message: string;
            /** @description The fields that broke a rule; empty unless `code` is VALIDATION_FAILED. */
            fields: components["schemas"]["FieldError"][];
            /**
             * @description Facts that a program can use, such as `{ needed, balance }` of INSUFFICIENT_CREDITS.
             * @example {}
             */
            details: {
                [key: string]: unknown;
            };
        };
        Failure: {
            /** @constant */
            success: false;
            /**
             * @description The HTTP status, repeated.
             * @example 422
             */
            status: number;
            /**
             * @description The HTTP status, repeated.
             * @example 422
             */
            statusCode: number;
            /**
             * @description A sentence that may be shown to a person; the same as `error.message`.
             * @example Some fields need your attention.
             */
            message: string;
            data: null;
            error: components["schemas"]["Error"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description At least 8 characters with a digit, a lower-case letter, an upper-case letter and one of ! @ # $ % ^ & *; no other characters. The server also refuses well-known passwords and ones that contain the mobile number.
         * @example Demo@2026
         */
        NewPassword: string;
        /** @description Sign-up of a candidate. A fresher names an institute; an experienced candidate sends no city, state or institute. */
        CandidateRegistration: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /**
             * @example C
             * @constant
             */
            type: "C";
            /** @example Pune */
            city?: string | null;
            /**
             * @description Name of one of the states and union territories.
             * @example Maharashtra
             */
            state?: string | null;
            /**
             * @description Id of an institute from the public list. Required for a fresher.
             * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01
             */
            institute?: string | null;
            mobileNumber: components["schemas"]["MobileNumber"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /** @example true */
            isFresher: boolean;
        };
        /** @example Sahyadri Institute of Technology */
        Name: string;
        /**
         * @description An http or https address whose host has a dot.
         * @example https://navyug.example.com
         */
        WebAddress: string;
        /** @description A company, its contact person and that person's account. */
        CompanyCreation: {
            name: components["schemas"]["Name"];
            /**
             * @description City and state.
             * @example Pune, Maharashtra
             */
            location: string;
            website: components["schemas"]["WebAddress"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["MobileNumber"];
            /**
             * @description Id of an industry; its exact name is taken too.
             * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e03
             */
            industryType: string;
            spocFirstName: components["schemas"]["PersonName"];
            spocLastName: components["schemas"]["PersonName"];
            /** @example HR manager */
            spocDesignation: string;
            password: components["schemas"]["NewPassword"];
        };
        ActivationRequest: {
            email: components["schemas"]["Email"];
            /**
             * @description From the link in the e-mail.
             * @example q1Zk0m3pXv8yT5nB2rD7sW4aLf9cHj6eGuKiOoPxYtE
             */
            token: string;
        };
        PasswordReset: {
            mobileNumber: components["schemas"]["MobileNumber"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description What a one-time password is for.
         * @example register
         * @enum {string}
         */
        OtpPurpose: "register" | "reset";
        /** @description The same for every number, known or not. */
        OtpSent: {
            /**
             * @description Seconds until another may be sent.
             * @example 60
             */
            resendAfter: number;
            /**
             * @description Seconds for which the code is good.
             * @example 600
             */
            expiresIn: number;
        };
        OtpRequest: {
            mobileNumber: components["schemas"]["MobileNumber"];
            purpose: components["schemas"]["OtpPurpose"];
        };
        /**
         * @description One-time password. Six characters without spaces; the ones that are sent are digits.
         * @example 482913
         */
        OtpCode: string;
        OtpVerification: {
            code: components["schemas"]["OtpCode"];
            mobileNumber: components["schemas"]["MobileNumber"];
        };
        OtpVerified: {
            /**
             * @description A session, or for the purpose `reset` a ticket that only `/auth/resetPassword` accepts, once, within 10 minutes.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjAxOThjMGRlIn0.c2lnbmF0dXJl
             */
            token: string;
            purpose: components["schemas"]["OtpPurpose"];
        };
        CaptchaParameters: {
            /**
             * @description Key derivation function.
             * @example PBKDF2/SHA-256
             */
            algorithm: string;
            /** @example 5f2d7a91c3e84b06 */
            nonce: string;
            /** @example a1b2c3d4e5f60718 */
            salt: string;
            /** @example 5000 */
            cost: number;
            /**
             * @description Bytes.
             * @example 32
             */
            keyLength: number;
            /**
             * @description Hexadecimal.
             * @example 00
             */
            keyPrefix: string;
            /** @example 91ab22cd */
            keySignature?: string;
            /**
             * @description KiB.
             * @example 19456
             */
            memoryCost?: number;
            /** @example 1 */
            parallelism?: number;
            expiresAt?: components["schemas"]["EpochSeconds"];
            /**
             * @description Signed along with the rest; the solver hands it back untouched.
             * @example {
             *       "purpose": "login"
             *     }
             */
            data?: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** @description Proof of work: find the counter whose derived key starts with `keyPrefix`. The client hands the whole challenge to its solver and sends base64(JSON({ challenge, solution })) as the captcha token. */
        CaptchaChallenge: {
            parameters: components["schemas"]["CaptchaParameters"];
            /** @example b7e1f0c4 */
            signature: string;
        };
        /**
         * @description Kind of organisation that an account can belong to.
         * @example Institute
         * @enum {string}
         */
        EntityType: "Employer" | "University" | "Institute";
        /**
         * @description Pending OTP until the mobile number is verified.
         * @example Active
         * @enum {string}
         */
        UserStatus: "Pending OTP" | "Active" | "Suspended" | "Deactivated" | "Erased";
        /**
         * @description Language of messages to a person.
         * @example en
         * @enum {string}
         */
        Locale: "en" | "hi";
        /** @description When broadcast notifications were last read. Never moves back and never lies more than a minute ahead. */
        LastRead: {
            seconds: components["schemas"]["EpochSeconds"];
            /**
             * @description Within the second.
             * @example 0
             */
            nanoseconds: number;
        };
        /**
         * Format: date-time
         * @description Moment in UTC.
         * @example 2026-11-21T04:30:00.000Z
         */
        Instant: string;
        User: {
            id: components["schemas"]["ID"];
            type: components["schemas"]["UserType"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobileNumber: components["schemas"]["MobileNumber"];
            /**
             * @description Null unless type is C.
             * @example true
             */
            isFresher: boolean | null;
            /**
             * @description Institute of a fresher or its officer, company of an employer, university of its officer.
             * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01
             */
            parentEntityID: string | null;
            /** @example Sahyadri Institute of Technology */
            parentEntityName: string | null;
            parentEntityType: components["schemas"]["EntityType"] | null;
            roleID: components["schemas"]["ID"];
            /** @example Student */
            roleName?: string;
            userStatus: components["schemas"]["UserStatus"];
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            emailVerifiedAt?: string | null;
            locale?: components["schemas"]["Locale"];
            /** @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e55 */
            imageID?: string | null;
            /** @example Pune */
            city?: string | null;
            /** @example Maharashtra */
            state?: string | null;
            broadcastNotificationLastRead: components["schemas"]["LastRead"];
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            lastLoginAt?: string | null;
            createdAt?: components["schemas"]["Instant"];
        };
        /** @description The fields to change; the others stay as they are. A changed e-mail address has to be verified again. */
        UserUpdate: {
            id: components["schemas"]["ID"];
            broadcastNotificationLastRead?: components["schemas"]["LastRead"];
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            locale?: components["schemas"]["Locale"];
        };
        PageMeta: {
            /** @example req-4f1c */
            requestId: string;
            /**
             * @description As asked for; -1 when everything was asked for.
             * @example 1
             */
            pageNo: number;
            /**
             * @description Rows on a full page; with `pageNo=-1` the number of rows sent.
             * @example 25
             */
            pageSize: number;
            /**
             * @description Rows that match, over all pages.
             * @example 132
             */
            total: number;
        };
        /** @description A page of a list, or the whole list when it was asked for with `pageNo=-1`. */
        Page: {
            /** @constant */
            success: true;
            /** @constant */
            status: 200;
            /** @constant */
            statusCode: 200;
            /** @example OK */
            message: string;
            error: null;
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @example Engineering
         * @enum {string}
         */
        InstituteType: "Engineering" | "Polytechnic" | "Arts-Science-Commerce" | "Management" | "Pharmacy" | "ITI" | "Other";
        /** @example Pune */
        CityName: string;
        /**
         * @description Second part of the ISO 3166-2:IN code of a state or union territory.
         * @example MH
         * @enum {string}
         */
        StateCode: "AN" | "AP" | "AR" | "AS" | "BR" | "CG" | "CH" | "DH" | "DL" | "GA" | "GJ" | "HP" | "HR" | "JH" | "JK" | "KA" | "KL" | "LA" | "LD" | "MH" | "ML" | "MN" | "MP" | "MZ" | "NL" | "OD" | "PB" | "PY" | "RJ" | "SK" | "TN" | "TR" | "TS" | "UK" | "UP" | "WB";
        /**
         * @description How far staff have checked an organisation.
         * @example Verified
         * @enum {string}
         */
        VerificationStatus: "Unverified" | "Pending" | "Verified" | "Rejected" | "Suspended";
        /**
         * @description Version of the record that was read. An update that states another version than the current one is refused with STALE.
         * @example 1
         */
        RowVersion: number;
        /** @description With `pageNo=-1` only id, name and city. */
        Institute: {
            id: components["schemas"]["ID"];
            name: components["schemas"]["Name"];
            /**
             * @description Null for an autonomous institute.
             * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e02
             */
            universityID?: string | null;
            /** @example Deccan State University */
            universityName?: string | null;
            instituteType?: components["schemas"]["InstituteType"];
            city?: components["schemas"]["CityName"];
            stateCode?: components["schemas"]["StateCode"];
            /** @example 411001 */
            pincode?: string | null;
            /** @example https://sahyadri.example.edu */
            website?: string | null;
            /** @example placements@sahyadri.example.edu */
            email?: string | null;
            /** @example 02025501234 */
            phone?: string | null;
            spocFirstName?: components["schemas"]["PersonName"];
            spocLastName?: components["schemas"]["PersonName"];
            /** @example Placement officer */
            spocDesignation?: string;
            /** @example 1984 */
            establishedYear?: number | null;
            /**
             * @description Offered in the sign-up form.
             * @example true
             */
            isRegistrable?: boolean;
            verificationStatus?: components["schemas"]["VerificationStatus"];
            /** @example true */
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        /**
         * @description When a fresher's opening credits are given.
         * @example On OTP
         * @enum {string}
         */
        GrantRule: "On OTP" | "On roster match" | "On confirmation";
        InstituteConfig: {
            instituteID: components["schemas"]["ID"];
            /**
             * @description Credits a fresher of this institute starts with. Null means what the settings say.
             * @example 50
             */
            studentCredit: number | null;
            /**
             * @description Ceiling of all opening grants. Null means no pool, the platform pays.
             * @example 20000
             */
            grantBudgetCredits?: number | null;
            grantRule?: components["schemas"]["GrantRule"];
            /**
             * Format: date
             * @example 2026-06-01
             */
            grantStart?: string | null;
            /**
             * Format: date
             * @example 2027-05-31
             */
            grantEnd?: string | null;
            /** @example 200 */
            grantsPerDay?: number | null;
            /** @example true */
            requiresJDApproval?: boolean;
            /** @example false */
            requiresProfileVerification?: boolean;
            /**
             * @example [
             *       "sahyadri.example.edu"
             *     ]
             */
            allowedEmailDomains?: string[];
            /** @example [] */
            autoApproveCompanies?: components["schemas"]["ID"][];
            /** @example 0 */
            cvFreezeDays?: number;
            /** @example placements@sahyadri.example.edu */
            contactEmail?: string | null;
            /** @example true */
            candidateRecharge?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /**
         * @description Credits, whole.
         * @example 50
         */
        Credits: number;
        Industry: {
            id: components["schemas"]["ID"];
            /** @example Information Technology and Software */
            name: string;
            /** @example IT */
            code?: string | null;
            /** @example Software products and services */
            description?: string | null;
            /** @example 1 */
            sortOrder?: number;
            /** @example true */
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        /** @description With `pageNo=-1` only id and name. */
        Company: {
            id: components["schemas"]["ID"];
            name: components["schemas"]["Name"];
            /** @example Pune, Maharashtra */
            location?: string;
            /** @example https://navyug.example.com */
            website?: string;
            email?: components["schemas"]["Email"];
            /** @example 9000000021 */
            phone?: string;
            industryType?: components["schemas"]["ID"];
            /** @example Information Technology and Software */
            industryName?: string;
            spocFirstName?: components["schemas"]["PersonName"];
            spocLastName?: components["schemas"]["PersonName"];
            /** @example HR manager */
            spocDesignation?: string;
            verificationStatus?: components["schemas"]["VerificationStatus"];
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            verifiedAt?: string | null;
            /** @example Checked against the register */
            verificationNote?: string | null;
            /** @example true */
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        /**
         * @description Band of the number of employees.
         * @example 51-200
         * @enum {string}
         */
        EmployeeCount: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1000+";
        /**
         * @example New
         * @enum {string}
         */
        LeadStatus: "New" | "Contacted" | "Qualified" | "Converted" | "Lost";
        /**
         * @example Open
         * @enum {string}
         */
        LeadNextAction: "Open" | "Call back" | "Send proposal" | "Meeting" | "None";
        /** @description The status is always New and the next action always Open, whatever is sent. */
        LeadCreation: {
            /** @example Kiran */
            firstName: string;
            /** @example Desai */
            lastName: string;
            mobile: components["schemas"]["MobileNumber"];
            /**
             * @description Lower case, with an ending of two to four letters.
             * @example kiran.desai@example.com
             */
            email: string;
            /** @example We hire forty graduates a year. */
            description?: string | null;
            numberOfEmployees: components["schemas"]["EmployeeCount"];
            industry: components["schemas"]["ID"];
            status?: components["schemas"]["LeadStatus"];
            nextAction?: components["schemas"]["LeadNextAction"];
        };
        Lead: {
            id: components["schemas"]["ID"];
            /** @example Kiran */
            firstName: string;
            /** @example Desai */
            lastName: string;
            mobile: components["schemas"]["MobileNumber"];
            email: components["schemas"]["Email"];
            /** @example We hire forty graduates a year. */
            description?: string | null;
            numberOfEmployees: components["schemas"]["EmployeeCount"];
            industry: components["schemas"]["ID"];
            /** @example Information Technology and Software */
            industryName?: string;
            status: components["schemas"]["LeadStatus"];
            nextAction: components["schemas"]["LeadNextAction"];
            /** @example true */
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        /**
         * @description Which rows a role reaches.
         * @example own
         * @enum {string}
         */
        RoleScope: "own" | "company" | "institute" | "university" | "all";
        /**
         * @description What a role may do: a verb and a resource, or one of the six special permissions at the end. `Manage X` opens the screen and reads; `Create X`, `Update X` and `Delete X` are separate; `View X` reads through other screens.
         * @example Manage City
         * @enum {string}
         */
        Permission: "Manage City" | "Create City" | "Update City" | "Delete City" | "View City" | "Manage Skill" | "Create Skill" | "Update Skill" | "Delete Skill" | "View Skill" | "Manage Institute" | "Create Institute" | "Update Institute" | "Delete Institute" | "View Institute" | "Manage Job-Description" | "Create Job-Description" | "Update Job-Description" | "Delete Job-Description" | "View Job-Description" | "Manage JobProfile" | "Create JobProfile" | "Update JobProfile" | "Delete JobProfile" | "View JobProfile" | "Manage Company" | "Create Company" | "Update Company" | "Delete Company" | "View Company" | "Manage Industry" | "Create Industry" | "Update Industry" | "Delete Industry" | "View Industry" | "Manage Lead" | "Create Lead" | "Update Lead" | "Delete Lead" | "View Lead" | "Manage Program" | "Create Program" | "Update Program" | "Delete Program" | "View Program" | "Manage Question" | "Create Question" | "Update Question" | "Delete Question" | "View Question" | "Manage Sector" | "Create Sector" | "Update Sector" | "Delete Sector" | "View Sector" | "Manage User" | "Create User" | "Update User" | "Delete User" | "View User" | "Manage University" | "Create University" | "Update University" | "Delete University" | "View University" | "Manage Setting" | "Create Setting" | "Update Setting" | "Delete Setting" | "View Setting" | "Manage Notification" | "Create Notification" | "Update Notification" | "Delete Notification" | "View Notification" | "Manage Role" | "Create Role" | "Update Role" | "Delete Role" | "View Role" | "Manage Season" | "Create Season" | "Update Season" | "Delete Season" | "View Season" | "Manage Job Template" | "Create Job Template" | "Update Job Template" | "Delete Job Template" | "View Job Template" | "Manage Job Profiles" | "Create Job Profiles" | "Update Job Profiles" | "Delete Job Profiles" | "View Job Profiles" | "Manage Candidate Profile" | "Create Candidate Profile" | "Update Candidate Profile" | "Delete Candidate Profile" | "View Candidate Profile" | "Manage CV Templates" | "Create CV Templates" | "Update CV Templates" | "Delete CV Templates" | "View CV Templates" | "Manage JD" | "View Eligible Students" | "Manage Dashboard" | "Manage Job Applications" | "View My Jobs" | "View Support User";
        Role: {
            id: components["schemas"]["ID"];
            /** @example Student */
            name: string;
            /** @example A fresher of an institute */
            description?: string;
            userType?: components["schemas"]["UserType"];
            scope?: components["schemas"]["RoleScope"];
            /**
             * @example [
             *       "View My Jobs",
             *       "View Notification"
             *     ]
             */
            permissions: components["schemas"]["Permission"][];
            /**
             * @description Given at sign-up or guards the installation; cannot be deleted.
             * @example true
             */
            isSystem?: boolean;
            /** @example 420 */
            memberCount?: number;
            /** @example true */
            isActive?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        /** @description Merged key by key from the narrowest scope that sets it; `meta.sources` says which that was. */
        SettingsConfig: {
            /**
             * @description Credits for a positive decision.
             * @example 10
             */
            _acceptRate: number;
            /**
             * @description Credits for a negative decision.
             * @example 0
             */
            _rejectRate: number;
            /**
             * @description Credits per rupee.
             * @example 1
             */
            conversionFactor: number;
            /**
             * @description Percent off the rupee price.
             * @example 0
             */
            discount: number;
            /**
             * @description Opening grant where nothing else says, and the line under which a balance counts as low. Credits.
             * @example 50
             */
            minCreditBalance: number;
            /**
             * @description Smallest recharge in rupees.
             * @example 50
             */
            minRechargeBalance: number;
            /**
             * @description Credits taken once after the opening grant.
             * @example 0
             */
            registrationCharge: number;
            /**
             * @description Opening grant of a fresher whose institute sets none.
             * @example 50
             */
            studentCredit: number;
            /**
             * @description Whether a low balance blocks decisions.
             * @example false
             */
            enforceMinCreditBalance?: boolean;
            /**
             * @description Whether employers pay for decisions.
             * @example true
             */
            employerCharging?: boolean;
            /**
             * @description Days without a result after which credits come back.
             * @example 30
             */
            refundDays?: number;
            /**
             * @description Days after which an unused grant ends.
             * @example 365
             */
            grantExpiryDays?: number;
            /** @example 18 */
            taxPercent?: number;
            /**
             * @description Whether prices shown include the tax.
             * @example true
             */
            taxInclusive?: boolean;
            /**
             * @description Version of the narrowest scope; 0 when it sets nothing.
             * @example 1
             */
            rowVersion?: number;
        };
        /**
         * @example Broadcast
         * @enum {string}
         */
        NotificationType: "Broadcast" | "Critical";
        Notification: {
            id: components["schemas"]["ID"];
            /**
             * @description Sanitised HTML of a small allow-list. Sanitise again before showing.
             * @example <p>Drive on Monday</p>
             */
            content: string;
            /**
             * @description A path of the portal or an https address.
             * @example /my-jobs
             */
            cta: string | null;
            created_at: components["schemas"]["EpochSeconds"];
            createdAt: components["schemas"]["Instant"];
            /**
             * @description Critical notifications only.
             * @example false
             */
            isRead?: boolean;
            type: components["schemas"]["NotificationType"];
        };
        /**
         * @example user
         * @enum {string}
         */
        WalletOwnerType: "user" | "company" | "institute" | "platform";
        /**
         * @description A frozen wallet takes no debit and no recharge.
         * @example Active
         * @enum {string}
         */
        WalletStatus: "Active" | "Frozen";
        /** @description What a decision costs this wallet, in credits. */
        WalletPrice: {
            /** @example 10 */
            accept: number;
            /** @example 0 */
            reject: number;
        };
        Wallet: {
            id: components["schemas"]["ID"];
            ownerType: components["schemas"]["WalletOwnerType"];
            ownerID: components["schemas"]["ID"];
            balance: components["schemas"]["Credits"];
            /**
             * @description Under this the balance counts as low. Credits.
             * @example 50
             */
            lowWater: number;
            status: components["schemas"]["WalletStatus"];
            price: components["schemas"]["WalletPrice"];
        };
        /**
         * @example Grant
         * @enum {string}
         */
        WalletEntryKind: "Recharge" | "Grant" | "Accept" | "Reject" | "Registration" | "Refund" | "Adjustment" | "Transfer" | "Expiry";
        /**
         * Format: date
         * @description Calendar day in India.
         * @example 2026-11-21
         */
        Day: string;
        WalletEntry: {
            id: components["schemas"]["ID"];
            /**
             * @description Whom the entry is for.
             * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e10
             */
            userID: string | null;
            /**
             * @description Credits; negative when taken.
             * @example 50
             */
            amount: number;
            kind: components["schemas"]["WalletEntryKind"];
            /** @example Student Credit Recharge by Institute */
            description: string;
            action: null;
            /**
             * @description Balance once this entry counts.
             * @example 50
             */
            balanceAfter: number;
            /**
             * Format: date-time
             * @example 2027-11-21T04:30:00.000Z
             */
            expiresAt?: string | null;
            created_at: components["schemas"]["EpochSeconds"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A claim, not an instruction. The server grants what the institute's configuration or a paid order says, once, and ignores the amount. */
        WalletEntryRequest: {
            userID: components["schemas"]["ID"];
            /**
             * @description Credits.
             * @example 50
             */
            amount: number;
            /**
             * @example Recharge
             * @constant
             */
            type: "Recharge";
            /**
             * @description Reason.
             * @example Student Credit Recharge by Institute
             */
            description: string;
            /**
             * @description Null, empty or "none"; or the receipt id of a paid order.
             * @example none
             */
            action?: string | null;
        };
    };
    responses: {
        /** @description The request was refused and changed nothing: 400 malformed or wrong credentials, 401 not signed in, 403 not allowed, 404 not there or not visible to the caller, 405 or 406 wrong method or media type, 409 conflict with the state of the record, 413 too large, 415 not JSON, 422 fields break rules, 429 too many calls. */
        Refused: {
            headers: {
                /**
                 * @description Seconds to wait. Always sent with 429.
                 * @example 42
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "status": 422,
                 *       "statusCode": 422,
                 *       "message": "Some fields need your attention.",
                 *       "data": null,
                 *       "error": {
                 *         "code": "VALIDATION_FAILED",
                 *         "message": "Some fields need your attention.",
                 *         "fields": [
                 *           {
                 *             "path": "mobileNumber",
                 *             "code": "mobile",
                 *             "message": "Enter a mobile number of 10 digits that does not start with 0."
                 *           }
                 *         ],
                 *         "details": {}
                 *       },
                 *       "meta": {
                 *         "requestId": "req-4f1c"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server could not answer: 500 its own fault, 501 described here but not built yet, 503 stopping or without its database. */
        Failed: {
            headers: {
                /**
                 * @description Seconds to wait. May be sent with 503.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "status": 500,
                 *       "statusCode": 500,
                 *       "message": "Something went wrong on our side.",
                 *       "data": null,
                 *       "error": {
                 *         "code": "INTERNAL",
                 *         "message": "Something went wrong on our side.",
                 *         "fields": [],
                 *         "details": {}
                 *       },
                 *       "meta": {
                 *         "requestId": "req-4f1c"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED; a server whose captcha is switched off does not need it.
         * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
         */
        CaptchaToken: string;
        /**
         * @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH.
         * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e77
         */
        IdempotencyKey: string;
        /**
         * @description Any value. No link, image or prefetch can send it, so none can cause an SMS.
         * @example portal
         */
        RequestedWith: string;
        /**
         * @description Page, from 1. -1 means everything, compact (id, name and parent) and only active rows.
         * @example -1
         */
        PageNoOrAll: number;
        /**
         * @description Rows on a page. Ignored with `pageNo=-1`.
         * @example 25
         */
        PageSize: number;
        /**
         * @description Part of a name or code, in any case.
         * @example pune
         */
        Search: string;
        /**
         * @description Order; a minus sign turns it round.
         * @example name
         */
        Sort: "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
        /**
         * @description Only active rows (true) or only withdrawn ones (false). Absent means both.
         * @example true
         */
        IsActive: boolean;
        /**
         * @description Identifier of the record.
         * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01
         */
        RecordId: components["schemas"]["ID"];
        /**
         * @description Page, from 1.
         * @example 1
         */
        PageNo: number;
        /**
         * @description First day, Indian time.
         * @example 2026-11-01
         */
        From: components["schemas"]["Day"];
        /**
         * @description Last day, Indian time; included.
         * @example 2026-11-30
         */
        To: components["schemas"]["Day"];
        /**
         * @description Order by time of creation; a minus sign means newest first.
         * @example -createdAt
         */
        NewestFirst: "createdAt" | "-createdAt";
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
                /**
                 * @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED; a server whose captcha is switched off does not need it.
                 * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjAxOThjMGRlIn0.c2lnbmF0dXJl"
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
                /**
                 * @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED; a server whose captcha is switched off does not need it.
                 * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
                 */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
                /**
                 * @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH.
                 * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e77
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "user": {
                     *           "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e10"
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
            /** @description Confirmed and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjAxOThjMGRlIn0.c2lnbmF0dXJl"
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjAxOThjMGRlIn0.c2lnbmF0dXJl"
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
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
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": null,
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendOtp: {
        parameters: {
            query?: {
                /**
                 * @description Absent: `register` for a number that still has to be verified, otherwise `reset`.
                 * @example register
                 */
                purpose?: components["schemas"]["OtpPurpose"];
            };
            header: {
                /**
                 * @description Any value. No link, image or prefetch can send it, so none can cause an SMS.
                 * @example portal
                 */
                "X-Requested-With": components["parameters"]["RequestedWith"];
                /**
                 * @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED; a server whose captcha is switched off does not need it.
                 * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
                 */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
            };
            path: {
                /**
                 * @description Mobile number.
                 * @example 9000000001
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "resendAfter": 60,
                     *         "expiresIn": 600
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
                /**
                 * @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED; a server whose captcha is switched off does not need it.
                 * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "resendAfter": 60,
                     *         "expiresIn": 600
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjAxOThjMGRlIn0.c2lnbmF0dXJl",
                     *         "purpose": "register"
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
            query?: never;
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "challenge": {
                     *           "parameters": {
                     *             "algorithm": "PBKDF2/SHA-256",
                     *             "nonce": "5f2d7a91c3e84b06",
                     *             "salt": "a1b2c3d4e5f60718",
                     *             "cost": 5000,
                     *             "keyLength": 32,
                     *             "keyPrefix": "00",
                     *             "expiresAt": 1795235400
                     *           },
                     *           "signature": "b7e1f0c4"
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
    getUserByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Mobile number.
                 * @example 9000000001
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "user": {
                     *           "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e10",
                     *           "type": "C",
                     *           "firstName": "Asha",
                     *           "lastName": "Patil",
                     *           "email": "asha.patil@example.com",
                     *           "mobileNumber": "9000000001",
                     *           "isFresher": true,
                     *           "parentEntityID": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *           "parentEntityName": "Sahyadri Institute of Technology",
                     *           "parentEntityType": "Institute",
                     *           "roleID": "student",
                     *           "userStatus": "Active",
                     *           "broadcastNotificationLastRead": {
                     *             "seconds": 1795235400,
                     *             "nanoseconds": 0
                     *           }
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "user": {
                     *           "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e10",
                     *           "type": "C",
                     *           "firstName": "Asha",
                     *           "lastName": "Patil",
                     *           "email": "asha.patil@example.com",
                     *           "mobileNumber": "9000000001",
                     *           "isFresher": true,
                     *           "parentEntityID": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *           "parentEntityName": "Sahyadri Institute of Technology",
                     *           "parentEntityType": "Institute",
                     *           "roleID": "student",
                     *           "userStatus": "Active",
                     *           "broadcastNotificationLastRead": {
                     *             "seconds": 1795235400,
                     *             "nanoseconds": 0
                     *           }
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
    listInstitutes: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. -1 means everything, compact (id, name and parent) and only active rows.
                 * @example -1
                 */
                pageNo?: components["parameters"]["PageNoOrAll"];
                /**
                 * @description Rows on a page. Ignored with `pageNo=-1`.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name or code, in any case.
                 * @example pune
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Order; a minus sign turns it round.
                 * @example name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only active rows (true) or only withdrawn ones (false). Absent means both.
                 * @example true
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "institute": [
                     *           {
                     *             "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *             "name": "Sahyadri Institute of Technology",
                     *             "city": "Pune"
                     *           }
                     *         ]
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c",
                     *         "pageNo": 1,
                     *         "pageSize": 25,
                     *         "total": 1
                     *       }
                     *     }
                     */
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
    getInstituteConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the institute.
                 * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01
                 */
                instituteId: components["schemas"]["ID"];
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "config": {
                     *           "instituteID": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *           "studentCredit": 50
                     *         },
                     *         "studentCredit": 50
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
    listIndustries: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. Absent or -1 means everything, compact and only active rows.
                 * @example -1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page. Ignored with `pageNo=-1`.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name or code, in any case.
                 * @example pune
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Order; a minus sign turns it round.
                 * @example name
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only active rows (true) or only withdrawn ones (false). Absent means both.
                 * @example true
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "industry": [
                     *           {
                     *             "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e03",
                     *             "name": "Information Technology and Software"
                     *           }
                     *         ]
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c",
                     *         "pageNo": 1,
                     *         "pageSize": 25,
                     *         "total": 1
                     *       }
                     *     }
                     */
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
    addCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED; a server whose captcha is switched off does not need it.
                 * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
                 */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
                /**
                 * @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH.
                 * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e77
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "company": {
                     *           "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *           "name": "Navyug Software",
                     *           "location": "Pune, Maharashtra",
                     *           "verificationStatus": "Pending"
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Proof that a person or a patient machine asked: the solution of `/captcha/challenge`, or the answer of the configured provider. Good for one call. Without it a call that needs it is refused with 422 CAPTCHA_FAILED; a server whose captcha is switched off does not need it.
                 * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
                 */
                "X-Captcha-Token"?: components["parameters"]["CaptchaToken"];
                /**
                 * @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH.
                 * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e77
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "lead": {
                     *           "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *           "firstName": "Kiran",
                     *           "lastName": "Desai",
                     *           "mobile": "9000000099",
                     *           "email": "kiran.desai@example.com",
                     *           "numberOfEmployees": "51-200",
                     *           "industry": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e03",
                     *           "status": "New",
                     *           "nextAction": "Open"
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the role, or `me` for the role of the caller.
                 * @example me
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "role": {
                     *           "id": "student",
                     *           "name": "Student",
                     *           "permissions": [
                     *             "View My Jobs",
                     *             "View Notification"
                     *           ]
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `default`, an account type (C, E or S), or the id of an institute, company or university.
                 * @example default
                 */
                id: components["schemas"]["ID"];
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "config": {
                     *           "_acceptRate": 10,
                     *           "_rejectRate": 0,
                     *           "conversionFactor": 1,
                     *           "discount": 0,
                     *           "minCreditBalance": 50,
                     *           "minRechargeBalance": 50,
                     *           "registrationCharge": 0,
                     *           "studentCredit": 50
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c",
                     *         "sources": {
                     *           "studentCredit": "default"
                     *         }
                     *       }
                     *     }
                     */
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
    listNotifications: {
        parameters: {
            query: {
                /**
                 * @description Which list.
                 * @example Critical
                 */
                type: components["schemas"]["NotificationType"];
                /**
                 * @description At most so many.
                 * @example 50
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "notifications": [
                     *           {
                     *             "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *             "content": "<p>Drive on Monday</p>",
                     *             "cta": "/my-jobs",
                     *             "created_at": 1795235400,
                     *             "createdAt": "2026-11-21T04:30:00.000Z",
                     *             "isRead": false,
                     *             "type": "Critical"
                     *           }
                     *         ]
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "notification": {
                     *           "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *           "content": "<p>Drive on Monday</p>",
                     *           "cta": "/my-jobs",
                     *           "created_at": 1795235400,
                     *           "createdAt": "2026-11-21T04:30:00.000Z",
                     *           "isRead": true,
                     *           "type": "Critical"
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
    getWallet: {
        parameters: {
            query?: {
                /**
                 * @description Id of a candidate, company or institute. Absent: the wallet of the caller.
                 * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e10
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "wallet": {
                     *           "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *           "ownerType": "user",
                     *           "ownerID": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e10",
                     *           "balance": 50,
                     *           "lowWater": 50,
                     *           "status": "Active",
                     *           "price": {
                     *             "accept": 10,
                     *             "reject": 0
                     *           }
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Rows on a page. Ignored with `pageNo=-1`.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only this kind.
                 * @example Grant
                 */
                kind?: components["schemas"]["WalletEntryKind"];
                /**
                 * @description First day, Indian time.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last day, Indian time; included.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Order by time of creation; a minus sign means newest first.
                 * @example -createdAt
                 */
                sort?: components["parameters"]["NewestFirst"];
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "walletEntry": [
                     *           {
                     *             "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *             "userID": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e10",
                     *             "amount": 50,
                     *             "kind": "Grant",
                     *             "description": "Student Credit Recharge by Institute",
                     *             "action": null,
                     *             "balanceAfter": 50,
                     *             "created_at": 1795235400,
                     *             "createdAt": "2026-11-21T04:30:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c",
                     *         "pageNo": 1,
                     *         "pageSize": 25,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Page"] & {
                        data: {
                            walletEntry: components["schemas"]["WalletEntry"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addWalletEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Same key and same body: the first answer again, for 24 hours. Same key and another body: 409 IDEMPOTENCY_MISMATCH.
                 * @example 0198c0de-7a10-7c3e-9a55-3d1f2b7c9e77
                 */
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
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": 200,
                     *       "statusCode": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "walletEntry": {
                     *           "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *           "userID": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e10",
                     *           "amount": 50,
                     *           "kind": "Grant",
                     *           "description": "Student Credit Recharge by Institute",
                     *           "action": null,
                     *           "balanceAfter": 50,
                     *           "created_at": 1795235400,
                     *           "createdAt": "2026-11-21T04:30:00.000Z"
                     *         },
                     *         "wallet": {
                     *           "id": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01",
                     *           "ownerType": "user",
                     *           "ownerID": "0198c0de-7a10-7c3e-9a55-3d1f2b7c9e10",
                     *           "balance": 50,
                     *           "lowWater": 50,
                     *           "status": "Active",
                     *           "price": {
                     *             "accept": 10,
                     *             "reject": 0
                     *           }
                     *         }
                     *       },
                     *       "error": null,
                     *       "meta": {
                     *         "requestId": "req-4f1c"
                     *       }
                     *     }
                     */
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
}
