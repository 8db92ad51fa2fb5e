import { grantPeriod, instituteCreditFields } from '@aarambh/forms';
import { notFound, outOfScope, validationFailed, signedIn, type Operations } from '../../platform/index.ts';
import { audit, keptValues } from '../../records/index.ts';
import {
  findInstituteConfig,
  findInstitute,
  type InstituteConfig,
  configView,
  institutesInScope,
} from '../../organisations/index.ts';
import { resolveSettings } from '../settings/service.ts';
import { changeInstituteConfig } from './change.ts';

/** What an institute decides for its students, first of all about their credits. */
export const instituteConfigOperations = {
  getInstituteConfig: async ({ params: { instituteId } }, context) => {
    const { db, permissions } = context;
    const caller = signedIn(context);
    const isOwn = caller.parentEntityType === 'Institute' && caller.parentEntityID === instituteId;
    // An institute that the caller may not see is answered like one that there is not.
    if (!isOwn && (caller.type !== 'S' || !permissions.has('View Institute'))) throw notFound();
    const institute = await findInstitute(db, instituteId, isOwn ? undefined : institutesInScope(caller));
    if (!institute) throw notFound();
    const config = await findInstituteConfig(db, instituteId);
    const { config: settings } = await resolveSettings(db, [instituteId, 'C', 'default']);
    const studentCredit = config.studentCredit ?? settings.studentCredit;
    return { data: { config: configView(config, caller), studentCredit } };
  },

  updateInstituteConfig: async ({ params: { instituteId }, body }, context) => {
    const { db } = context;
    const caller = signedIn(context);
    const institute = await findInstitute(db, instituteId, institutesInScope(caller));
    if (caller.type !== 'S' || !institute) throw notFound();
    const { rowVersion, ...changes } = body;
    if (caller.roleScope !== 'all' && instituteCreditFields.some((key) => changes[key] !== undefined)) {
      throw outOfScope('Credits of an institute are changed by the platform.');
    }
    refuseEmptyPeriod(changes, await findInstituteConfig(db, instituteId));
    const config = await changeInstituteConfig(db, {
      instituteID: instituteId,
      changes,
      rowVersion,
      changedBy: caller.id,
      at: context.now(),
      saved: (tx, before, after) =>
        audit(tx, context, {
          action: 'changed',
          entityType: 'institute',
          entityID: instituteId,
          subjectID: instituteId,
          fields: Object.keys(changes),
          ...keptValues(keptOfConfig, Object.keys(changes), before, after),
        }),
    });
    return { data: { config: configView(config, caller) } };
  },
} satisfies Operations;

/** What the history of an institute says about its configuration: all but the address of a person. */
const keptOfConfig: readonly (keyof InstituteConfig)[] = [
  'studentCredit',
  'grantBudgetCredits',
  'grantRule',
  'grantStart',
  'grantEnd',
  'grantsPerDay',
  'requiresJDApproval',
  'requiresProfileVerification',
  'allowedEmailDomains',
  'autoApproveCompanies',
  'cvFreezeDays',
  'candidateRecharge',
];

type Period = Pick<InstituteConfig, 'grantStart' | 'grantEnd'>;

/** Throws 422 when the first day of the grants would come after the last. */
function refuseEmptyPeriod(changes: Partial<Period>, before: Period): void {
  if (grantPeriod({ ...before, ...changes }).ok) return;
  throw validationFailed([
    { path: 'grantEnd', code: 'order', message: 'The last day must not come before the first.' },
  ]);
}
