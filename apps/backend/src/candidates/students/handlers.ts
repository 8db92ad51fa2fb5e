import { type Operations } from '../../platform/index.ts';
import { assignInstitute, inviteAfterwards, type Services } from '../../identity/index.ts';
import { addStudent } from './add.ts';
import { createStudentCatalogue, noteDownload, type Standing } from './students.ts';

type Ways = Pick<Services, 'messenger' | 'publicAddress'>;

/** The operations on students. @param standing what applications say of them */
export function createStudentsOperations(services: Ways, standing: Standing) {
  const students = createStudentCatalogue(standing);
  return {
    listStudents: students.list,
    countStudents: students.count,
    getStudent: students.get,

    downloadStudents: async ({ query: { purpose, ...query } }, context) => {
      await noteDownload({ purpose, ...query }, context);
      return students.download({ query }, context);
    },

    assignInstitute: async (request, context) => {
      await assignInstitute(request, context);
      return students.get({ params: request.params }, context);
    },

    addStudent: async ({ body }, context) => {
      const id = await context.db.transaction((tx) => addStudent(tx, body, context));
      inviteAfterwards(services, id, context);
      return students.get({ params: { id } }, context);
    },
  } satisfies Operations;
}
