import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import { Button } from '../actions/Button';
import { ErrorState } from '../feedback/ErrorState';
import { Pagination } from '../navigation/Pagination';
import { Photo } from './Photo';
import { ProgressBar } from '../feedback/ProgressBar';
import { Stepper } from '../navigation/Stepper';
import { Table } from '../layout/Table';

test('a busy button keeps its name and does not act', async () => {
  const act = jest.fn();
  render(
    <Button busy onClick={act}>
      Publicați anunțul
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Publicați anunțul' });
  await userEvent.click(button);
  expect(act).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a busy submit button does not send its form', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Trimiteți
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('a photo that does not load gives way to a placeholder of the same name', () => {
  render(<Photo src="/missing.webp" alt="Dacia Logan din față" />);
  fireEvent.error(screen.getByRole('img'));
  const placeholder = screen.getByRole('img', { name: 'Dacia Logan din față' });
  expect(placeholder).not.toHaveAttribute('src');
});

test('only an expected failure speaks in its own words', () => {
  const expected = Object.assign(new Error('Anunțul a expirat.'), { name: 'MarketError' });
  const { rerender } = render(<ErrorState error={expected} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Anunțul a expirat.');
  rerender(<ErrorState error={new Error('undefined is not a function')} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent('undefined');
});

test('a single page has no pagination, and a first page no way back', () => {
  const { container, rerender } = render(<Pagination />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Pagination next="/toate?pagina=2" />);
  expect(screen.getByRole('link', { name: 'Înainte' })).toHaveAttribute('href', '/toate?pagina=2');
  expect(screen.queryByText('Înapoi')).not.toBeInTheDocument();
});

test('the page itself is the last crumb and not a link', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Acasă', to: '/' },
        { label: 'Contact', to: '/contact' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Contact')).toHaveAttribute('aria-current', 'page');
});

test('a step that is done can be gone back to, one ahead cannot', async () => {
  const select = jest.fn();
  render(<Stepper steps={['Date', 'Fotografii', 'Preț']} current={1} onSelect={select} />);
  expect(screen.getByText('Pasul 2 din 3')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /Date/ }));
  expect(select).toHaveBeenCalledWith(0);
});

test('progress has a name, a value and a way to stop', async () => {
  const stop = jest.fn();
  render(<ProgressBar label="Se încarcă 2 din 5" value={0.4} onCancel={stop} />);
  expect(screen.getByRole('progressbar', { name: 'Se încarcă 2 din 5' })).toHaveAttribute(
    'value',
    '40',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Opriți' }));
  expect(stop).toHaveBeenCalled();
});

test('a table has its caption, headers and cells', () => {
  render(
    <Table
      caption="Anunțuri"
      columns={[{ key: 't', header: 'Titlu', cell: (row: { title: string }) => row.title }]}
      rows={[{ title: 'Dacia' }]}
      rowKey={(row) => row.title}
    />,
  );
  const table = screen.getByRole('table', { name: 'Anunțuri' });
  expect(within(table).getByRole('columnheader', { name: 'Titlu' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: 'Dacia' })).toBeInTheDocument();
});
