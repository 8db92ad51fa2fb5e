import { changePassword, contactLead } from '@aarambh/forms';
import type { DraftedForm, FormDraft } from '@aarambh/forms/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsOf, dropDrafts } from './drafts.ts';
import { session } from './session.ts';

type Reason = 'signed-out' | 'elsewhere' | 'expired' | 'revoked';

const form = ({ id, fields, defaultValues }: typeof contactLead | typeof changePassword): DraftedForm => ({
  id,
  fields,
  initialValues: defaultValues,
});
const contact = form(contactLead);

/** Opens a form as somebody, at an address. */
const open = (userId = 'u1', drafted = contact, pathname = '/leads'): FormDraft => {
  vi.stubGlobal('location', { pathname });
  return draftsOf(userId)(drafted);
};

/** Types into a form and takes it from the page after the session has ended in some way, or goes on. */
function leave(
  typed: Record<string, string>,
  how: Reason | 'goes on' = 'elsewhere',
  drafted = contact,
): void {
  const state =
    how === 'goes on'
      ? ({ status: 'signed-in', token: 't', user: {} as never, isKept: true } as const)
      : ({ status: 'signed-out', reason: how } as const);
  vi.spyOn(session(), 'get').mockReturnValue(state);
  open('u1', drafted).leave({ ...drafted.initialValues, ...typed });
}

beforeEach(dropDrafts);

describe('what was typed', () => {
  it.each(['elsewhere', 'expired', 'revoked'] as const)('is kept when the session ends as %s', (reason) => {
    leave({ firstName: 'Kiran' }, reason);
    expect(open().values).toEqual({ firstName: 'Kiran' });
    // Rendering twice, or loading the page again, loses nothing.
    expect(open().values).toEqual({ firstName: 'Kiran' });
  });

  it('goes when the person logs out here, or leaves the form', () => {
    leave({ firstName: 'Kiran' }, 'signed-out');
    expect(open().values).toEqual({});
    leave({ firstName: 'Kiran' });
    leave({ firstName: 'Kiran' }, 'goes on');
    expect(open().values).toEqual({});
  });

  it('is for its owner, at its place, in its form, over what it was typed over', () => {
    leave({ firstName: 'Kiran' });
    expect(open('u2').values).toEqual({});
    expect(open('u1', contact, '/student').values).toEqual({});
    expect(open('u1', { ...contact, id: 'other' }).values).toEqual({});
    const newer = { ...contact.initialValues, firstName: 'Asha' };
    expect(open('u1', { ...contact, initialValues: newer }).values).toEqual({});
    expect(open().values).toEqual({ firstName: 'Kiran' });
  });

  it('never holds a password', () => {
    const drafted = form(changePassword);
    const typed = Object.fromEntries(Object.keys(drafted.initialValues).map((name) => [name, 'Kite7!Paper']));
    leave(typed, 'expired', drafted);
    expect(open('u1', drafted).values).toEqual({});
  });
});
