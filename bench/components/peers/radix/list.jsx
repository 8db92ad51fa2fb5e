import { Checkbox } from 'radix-ui';
import { useState } from 'react';
import { students } from '../../data.ts';

const columns = ['id', 'name', 'email', 'mobile', 'city', 'status'];

export default function List() {
  const [page, setPage] = useState(1);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Choose</th>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
            <th>Edit</th>
          </tr>
        </thead>
        <tbody>
          {students(page).map((student) => (
            <tr key={student.id}>
              <td>
                <Checkbox.Root aria-label={`Select ${student.name}`}>
                  <Checkbox.Indicator>✓</Checkbox.Indicator>
                </Checkbox.Root>
              </td>
              {columns.map((column) => (
                <td key={column}>{student[column]}</td>
              ))}
              <td>
                <button type="button">Edit</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" aria-label="Next page" onClick={() => setPage(page + 1)}>
        ›
      </button>
    </>
  );
}
