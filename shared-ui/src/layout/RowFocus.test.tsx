import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowFocus } from './RowFocus';

const Rows = ({ ids, of = '' }: { ids: string[]; of?: string }) => (
  <main>
    <h1>Anunțuri</h1>
    <button type="button">Altundeva</button>
    <RowFocus>
      <ul key={of}>
        {ids.map((id) => (
          <li key={id} data-row={id} aria-label={id}>
            <button type="button">Ștergeți {id}</button>
          </li>
        ))}
      </ul>
    </RowFocus>
  </main>
);
/** The observer of the page before was told of what changed. */
const changesAreSeen = () =>
  new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => resolve());
    watch.observe(document.body, { attributes: true });
    document.body.toggleAttribute('data-changed');
  });
const button = (id: string) => screen.getByRole('button', { name: `Ștergeți ${id}` });

test.each([
  ['b', ['a', 'c'], 'c'],
  ['c', ['a', 'b'], 'b'],
  ['b', ['a'], 'a'],
])('when the row %s goes and %s stay, the focus is on %s', async (gone, ids, next) => {
  const { rerender } = render(<Rows ids={['a', 'b', 'c']} />);
  button(gone).focus();
  rerender(<Rows ids={ids} />);
  await waitFor(() => expect(screen.getByRole('listitem', { name: next })).toHaveFocus());
});

test('when no row is left, the heading has the focus', async () => {
  const { rerender } = render(<Rows ids={['a']} />);
  button('a').focus();
  rerender(<Rows ids={[]} />);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a row that is rendered anew gets the focus back, and goes on from there', async () => {
  const { rerender } = render(<Rows ids={['a', 'b']} of="first" />);
  button('a').focus();
  rerender(<Rows ids={['b', 'a']} of="second" />);
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'a' })).toHaveFocus());
  rerender(<Rows ids={['b']} of="third" />);
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'b' })).toHaveFocus());
});

test('who clicked beside is left there when the rows change', async () => {
  const { rerender } = render(<Rows ids={['a', 'b']} />);
  button('a').focus();
  await userEvent.click(document.body);
  rerender(<Rows ids={['a', 'b', 'c']} />);
  await changesAreSeen();
  expect(document.body).toHaveFocus();
});

test('a list that goes as a whole leaves the focus to the heading, and a focus elsewhere alone', async () => {
  const { rerender } = render(<Rows ids={['a', 'b']} />);
  button('b').focus();
  const empty = (
    <main>
      <h1>Anunțuri</h1>
      <button type="button">Altundeva</button>
    </main>
  );
  rerender(empty);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  rerender(<Rows ids={['a', 'b']} />);
  const elsewhere = screen.getByRole('button', { name: 'Altundeva' });
  elsewhere.focus();
  rerender(<Rows ids={['b']} />);
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'a' })).toBeNull());
  expect(elsewhere).toHaveFocus();
});
