import type { OperationContext, Operations } from '../../platform/index.ts';
import { enterPanel, leavePanel, sendPanelCode } from './entering.ts';
import { savePanelResult } from './judging.ts';
import { panelOfSession, type OpenPanel } from './opening.ts';
import { readCvOfPanel, readOwnPanel, readPerson } from './people.ts';
import { endLink, readLinks, sendLinks } from './sending.ts';
import type { LinkServices } from './services.ts';

/** Interviewers, who have no account: their links, and what they open. */
export function createPanelLinksOperations(services: LinkServices) {
  /** @throws ApiFailure 400 TOKEN_INVALID, 429 */
  async function enter(context: OperationContext, token: string): Promise<OpenPanel> {
    const open = await panelOfSession(context, token);
    await services.limiter.attempt('panelCallsPerLink', open.link.id);
    return open;
  }
  return {
    listPanelLinks: async ({ params: { id } }, context) => ({
      data: { panelLink: await readLinks(context, id) },
    }),

    sendPanelLinks: async ({ params: { id }, body }, context) => {
      await sendLinks(services, context, id, body);
      return { data: { panelLink: await readLinks(context, id) } };
    },

    endPanelLink: async ({ params: { id } }, context) => {
      await endLink(context, id);
      return { data: null };
    },

    sendPanelCode: async ({ headers }, context) => ({
      data: { sent: await sendPanelCode(services, context, headers['X-Panel-Link']) },
    }),

    enterPanel: async ({ headers, body: { code } }, context) => ({
      data: { panelSession: await enterPanel(services, context, headers['X-Panel-Link'], code) },
    }),

    leavePanel: async ({ headers }, context) => {
      await leavePanel(context, headers['X-Panel-Session']);
      return { data: null };
    },

    getOwnPanel: async ({ headers }, context) => ({
      data: { panel: await readOwnPanel(context, await enter(context, headers['X-Panel-Session'])) },
    }),

    getPanelCv: async ({ headers, params: { id } }, context) => ({
      file: await readCvOfPanel(context, await enter(context, headers['X-Panel-Session']), id),
    }),

    savePanelResult: async ({ headers, params: { id }, body }, context) => {
      const open = await enter(context, headers['X-Panel-Session']);
      await savePanelResult(context, open, id, body);
      return { data: { person: await readPerson(context, open, id) } };
    },
  } satisfies Operations;
}
