import { describe, expect, it } from 'vitest';
import { seasonResource } from '#app/features/seasons/season.tsx';
import { programResource } from '#app/features/catalogue/program.tsx';
import { accessOf } from '#app/records/accessOf.ts';
import { toPermissions } from '#app/access/access.ts';
import { resourceAccess } from '@aarambh/records/data';

const permissions = toPermissions(['Create Season', 'Update Season', 'Create Program', 'Update Program']);

describe('what a role may do with a list', () => {
  it('lets an institute add its own seasons, by hand and from a file, and take none away', () => {
    const access = resourceAccess(accessOf({ permissions, scope: 'institute' }), seasonResource.actions);
    expect(access).toMatchObject({ create: true, import: true, update: true, remove: false });
  });

  it('lets a university look at them alone', () => {
    const access = resourceAccess(accessOf({ permissions, scope: 'university' }), seasonResource.actions);
    expect(access).toMatchObject({ create: false, import: false, update: false });
  });

  it('leaves what all campuses share to the platform', () => {
    const access = resourceAccess(accessOf({ permissions, scope: 'institute' }), programResource.actions);
    expect(access).toMatchObject({ create: false, update: false });
  });
});
