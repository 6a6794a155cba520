import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { type MyPush, readMyPush, setPushWish, startPush, stopPush } from '../../data/myPush';
import { PushWishes } from './PushWishes';

jest.mock('../../data/myPush');

const mine = (given: Partial<MyPush> = {}) =>
  jest
    .mocked(readMyPush)
    .mockReset()
    .mockResolvedValue({ publicKey: 'cheie', off: [], devices: 0, device: 'off', ...given });

beforeEach(() => {
  forgetLoaded();
  mine();
  jest.mocked(startPush).mockReset().mockResolvedValue(true);
  jest.mocked(stopPush).mockReset().mockResolvedValue();
  jest.mocked(setPushWish).mockReset().mockResolvedValue();
});

test('nothing is asked before the person turns notifications on', async () => {
  render(<PushWishes uid="ana" />);
  const start = await screen.findByRole('button', { name: 'Porniți pe acest dispozitiv' });
  expect(startPush).not.toHaveBeenCalled();
  expect(screen.queryByRole('switch')).toBeNull();
  mine({ device: 'on', devices: 1 });
  await userEvent.click(start);
  expect(startPush).toHaveBeenCalledWith('cheie');
  expect(await screen.findByText('Pornite pe acest dispozitiv')).toBeVisible();
});

test('each kind has a switch once a device is told, and this one is turned off', async () => {
  mine({ device: 'on', devices: 2, off: ['alert'] });
  render(<PushWishes uid="ana" />);
  expect(await screen.findByRole('group', { name: /pe 2 dispozitive/ })).toBeVisible();
  expect(screen.getByRole('switch', { name: /căutare salvată/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('switch', { name: /mesaje necitite/ }));
  expect(setPushWish).toHaveBeenCalledWith('message', false);
  await userEvent.click(screen.getByRole('button', { name: 'Opriți aici' }));
  expect(stopPush).toHaveBeenCalled();
});

test.each([
  ['needsInstall', /Pe iPhone și iPad notificările vin doar în aplicația instalată/],
  ['denied', /Browserul nu lasă acest site/],
  ['unsupported', /nu primește notificări/],
] as const)('where they cannot come (%s) it says why', async (device, words) => {
  mine({ device });
  render(<PushWishes uid="ana" />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('it says what happens in the night', async () => {
  render(<PushWishes uid="ana" />);
  expect(await screen.findByText(/Între orele 22 și 8 nu trimitem nimic/)).toBeVisible();
});
