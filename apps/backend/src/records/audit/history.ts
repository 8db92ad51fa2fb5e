import type { OperationContext, Permission } from '../../platform/index.ts';

/** A kind of record whose history is read by whoever reads the record. */
export interface ReadableHistory {
  /** As `entityType` in the audit trail. */
  key: string;
  readers: readonly Permission[];
  /** Whether the caller reaches this one. */
  isInScope: (context: OperationContext, id: string) => Promise<boolean>;
}
