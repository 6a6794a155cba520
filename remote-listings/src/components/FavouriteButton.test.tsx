import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { forgetLoaded, setLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { addFavourite, readFavouriteIds, removeFavourite } from '#data/preferences/favourites';
import { favouriteIdsKey } from '#data/preferences/useFavourites';
import { FavouriteButton } from './FavouriteButton';
import type { Toggle } from './PhotoToggle';

jest.mock('@anunturi/shared-auth/whenSessionKnown', () => ({
  whenSessionKnown: async () => ({ user: { uid: 'ana' } }),
}));
jest.mock('#data/preferences/favourites', () => ({
  readFavouriteIds: jest.fn(),
  addFavourite: jest.fn(),
  removeFavourite: jest.fn(),
}));

const rendered: string[] = [];
const renderToggle = ({ label, on, press }: Toggle) => {
  rendered.push(label);
  return (
    <button aria-pressed={on} onClick={press}>
      {label}
    </button>
  );
};

const listings = ['one', 'two'].map((id) => ({ id, title: id, priceLei: 1000 }));
const heart = (title: string) => screen.getByRole('button', { name: RegExp(`: ${title}$`) });
const kept = () => listings.map(({ id }) => id).filter((id) => heart(id).ariaPressed === 'true');

/** What is asked for and answered when the test says so. */
function held<T>() {
  const answers: { resolve(value: T): void; reject(error: unknown): void }[] = [];
  const ask = () => new Promise<T>((resolve, reject) => answers.push({ resolve, reject }));
  return { answers, ask };
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
  forgetLoaded();
  setFakeSession(fakeSignedIn());
});

afterEach(() => void jest.dontMock('#behaviour/keepFavourite'));

async function show(ids?: string[]) {
  if (ids) {
    jest.mocked(readFavouriteIds).mockResolvedValue(ids);
    setLoaded(favouriteIdsKey('ana'), ids);
  }
  render(
    <NavProvider nav={fakeNav()}>
      {listings.map((listing) => (
        <FavouriteButton key={listing.id} listing={listing} render={renderToggle} />
      ))}
    </NavProvider>,
  );
  await waitFor(() => expect(readFavouriteIds).toHaveBeenCalled());
  await act(async () => {});
}

test('a heart is filled before what saves it is downloaded, and the others are not rendered anew', async () => {
  await show([]);
  rendered.length = 0;
  fireEvent.click(heart('one'));
  expect(rendered).toEqual(['Scoateți de la favorite: one']);
  await waitFor(() => expect(addFavourite).toHaveBeenCalledWith('one'));
});

test('a heart that cannot be saved is taken back alone', async () => {
  const { answers, ask } = held<void>();
  jest.mocked(addFavourite).mockImplementationOnce(ask);
  await show([]);
  fireEvent.click(heart('one'));
  fireEvent.click(heart('two'));
  await waitFor(() => expect(addFavourite).toHaveBeenCalledTimes(2));
  await act(async () => answers[0]!.reject(new Error('lost')));
  expect(kept()).toEqual(['two']);
});

test('a heart whose saving cannot be downloaded is taken back alone', async () => {
  await show([]);
  jest.doMock('#behaviour/keepFavourite', () => {
    throw new Error('lost');
  });
  fireEvent.click(heart('one'));
  setLoaded(favouriteIdsKey('ana'), ['two', 'one']); // kept on another list meanwhile
  await waitFor(() => expect(kept()).toEqual(['two']));
});

test('a heart pressed twice ends as the screen says, whatever arrives first', async () => {
  const { answers, ask } = held<void>();
  jest.mocked(addFavourite).mockImplementationOnce(ask);
  await show([]);
  fireEvent.click(heart('one'));
  fireEvent.click(heart('one'));
  await waitFor(() => expect(addFavourite).toHaveBeenCalled());
  await act(async () => {});
  expect(removeFavourite).not.toHaveBeenCalled();
  await act(async () => answers[0]!.resolve());
  expect(removeFavourite).toHaveBeenCalledWith('one');
  expect(kept()).toEqual([]);
});

test('a heart pressed twice is as it was before when nothing can be saved', async () => {
  jest.mocked(addFavourite).mockRejectedValue(new Error('lost'));
  jest.mocked(removeFavourite).mockRejectedValue(new Error('lost'));
  await show([]);
  fireEvent.click(heart('one'));
  fireEvent.click(heart('one'));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(kept()).toEqual([]);
});

test('a heart pressed before the favourites are read is added to them', async () => {
  const { answers, ask } = held<string[]>();
  jest.mocked(readFavouriteIds).mockImplementation(ask);
  await show();
  fireEvent.click(heart('one'));
  await waitFor(() => expect(readFavouriteIds).toHaveBeenCalledTimes(2));
  await act(async () => answers.forEach(({ resolve }) => resolve(['two'])));
  await waitFor(() => expect(kept()).toEqual(['one', 'two']));
  expect(addFavourite).toHaveBeenCalledWith('one');
});
