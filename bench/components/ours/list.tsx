import { Button } from '@aarambh/ui/Button';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { Pagination } from '@aarambh/ui/Pagination';
import { ResultCount } from '@aarambh/ui/ResultCount';
import { Table } from '@aarambh/ui/Table';
import { useState } from 'react';
import { pageSize, students, totalStudents, type Student } from '../data.ts';

// What the other libraries' lists have: a checkbox and a button in each row.
const columns = [
  {
    id: 'choose',
    header: 'Choose',
    renderCell: ({ name }: Student) => <Checkbox label={`Select ${name}`} isLabelHidden />,
  },
  ...(['id', 'name', 'email', 'mobile', 'city', 'status'] as const).map((id) => ({
    id,
    header: id,
    renderCell: (student: Student) => student[id],
    isRowHeader: id === 'name',
  })),
  { id: 'edit', header: 'Edit', renderCell: () => <Button size="sm">Edit</Button> },
];

export default function List() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Table caption="Students" columns={columns} rows={students(page)} getRowId={({ id }) => id} />
      <Pagination page={page} total={totalStudents} pageSize={pageSize} onPageChange={setPage} />
      <ResultCount page={page} total={totalStudents} pageSize={pageSize} />
    </>
  );
}
