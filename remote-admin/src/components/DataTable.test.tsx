import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type Selection } from './DataTable';

const rows = [
  { id: 'a', name: 'Ana' },
  { id: 'b', name: 'Dan' },
];

test('rows are ticked one by one or all, and a sorted column says so', async () => {
  const onSort = jest.fn();
  function Page() {
    const [value, onChange] = useState<Selection>({});
    return (
      <>
        <DataTable
          caption="Oameni"
          rows={rows}
          rowName={({ name }) => name}
          selection={{ value, onChange }}
          columns={[
            {
              key: 'name',
              header: 'Nume',
              sort: { now: 'ascending', onSort },
              cell: ({ name }) => name,
            },
          ]}
        />
        <output>{Object.keys(value).join(' ')}</output>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alegeți Dan' }));
  expect(screen.getByRole('status')).toHaveTextContent('b');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alegeți tot ce se vede' }));
  expect(screen.getByRole('status')).toHaveTextContent(/a/);
  expect(screen.getByRole('columnheader', { name: 'Nume' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Nume' }));
  expect(onSort).toHaveBeenCalled();
});
