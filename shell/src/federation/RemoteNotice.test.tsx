import { act, render, screen } from '@testing-library/react';
import { RemoteNotice } from './RemoteNotice';

test('a part that does not come is said to be the site’s, or without a connection the connection’s', () => {
  render(<RemoteNotice kind="failed" onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('restul site-ului funcționează');
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('Sunteți offline.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('restul site-ului');
  connection.mockRestore();
});
