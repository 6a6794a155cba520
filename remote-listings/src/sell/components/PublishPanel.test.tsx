import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { learnServerClock } from '@anunturi/shared-auth/serverClock';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import type { SellerAccount } from '#domain/sell-form/sellingTerms';
import { PublishPanel } from './PublishPanel';

jest.mock('@anunturi/shared-auth/callCommand', () => ({ callCommand: jest.fn(async () => ({})) }));
const photos: [] = [];
const noPhotos = { subscribe: () => () => {}, current: () => photos };
const account = {
  uid: 'ana',
  sellerType: 'private',
  sellerName: 'Ana Pop',
  displayName: 'Ana Pop',
  trusted: false,
  blocked: false,
  publishedToday: 5,
  perDay: 5,
} as const;

const onSellerChanged = jest.fn();
const onPublish = jest.fn();
function open(changes: Partial<SellerAccount> = {}) {
  const panel = () => (
    <PublishPanel
      uploads={noPhotos as unknown as PhotoUploads}
      terms={{
        eurRateBani: 509,
        preModeration: false,
        account: { ...account, ...changes },
      }}
      missing={{}}
      shape="car"
      state={{ step: 'idle' }}
      onGo={() => {}}
      onPublish={onPublish}
      onCancel={() => {}}
      onSellerChanged={onSellerChanged}
    />
  );
  render(<RemoteRoot App={panel} nav={fakeNav({ screen: 'addListing', path: '/adauga-anunt' })} />);
  return screen.getByText('Publicați anunțul').closest('button');
}

test('a used-up day stops the publication once it is known to be the day of the server', () => {
  setFakeSession(fakeSignedIn());
  expect(open()).toBeEnabled(); // by the clock of this device it may be another day
  expect(screen.getByText(/Ați atins limita de 5 anunțuri pe zi/)).toBeInTheDocument();
  cleanup();
  const date = new Date().toUTCString();
  learnServerClock({ get: (name) => (name === 'date' ? date : null) }, Date.now());
  expect(open()).toBeDisabled();
});

test('who publishes says here whether as a person or as a firm, without leaving the form', async () => {
  setFakeSession(fakeSignedIn());
  open();
  expect(screen.getByRole('radio', { name: 'Persoană fizică' })).toBeChecked();
  expect(screen.queryByLabelText('Denumirea firmei')).toBeNull();
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('radio', { name: 'Firmă' }));
  await user.type(screen.getByLabelText('Denumirea firmei'), 'Auto Ana SRL');
  await user.type(screen.getByLabelText('CUI'), '123');
  await user.click(screen.getByRole('button', { name: 'Salvați firma' }));
  expect(await screen.findByText(/cifra de control nu se potrivește/)).toBeInTheDocument();
  expect(callCommand).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('CUI'));
  await user.type(screen.getByLabelText('CUI'), 'RO 99000018');
  await user.click(screen.getByRole('button', { name: 'Salvați firma' }));
  await waitFor(() => expect(onSellerChanged).toHaveBeenCalled());
  expect(jest.mocked(callCommand).mock.calls).toEqual([
    [
      'editProfile',
      {
        displayName: 'Ana Pop',
        sellerType: 'company',
        company: { name: 'Auto Ana SRL', cui: '99000018' },
      },
    ],
  ]);
});

test('a seller who is chosen and not saved stops the publication, which says why beside the choice', async () => {
  setFakeSession(fakeSignedIn());
  const publish = open({ publishedToday: 0 })!;
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('radio', { name: 'Firmă' }));
  await user.type(screen.getByLabelText('Denumirea firmei'), 'Auto Ana SRL');
  await user.click(publish);
  expect(onPublish).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(/reveniți la „Persoană fizică”/);
  expect(screen.getByRole('radio', { name: 'Firmă' })).toHaveFocus();
  expect(screen.getByLabelText('Denumirea firmei')).toHaveValue('Auto Ana SRL');
  await user.click(screen.getByRole('radio', { name: 'Persoană fizică' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(publish);
  expect(onPublish).toHaveBeenCalledTimes(1);
});

test('a firm is led to the profile, where its name and CUI are changed; a person has none to change', () => {
  setFakeSession(fakeSignedIn());
  open();
  expect(screen.queryByRole('link', { name: 'Schimbați firma' })).toBeNull();
  cleanup();
  open({ sellerType: 'company', sellerName: 'Auto Ana SRL' });
  expect(screen.getByRole('link', { name: 'Schimbați firma' })).toHaveAttribute(
    'href',
    expect.stringMatching(/=profil$/),
  );
});
