import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeptNotice } from './KeptNotice';

const atMs = Date.UTC(2026, 10, 28, 5, 9);

test('what comes from this device is said with its moment, and can be asked for again', async () => {
  let asked = 0;
  render(<KeptNotice atMs={atMs} status={undefined} onRetry={() => (asked += 1)} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Vedeți anunțurile, mesajele și căutările din 28.11.2026, 07:09, cum le-a păstrat acest dispozitiv.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  expect(asked).toBe(1);
});

test('beside listings of one status only their numbers are said to be old', () => {
  render(<KeptNotice atMs={atMs} status="active" onRetry={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Numerele de lângă stări sunt din 28.11.2026, 07:09',
  );
});
