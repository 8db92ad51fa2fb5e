import { Button, Checkbox, Pagination, Table } from '@mantine/core';
import { useState } from 'react';
import { pageSize, students, totalStudents } from '../../data.ts';

const columns = ['id', 'name', 'email', 'mobile', 'city', 'status'];

export default function List() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {students(page).map((student) => (
            <Table.Tr key={student.id}>
              <Table.Td>
                <Checkbox aria-label={`Select ${student.name}`} />
              </Table.Td>
              {columns.map((column) => (
                <Table.Td key={column}>{student[column]}</Table.Td>
              ))}
              <Table.Td>
                <Button size="xs">Edit</Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pagination
        total={totalStudents / pageSize}
        value={page}
        onChange={setPage}
        getControlProps={(control) => (control === 'next' ? { 'aria-label': 'Next page' } : {})}
      />
    </>
  );
}
