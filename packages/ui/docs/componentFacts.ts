/** What the status table knows of a component. */
export type ComponentFact = {
  readonly name: string;
  /** Its title in the sidebar: group and name. */
  readonly address: string;
  readonly status: string;
  readonly since: string;
  /** How many stories it has; each is a test. */
  readonly stories: number;
};
