/** Forms of the records that staff manage. */
import type { PayloadDefinition } from '../../definition/definition.ts';
import { supportUserForm } from './supportUser.ts';
import { cityForm } from './city.ts';
import { industryForm } from './industry.ts';
import { instituteForm } from './institute.ts';
import { leadForm } from './lead.ts';
import { masterProgramForm, programForm } from './program.ts';
import { sectorForm } from './sector.ts';
import { skillForm } from './skill.ts';
import { universityForm } from './university.ts';

export { roleForm, roleScopes, roleUserTypes } from './role.ts';
export { statusReason } from './statusReason.ts';
export { studentDownload } from './studentDownload.ts';
export { supportUserForm } from './supportUser.ts';
export { cityForm, cityTiers } from './city.ts';
export { industryForm } from './industry.ts';
export { instituteForm, instituteTypes } from './institute.ts';
export { leadForm } from './lead.ts';
export { masterProgramForm, programForm } from './program.ts';
export { sectorForm } from './sector.ts';
export { skillCategories, skillForm, skillStatuses } from './skill.ts';
export { universityForm, universityTypes } from './university.ts';

/** All but that of roles, whose body also has the permissions, which are no field of the form: the contract judges it alone. */
export const recordForms = [
  supportUserForm,
  cityForm,
  industryForm,
  instituteForm,
  leadForm,
  masterProgramForm,
  programForm,
  sectorForm,
  skillForm,
  universityForm,
] as const;

/** The bodies of the operations that add and change records, by operation id of the contract. */
export const recordPayloads: Readonly<Record<string, PayloadDefinition<unknown>>> = Object.fromEntries(
  recordForms.flatMap(({ payload, update }) => [
    [payload.operationId, payload],
    [update.operationId, update],
  ]),
);
