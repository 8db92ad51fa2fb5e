/** What was found about a candidate and a job, as an application keeps it. */
import type { components } from '@aarambh/api-client/schema';
import type { LocalizedText } from '../../platform/index.ts';

type Schemas = components['schemas'];

/** What came of one rule of a job's criteria. */
export interface RuleOutcome {
  /** `R1` to `R14`, as the domain names the rules. */
  id: string;
  label: LocalizedText;
  /** What is asked for and what the candidate has, where that is one short value. */
  required: string | LocalizedText | null;
  actual: string | LocalizedText | null;
  outcome: Schemas['RuleResult']['outcome'];
  /** Of a rule about skills that is not met: those that the candidate does not have, what is a must first. */
  missingSkillIDs?: readonly string[];
}

export type GateName = Schemas['EligibilityGate'];

/** What came of one of the gates that stand before the criteria. */
export interface GateOutcome {
  id: GateName;
  label: LocalizedText;
  outcome: RuleOutcome['outcome'];
  isWarning: boolean;
  /** Why it is not met, or not known to be; nothing where it is. */
  reason?: Reason;
  /** A season that the person can still join. */
  isJoinable?: boolean;
}

/** One sentence about a person: to the person, and to others. */
export type Reason = Readonly<Record<'own' | 'others', LocalizedText>>;

/** A verdict with all that it was found by, in every language: an application keeps it as it was when it was sent. */
export interface FoundEvaluation {
  verdict: Schemas['Evaluation']['verdict'];
  evaluatedAt: string;
  criteriaVersion: number;
  /** From 0 to 100. */
  matchScore: number;
  rules: readonly RuleOutcome[];
  gates: readonly GateOutcome[];
}
