import { DataGrid } from '@aarambh/ui/DataGrid';
import { Pagination } from '@aarambh/ui/Pagination';
import { ResultCount } from '@aarambh/ui/ResultCount';
import { useState } from 'react';
import { pageSize, students, totalStudents, type Student } from '../data.ts';

const columns = (['id', 'name', 'email', 'mobile', 'city', 'status'] as const).map((id) => ({
  id,
  header: id,
  renderCell: (student: Student) => student[id],
  isRowHeader: id === 'name',
}));

const actions = [{ id: 'edit', label: 'Edit' }];

export default function List() {
  const [page, setPage] = useState(1);
  return (
    <>
      <DataGrid
        caption="Students"
        columns={columns}
        rows={students(page)}
        getRowId={(student) => student.id}
        getRowLabel={(student) => student.name}
        isSelectable
        getRowActions={() => actions}
      />
      <Pagination page={page} total={totalStudents} pageSize={pageSize} onPageChange={setPage} />
      <ResultCount page={page} total={totalStudents} pageSize={pageSize} />
    </>
  );
}
