import type { Operations } from '../../platform/index.ts';
import { addView, changeView, listViews, removeView } from './service.ts';

/** Views of lists that the caller keeps, and those that colleagues share. */
export const savedViewsOperations = {
  listSavedViews: async ({ query: { list } }, context) => ({
    data: { savedView: await listViews(context, list) },
  }),
  addSavedView: async ({ body }, context) => ({ data: { savedView: await addView(body, context) } }),
  updateSavedView: async ({ params: { id }, body }, context) => ({
    data: { savedView: await changeView(id, body, context) },
  }),
  deleteSavedView: async ({ params: { id } }, context) => {
    await removeView(id, context);
    return { data: null };
  },
} satisfies Operations;
