/** What a verified code is good for: one change of the password of a number. */
export interface ResetTicket {
  readonly mobileNumber: string;
  /** Sent as the bearer token of the change; no session. */
  readonly token: string;
}

let held: ResetTicket | null = null;

/** Keeps the ticket for /reset-password, in memory only: after a reload it is gone (specification, section 2). */
export function holdResetTicket(ticket: ResetTicket): void {
  held = ticket;
}

export function dropResetTicket(): void {
  held = null;
}

/** Null when no code was verified on this page. */
export const resetTicket = (): ResetTicket | null => held;
