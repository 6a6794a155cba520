import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

function Nested() {
  const [isOuter, setOuter] = useState(true);
  const [isInner, setInner] = useState(true);
  return (
    <Dialog open={isOuter} onClose={() => setOuter(false)} title="Persoana">
      <input type="file" aria-label="Fișier" />
      <Dialog open={isInner} onClose={() => setInner(false)} title="Întrebarea">
        Sigur?
      </Dialog>
    </Dialog>
  );
}

test('Escape in a dialog inside another closes the inner one alone', () => {
  render(<Nested />);
  const inner = screen.getByRole('dialog', { name: 'Întrebarea' });
  fireEvent(inner, new Event('cancel', { cancelable: true }));
  fireEvent(inner, new Event('close'));
  expect(screen.queryByRole('dialog', { name: 'Întrebarea' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Persoana' })).toBeInTheDocument();
  fireEvent(
    screen.getByRole('dialog', { name: 'Persoana' }),
    new Event('cancel', { cancelable: true }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file picker that was dismissed does not close the dialog around it', () => {
  render(<Nested />);
  fireEvent(screen.getByLabelText('Fișier'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog', { name: 'Persoana' })).toBeInTheDocument();
});
