import { address, show } from '#testing/listingScreen';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { loadingSession } from '@anunturi/shared-auth/sessionStore';
import { links } from '@anunturi/shared-domain/site/links';
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFavourite } from '#data/preferences/favourites';
import { keepMessageDraft, readMessageDraft, wishToSend } from './domain/messageDraft';
import { startConversation } from './data/startConversation';

beforeEach(() => setFakeSession(loadingSession));
const isKnown = () => act(() => setFakeSession(fakeSignedIn()));

test('a message sent before it is known who writes goes once that is known', async () => {
  const nav = show();
  await userEvent.type(await screen.findByLabelText('Mesaj către vânzător'), 'Bună ziua');
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți mesajul' }));
  expect(startConversation).not.toHaveBeenCalled();
  isKnown();
  expect(await screen.findByRole('link', { name: 'Vedeți conversația' })).toBeInTheDocument();
  expect(nav.visits).toEqual([]);
});

test('a message of a person who turns out to be a visitor is kept while one signs in', async () => {
  const nav = show();
  await userEvent.type(await screen.findByLabelText('Mesaj către vânzător'), 'Bună ziua');
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți mesajul' }));
  act(() => setFakeSession(fakeSignedOut));
  await waitFor(() => expect(nav.visits[0]).toBe(links.login(`${address}#mesaj`)));
  expect(readMessageDraft(sampleListingId)).toBe('Bună ziua');
});

test('a message that was to go after signing in waits until it is known who is there', async () => {
  keepMessageDraft(sampleListingId, 'Bună ziua');
  wishToSend(sampleListingId);
  show();
  await screen.findByDisplayValue('Bună ziua');
  isKnown();
  await waitFor(() => expect(startConversation).toHaveBeenCalledTimes(1));
});

test('a listing is kept once it is known for whom', async () => {
  const nav = show();
  const [heart] = await screen.findAllByRole('button', { name: /^Salvați la favorite/ });
  await userEvent.click(heart!);
  expect(nav.visits).toEqual([]);
  isKnown();
  await waitFor(() => expect(addFavourite).toHaveBeenCalledWith(sampleListingId));
  expect(
    (await screen.findAllByRole('button', { name: /^Scoateți de la favorite/ }))[0],
  ).toBeInTheDocument();
  expect(nav.visits).toEqual([]);
});

test('a report gets name and address of a person who turns out to be signed in; what was typed stays', async () => {
  show();
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Raportați anunțul', hidden: true }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Raportați anunțul' }));
  await userEvent.type(dialog.getByLabelText('Numele dumneavoastră'), 'Ana-Maria');
  isKnown();
  expect(dialog.getByLabelText('Adresa de e-mail')).toHaveValue('ana@demo.ro');
  expect(dialog.getByLabelText('Numele dumneavoastră')).toHaveValue('Ana-Maria');
});
