// Generated from the contract by `pnpm --filter @aarambh/api-client generate`. Do not edit.

/** Calendar day in India. */
export const dayPattern = /^(?:19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$/;

/** E-mail address. Kept in lower case. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

export const httpsAddressPattern = /^https:\/\/[^\s/?#.]+\.[^\s]+$/;

/** Identifier of a record. New ones are UUIDs of version 7. */
export const idPattern = /^[A-Za-z0-9_-]+$/;

/** Path of a list in this contract. */
export const listPathPattern = /^\/[a-z0-9/-]+$/;

/** Indian mobile number without country code. Ten digits, the first not 0. */
export const mobileNumberPattern = /^[1-9][0-9]{9}$/;

/** Year and month. */
export const monthPattern = /^[0-9]{4}-(?:0[1-9]|1[0-2])$/;

/** One-time password. Six characters without spaces; the ones that are sent are digits. */
export const otpCodePattern = /^\S{6}$/;

/** Letters A-Z and a-z only, no spaces or digits. */
export const personNamePattern = /^[A-Za-z]+$/;

/** A mobile number, or a landline with its area code and leading 0. */
export const phoneNumberPattern = /^(?:[1-9][0-9]{9}|0[0-9]{9,10})$/;

export const pincodePattern = /^[1-9][0-9]{5}$/;

/** An http or https address whose host has a dot. */
export const webAddressPattern = /^https?:\/\/[^\s/?#.]+\.[^\s]+$/;
