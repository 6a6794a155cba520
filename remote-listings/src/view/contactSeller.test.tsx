import { address, mockWorld, show } from '#testing/listingScreen';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { links } from '@anunturi/shared-domain/site/links';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startConversation } from './data/startConversation';
import { readContacts, readPhone } from './data/readPhone';
import { sendReport } from '#data/conversations/sendReport';

test('the phone is asked for once it is wanted, and a refusal is said', async () => {
  jest
    .mocked(readPhone)
    .mockRejectedValueOnce(
      new MarketError('notFound', 'Numărul de telefon nu mai este disponibil.'),
    );
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show();
  const button = await screen.findByRole('button', { name: 'Sunați: afișați numărul de telefon' });
  expect(readPhone).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(await screen.findByText('Numărul de telefon nu mai este disponibil.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sunați: afișați numărul de telefon' }));
  expect(await screen.findByRole('link', { name: '0712 345 678' })).toHaveAttribute(
    'href',
    'tel:+40712345678',
  );
});

test('a phone and an address in the description stand behind a button, which asks for them once', async () => {
  jest
    .mocked(readContacts)
    .mockRejectedValueOnce(new MarketError('dailyLimit', 'Ați văzut multe numere astăzi.'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const description =
    'Stare bună.\n\nSunați la [contact ascuns] sau scrieți pe [contact ascuns 2].';
  mockWorld.stored = { ...sampleCar, description };
  show();
  const [first] = await screen.findAllByRole('button', { name: 'Afișați contactul' });
  expect(readContacts).not.toHaveBeenCalled();
  await userEvent.click(first!);
  expect(await screen.findByText('Ați văzut multe numere astăzi.')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Afișați contactul' })[1]!);
  expect(await screen.findByText('www.exemplu.ro')).toHaveFocus(); // in the place of the button that was pressed
  expect(screen.getByText('0740 999 999')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Afișați contactul' })).toBeNull();
  expect(screen.getByText('Datele de contact din descriere sunt afișate.')).toBeInTheDocument();
});

test('a sold listing offers no hidden contact', async () => {
  mockWorld.stored = {
    ...sampleCar,
    status: 'sold',
    soldAt: sampleCar.updatedAt,
    description: 'Sunați la [contact ascuns] pentru piese.',
  };
  show();
  expect(await screen.findByText('contact ascuns')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Afișați contactul' })).toBeNull();
});

test('WhatsApp is offered where the seller allows it, and its number too is asked for once it is wanted', async () => {
  show();
  await screen.findByRole('button', { name: 'Sunați: afișați numărul de telefon' });
  expect(screen.queryByText('WhatsApp')).toBeNull();
  cleanup();
  forgetLoaded();
  mockWorld.stored = { ...sampleCar, hasWhatsApp: true };
  show();
  const button = await screen.findByRole('button', { name: 'WhatsApp: scrieți vânzătorului' });
  expect(document.documentElement.outerHTML).not.toContain('wa.me');
  await userEvent.click(button);
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(link.getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/40712345678\?text=Bun%C4%83%20ziua/,
  );
  expect(screen.getByRole('link', { name: '0712 345 678' })).toBeInTheDocument();
});

test.each([
  ['Sunați: afișați numărul de telefon', '0712 345 678', 'Numărul de telefon este afișat.'],
  ['WhatsApp: scrieți vânzătorului', 'WhatsApp', 'Conversația WhatsApp este gata de deschis.'],
])(
  'a person who pressed "%s" goes on from the link that stands for it, and is told',
  async (name, link, said) => {
    mockWorld.stored = { ...sampleCar, hasWhatsApp: true };
    show();
    const button = await screen.findByRole('button', { name });
    expect(screen.queryByText(said)).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: link })).toHaveFocus());
    expect(screen.getByText(said)).toHaveAttribute('role', 'status');
  },
);

test('a message typed signed out is kept while one signs in, and goes by itself then', async () => {
  const nav = show();
  await userEvent.type(
    await screen.findByLabelText('Mesaj către vânzător'),
    'Mai este disponibilă?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Intrați în cont și trimiteți' }));
  expect(nav.visits[0]).toBe(links.login(`${address}#mesaj`));
  cleanup();
  setFakeSession(fakeSignedIn());
  show();
  expect(await screen.findByRole('link', { name: 'Vedeți conversația' })).toHaveAttribute(
    'href',
    links.messages('conversation1'),
  );
  expect(jest.mocked(startConversation).mock.calls).toEqual([
    [{ listingId: sampleListingId, text: 'Mai este disponibilă?' }],
  ]);
});

test('a session that ends over a message says so, and the words go after signing in again', async () => {
  setFakeSession(fakeSignedIn());
  const nav = show();
  await userEvent.type(await screen.findByLabelText('Mesaj către vânzător'), 'Bună ziua');
  act(() => setFakeSession(fakeSignedOut));
  expect(screen.getByText(/^Sesiunea s-a încheiat\. Ce ați scris este păstrat/)).toBeVisible();
  expect(screen.getByLabelText('Mesaj către vânzător')).toHaveValue('Bună ziua');
  await userEvent.click(screen.getByRole('button', { name: 'Intrați în cont și trimiteți' }));
  expect(nav.visits[0]).toBe(links.login(`${address}#mesaj`));
});

test('a message that one left unsent at the sign-in waits for another press', async () => {
  show();
  await userEvent.type(await screen.findByLabelText('Mesaj către vânzător'), 'Bună ziua');
  await userEvent.click(screen.getByRole('button', { name: 'Intrați în cont și trimiteți' }));
  cleanup();
  show(); // back, still signed out
  await screen.findByDisplayValue('Bună ziua');
  cleanup();
  setFakeSession(fakeSignedIn());
  show();
  expect(await screen.findByDisplayValue('Bună ziua')).toBeInTheDocument();
  expect(startConversation).not.toHaveBeenCalled();
});

test('a message that is not taken stays in the field with the reason', async () => {
  setFakeSession(fakeSignedIn());
  jest.mocked(startConversation).mockRejectedValueOnce(new MarketError('blockedByRecipient'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show();
  await userEvent.type(await screen.findByLabelText('Mesaj către vânzător'), 'Bună ziua');
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți mesajul' }));
  expect(
    await screen.findByText('Această persoană nu mai primește mesaje de la dumneavoastră.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Mesaj către vânzător')).toHaveValue('Bună ziua');
});

test('a message over the limit is not sent: its field says by how much', async () => {
  setFakeSession(fakeSignedIn());
  show();
  const field = await screen.findByLabelText('Mesaj către vânzător');
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(2010));
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți mesajul' }));
  expect(startConversation).not.toHaveBeenCalled();
  expect(screen.getByText(/^Textul depășește cu 10 limita/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('a'.repeat(2010));
});

test('a report needs its reason, a name and an address, and good faith; its number is shown', async () => {
  show();
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Raportați anunțul', hidden: true }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Raportați anunțul' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Trimiteți sesizarea' }));
  for (const text of [
    'Alegeți motivul.',
    'Scrieți cel puțin 20 de caractere.',
    'Scrieți numele.',
    'Fără această declarație nu putem primi sesizarea.',
  ])
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Motivul')).toHaveFocus();
  expect(sendReport).not.toHaveBeenCalled();
  await userEvent.selectOptions(within(dialog).getByLabelText('Motivul'), 'stolen');
  await userEvent.type(
    within(dialog).getByLabelText('Ce este în neregulă'),
    'Este mașina mea, furată luna trecută.',
  );
  await userEvent.type(within(dialog).getByLabelText('Numele dumneavoastră'), 'Dan Pop');
  await userEvent.type(within(dialog).getByLabelText('Adresa de e-mail'), 'dan@exemplu.ro');
  await userEvent.click(within(dialog).getByLabelText(/Declar cu bună-credință/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Trimiteți sesizarea' }));
  expect(await screen.findByText('RECEIPT1234567890AB')).toBeInTheDocument();
  expect(sendReport).toHaveBeenCalledWith(
    expect.objectContaining({
      ground: 'stolen',
      url: address,
      targetId: sampleListingId,
      reporterEmail: 'dan@exemplu.ro',
    }),
    expect.any(Function),
  );
});
