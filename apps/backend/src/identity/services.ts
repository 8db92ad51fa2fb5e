/** What the operations of identity need beside the context of their call. The composition root fills it. */
import type { Db, Transaction } from '../database/index.ts';
import type { Keys, Limiter, Messenger, OperationContext, Seal, SignedInUser } from '../platform/index.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { User } from './tables/users.ts';

/** Who takes another name. */
export interface NameChange {
  userID: string;
  /** Whether the person accepts that what staff have compared with papers is checked again. */
  withdrawsChecks: boolean;
}

export interface Services {
  keys: Keys;
  limiter: Limiter;
  captcha: Captcha;
  messenger: Messenger;
  /** Address that people reach the portal at, without a slash at the end. */
  publicAddress: () => string;
  /** Which terms of use are in force; null where none are served. */
  termsVersion: () => Promise<string | null>;
  /** What a person gets who has just been verified, in the transaction that makes the account active. */
  grantOpeningCredits: (tx: Transaction, user: User, now: Date) => Promise<unknown>;
  /** What somebody finds who has just joined a team by an invitation, in its transaction. */
  joinedTeam: (tx: Transaction, colleague: Pick<User, 'id' | 'email' | 'parentEntityID'>) => Promise<void>;
  /** Before another name of the person's own counts, in its transaction, with the account's row locked. */
  nameChanging: (tx: Transaction, context: OperationContext, person: NameChange) => Promise<void>;
  /** Whether an address that a browser names is one of a push service that may be sent to. */
  mayPushTo: (endpoint: string) => boolean;
  /** How colleges are asked who somebody is. */
  college: {
    seal: Seal;
    /** Whether a college may be what listens on this machine: for tests. */
    onLoopback: boolean;
    /** What a person says is the roll number at the present college. */
    rollNumberOf: (db: Db, userID: string) => Promise<string | null>;
  };
  /** Notes that a person has read the broadcast notifications up to a moment. */
  markBroadcastRead: (tx: Transaction, reader: SignedInUser, until: Date, now: Date) => Promise<void>;
}
