/** A stage of a FunnelChart. */
export interface FunnelStage {
  /** Unique in the chart. */
  label: string;
  /** How many came this far; not less than 0. */
  value: number;
  /** Where the stage leads: to what it counts. */
  href?: string | undefined;
}

/** A stage with its shares, from 0 to 1; `undefined` where nothing was there to have a share of. */
export interface MeasuredStage extends FunnelStage {
  ofPrevious?: number;
  ofFirst?: number;
}

/** The shares of the stages: of the one before, and of the first. */
export function measureStages(stages: readonly FunnelStage[]): MeasuredStage[] {
  return stages.map((stage, index) => ({
    ...stage,
    ofPrevious: shareOf(stage, stages[index - 1]),
    ofFirst: shareOf(stage, index === 0 ? undefined : stages[0]),
  }));
}

function shareOf(stage: FunnelStage, whole: FunnelStage | undefined): number | undefined {
  return whole === undefined || whole.value === 0 ? undefined : stage.value / whole.value;
}
