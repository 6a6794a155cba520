import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { endOtherSessions, endSession, readSessions } from '../../data/sessions';
import { Devices } from './Devices';

jest.mock('../../data/sessions');

const session = (id: number, device: string, isThis: boolean) => ({
  id,
  device,
  isThis,
  lastAtMs: Date.UTC(2026, 10, 20),
});

beforeEach(() => {
  forgetLoaded();
  jest
    .mocked(readSessions)
    .mockReset()
    .mockResolvedValue([
      session(1, 'Chrome pe Android', true),
      session(2, 'Firefox pe Windows', false),
    ]);
  jest.mocked(endSession).mockReset().mockResolvedValue();
  jest.mocked(endOtherSessions).mockReset().mockResolvedValue();
});

test('this device is marked, and another one is signed out from here', async () => {
  render(<Devices uid="ana" />);
  expect(await screen.findByText('Acest dispozitiv')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Delogați: Firefox pe Windows/ }));
  expect(endSession).toHaveBeenCalledWith(2);
  expect(readSessions).toHaveBeenCalledTimes(2);
});

test('all the others are signed out after the password, and a wrong one is said beside its field', async () => {
  jest
    .mocked(endOtherSessions)
    .mockRejectedValueOnce(new MarketError('wrongCredentials', 'Parola nu este corectă.'));
  render(<Devices uid="ana" />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Delogați celelalte dispozitive' }),
  );
  const done = screen.getByRole('button', { name: 'Delogați celelalte' });
  await userEvent.click(done);
  expect(screen.getByText('Scrieți parola.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Parola'), 'tramvai verde');
  await userEvent.click(done);
  expect(await screen.findByText('Parola nu este corectă.')).toBeVisible();
  await userEvent.click(done);
  expect(endOtherSessions).toHaveBeenLastCalledWith('tramvai verde');
  expect(screen.queryByRole('dialog')).toBeNull();
});
