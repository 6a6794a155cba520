import { act, render, screen } from '@testing-library/react';
import { showToast } from './toast';
import { ToastRegion } from './ToastRegion';

test('what is said before toasts can be shown is shown once they can', async () => {
  render(<ToastRegion />);
  act(() => showToast('Salvat'));
  act(() => showToast('Trimis'));
  expect(await screen.findByText('Salvat')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Mesaje' })).toHaveTextContent('SalvatTrimis');
});
