import { type Operations } from '../../platform/index.ts';
import { addStudent } from './add.ts';
import { downloadStudents, studentCatalogue } from './students.ts';

export const studentsOperations = {
  listStudents: studentCatalogue.list,
  countStudents: studentCatalogue.count,
  getStudent: studentCatalogue.get,
  downloadStudents,

  addStudent: async ({ body }, context) => {
    const id = await context.db.transaction((tx) => addStudent(tx, body, context));
    return studentCatalogue.get({ params: { id } }, context);
  },
} satisfies Operations;
