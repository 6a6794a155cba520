import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { learnServerClock } from '@anunturi/shared-auth/serverClock';
import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { cleanup, render, screen } from '@testing-library/react';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import { PublishPanel } from './PublishPanel';

const photos: [] = [];
const noPhotos = { subscribe: () => () => {}, current: () => photos };
const account = {
  uid: 'ana',
  sellerType: 'private',
  sellerName: 'Ana Pop',
  trusted: false,
  blocked: false,
  publishedToday: 5,
  perDay: 5,
} as const;

function open() {
  const panel = () => (
    <PublishPanel
      uploads={noPhotos as unknown as PhotoUploads}
      terms={{ eurRateBani: 509, preModeration: false, bannedWords: [], account }}
      missing={{}}
      shape="car"
      state={{ step: 'idle' }}
      onGo={() => {}}
      onPublish={() => {}}
      onCancel={() => {}}
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
