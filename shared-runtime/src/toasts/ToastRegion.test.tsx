import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from './toast';
import { ToastRegion } from './ToastRegion';

test('a toast is read out, takes its act back, and goes by itself', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const undo = jest.fn();
  render(<ToastRegion />);
  act(() => showToast('Anunțul a fost șters', { undo }));
  expect(screen.getByRole('region', { name: 'Mesaje' })).toHaveTextContent('Anunțul a fost șters');
  await user.click(screen.getByRole('button', { name: 'Anulează' }));
  expect(undo).toHaveBeenCalled();
  expect(screen.queryByText('Anunțul a fost șters')).not.toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('region'));
  act(() => showToast('Salvat'));
  act(() => jest.runAllTimers());
  expect(screen.queryByText('Salvat')).not.toBeInTheDocument();
  jest.useRealTimers();
});
