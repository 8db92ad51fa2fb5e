import type { Operations } from '../../platform/index.ts';
import { downloadStudents, studentCatalogue } from './students.ts';

export const studentsOperations = {
  listStudents: studentCatalogue.list,
  getStudent: studentCatalogue.get,
  downloadStudents,
} satisfies Operations;
