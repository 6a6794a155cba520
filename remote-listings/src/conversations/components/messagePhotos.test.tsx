import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outbox } from '../behaviour/useOutbox';
import { Composer } from './Composer';
import { MessagePhotoView } from './MessagePhotoView';

const prepared = { photoId: 'a1'.repeat(20), width: 800, height: 600 };
type Steps = { onDrawn(photo: Blob): void; onProgress(share: number): void };
let mockPrepare: (file: File, steps: Steps) => Promise<typeof prepared>;
jest.mock('../data/prepareMessagePhoto', () => ({
  prepareMessagePhoto: (file: File, steps: Steps) => mockPrepare(file, steps),
}));
let mockRead: (path: string) => Promise<ArrayBuffer | null>;
jest.mock('@anunturi/shared-auth/readStoredFile', () => ({
  readStoredFile: (path: string) => mockRead(path),
}));

const { createObjectURL, revokeObjectURL } = URL;
beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});
afterAll(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
beforeEach(() => setFakeSession(fakeSignedIn()));

const file = new File(['x'], 'zgarietura.jpg', { type: 'image/jpeg' });
function openComposer(draft: string) {
  const send = jest.fn();
  const outbox = { draft, send, write: jest.fn() } as unknown as Outbox;
  render(
    <Composer
      {...{ outbox, isFirstAnswer: false, offers: { busy: false, make: jest.fn() }, onTyping() {} }}
      allowance={undefined}
    />,
  );
  return send;
}
const choose = () => userEvent.upload(screen.getByLabelText('Adăugați o fotografie'), file);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Trimiteți' }));

test('a photo is prepared beside the text, and sent with it once it is ready', async () => {
  let finish = () => {};
  mockPrepare = async (_file, { onDrawn, onProgress }) => {
    onDrawn(new Blob());
    onProgress(0.5);
    await new Promise<void>((resolve) => (finish = resolve));
    return prepared;
  };
  const send = openComposer('Uitați zgârietura');
  await choose();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '50');
  expect(screen.getByRole('img', { name: 'Fotografia pe care o trimiteți' })).toBeInTheDocument();
  await press();
  expect(send).not.toHaveBeenCalled();
  finish();
  expect(await screen.findByText(/^Fotografia e gata/)).toBeInTheDocument();
  await press();
  const photo = { photoId: prepared.photoId, previewUrl: 'blob:photo' };
  expect(send.mock.calls).toEqual([['Uitați zgârietura', photo]]);
  expect(screen.queryByText(/^Fotografia e gata/)).not.toBeInTheDocument();
});

test('a photo that is taken out, before or after it is drawn, leaves nothing in memory', async () => {
  const made = jest.spyOn(URL, 'createObjectURL');
  const freed = jest.spyOn(URL, 'revokeObjectURL');
  let draw = () => {};
  mockPrepare = (_file, { onDrawn }) => {
    draw = () => onDrawn(new Blob());
    return new Promise(() => {});
  };
  openComposer('');
  const takeOut = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Scoateți fotografia' }));
  await choose();
  await takeOut();
  draw();
  expect(made).not.toHaveBeenCalled();
  await choose();
  act(draw);
  await takeOut();
  expect(freed.mock.calls).toEqual([['blob:photo']]);
  jest.restoreAllMocks();
});

test('a photo needs no words', async () => {
  mockPrepare = async () => prepared;
  const send = openComposer('');
  await choose();
  await screen.findByText(/^Fotografia e gata/);
  await press();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what is wrong with a photo is said beside it: it is tried again or taken out, and the text stays', async () => {
  const words = 'Sunt acceptate fotografii JPEG, PNG, WebP, AVIF și HEIC.';
  let tries = 0;
  mockPrepare = () => {
    tries += 1;
    return Promise.reject(new MarketError('fileType', words));
  };
  const send = openComposer('Rămâne scris');
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await press();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  await waitFor(() => expect(tries).toBe(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Scoateți fotografia' }));
  expect(screen.getByLabelText('Mesajul dumneavoastră')).toHaveValue('Rămâne scris');
  await press();
  expect(send.mock.calls).toEqual([['Rămâne scris', undefined]]);
});

const shown = {
  conversationId: 'c1',
  senderId: 'dan',
  text: 'Zgârietura din față',
  photo: { id: prepared.photoId, width: 1600, height: 1200, hasMedium: true },
};

test('a photo is read as the person, says what its sender said of it, and opens as it was sent', async () => {
  const read: string[] = [];
  mockRead = async (path) => {
    read.push(path);
    return new ArrayBuffer(1);
  };
  render(<MessagePhotoView {...shown} />);
  await userEvent.tab();
  const small = await screen.findByRole('button', { name: /^Fotografie: Zgârietura din față/ });
  expect(read).toEqual([`conversations/c1/dan/${prepared.photoId}_m.webp`]);
  small.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Zgârietura din față' });
  expect(dialog).toBeVisible();
  await waitFor(() => expect(read[1]).toBe(`conversations/c1/dan/${prepared.photoId}.webp`));
});

test('a photo that cannot be read says so and is tried again; one that is gone says that', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  mockRead = () => Promise.reject(new Error('offline'));
  render(<MessagePhotoView {...shown} />);
  expect(await screen.findByText('Fotografia nu s-a încărcat.')).toBeVisible();
  mockRead = async () => null;
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  expect(await screen.findByText('Fotografia a fost ștearsă.')).toBeVisible();
});
