import { fill, heading, mockWorld, next, open, openFilledCar, pick } from '#testing/sellScreen';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AddListingScreen } from './AddListingScreen';

test('the screen renders on a server and hydrates on that markup without a warning', async () => {
  const problems = jest.spyOn(console, 'error').mockImplementation(() => {});
  const nav = fakeNav({ screen: 'addListing', path: '/adauga-anunt' });
  const page = <RemoteRoot App={AddListingScreen} nav={nav} />;
  const html = renderToString(page);
  expect(html).toContain('Adăugați un anunț');
  expect(html).toContain('Se încarcă…');
  expect(html).not.toContain('style=');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) }),
  );
  expect([recovered, problems.mock.calls]).toEqual([[], []]);
  await act(async () => root.unmount());
  container.remove();
  problems.mockRestore();
});

test('a step that is not finished says what is missing and puts the focus there', async () => {
  await open();
  await next();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(
    within(screen.getByRole('alert')).getByRole('link', { name: 'Alegeți o categorie.' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Autoturisme' }));
  await next();
  await heading('Datele de bază');
  await next();
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(7);
  fill('Anul fabricației', '2019');
  await waitFor(() =>
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(6),
  );
});

test('a signed-out visitor writes a whole listing, signs in and comes back to publish it', async () => {
  const nav = await openFilledCar();
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText(/Adăugați fotografii/), [photo, photo, photo]);
  expect(
    await screen.findByRole('button', { name: 'Fotografia 3: faceți principală' }),
  ).toBeEnabled();
  await next();
  await heading('Descriere');
  await userEvent.click(
    screen.getByRole('button', { name: /Folosiți „Dacia Sandero Stepway, 2019”/ }),
  );
  fill('Descriere', 'Mașină de familie, cu toate reviziile făcute la timp.');
  await next();
  await heading('Preț și contact');
  fill('Preț', '7.900');
  expect(screen.getByText(/aprox\. 40\.200 lei/)).toBeInTheDocument();
  await pick('Localitatea', 'cisna', 'Cisnădie');
  await next();
  await heading('Previzualizare');
  expect(await screen.findByRole('link', { name: 'Intrați în cont' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fadauga-anunt%3Fpas%3Dprevizualizare',
  );
  expect(within(screen.getByRole('article')).getByText('98.500 km')).toBeInTheDocument();
  await screen.findByText('Salvat pe acest dispozitiv');
  cleanup();

  setFakeSession(fakeSignedIn());
  mockWorld.terms = {
    ...mockWorld.terms,
    account: {
      uid: 'ana',
      sellerType: 'private',
      sellerName: 'Ana Pop',
      displayName: 'Ana Pop',
      trusted: false,
      blocked: false,
      publishedToday: 2,
      perDay: 5,
    },
  };
  mockWorld.proofs = [{ id: 'cert1', kind: 'odometer', day: '2026-01-12', mileageKm: 172_000 }];
  let back = await open('/adauga-anunt?pas=previzualizare');
  expect(await screen.findByText('Poză a bordului, 12.01.2026')).toBeInTheDocument();
  expect(screen.getByText(/172\.000 km, iar anunțul mai puțini: 98\.500 km/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Atașați dovezi din arhivă' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/arhivare\/start\?anunt-nou=\w{20}$/),
  );
  expect(screen.getByText(/Azi mai puteți publica 3 anunțuri/)).toBeInTheDocument();
  const message = 'Nu sunt permise cuvintele: familie.';
  mockWorld.refusal = new MarketError('bannedWords', message, { fields: { description: message } });
  await userEvent.click(screen.getByRole('button', { name: 'Publicați anunțul' }));
  expect(await screen.findByRole('button', { name: `Descriere: ${message}` })).toBeInTheDocument();
  mockWorld.refusal = undefined;
  cleanup();
  back = await open('/adauga-anunt?pas=previzualizare');
  const { navigate } = back;
  const arrivals: (() => void)[] = []; // the shell's address follows a moment later
  back.navigate = (to) => void arrivals.push(() => navigate(to));
  await userEvent.click(screen.getByRole('button', { name: 'Publicați anunțul' }));
  expect(await heading('Anunțul este publicat')).toHaveFocus();
  act(arrivals[0]!);
  expect(await heading('Anunțul este publicat')).toHaveFocus();
  expect(mockWorld.published).toMatchObject([
    {
      input: { localityId: 'cisnadie', vehicle: { model: 'sandero-stepway', mileageKm: 98_500 } },
    },
  ]);
  expect(await mockWorld.device.load('new')).toBeNull();
  expect([nav.visits.at(-1), back.visits.at(-1)]).toEqual([
    '/adauga-anunt?pas=previzualizare',
    expect.stringContaining('publicat='),
  ]);
});

test('what is missing at the end leads to its field', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Piese și accesorii' }));
  await next();
  await heading('Datele de bază');
  await screen.findByText('Salvat pe acest dispozitiv');
  cleanup();
  const nav = await open('/adauga-anunt?pas=previzualizare');
  await userEvent.click(screen.getByRole('button', { name: 'Datele de bază: Alegeți starea.' }));
  expect(nav.visits).toEqual(['/adauga-anunt?pas=date']);
  await heading('Datele de bază');
  expect(screen.queryByRole('button', { name: 'Publicați anunțul' })).not.toBeInTheDocument();
});

test('a new draft can be taken back', async () => {
  let undo: (() => void) | undefined;
  const stop = subscribeToToasts((toast) => {
    undo = toast.undo;
  });
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^Serviciu/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Electricieni' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ciornă nouă' }));
  await waitFor(() =>
    expect(screen.queryByRole('radio', { name: 'Electricieni' })).not.toBeInTheDocument(),
  );
  await act(async () => undo?.());
  expect(await screen.findByRole('radio', { name: 'Electricieni' })).toBeChecked();
  stop();
});

test('a service asks for its own facts and not for those of a vehicle', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^Serviciu/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Electricieni' }));
  await next();
  await heading('Datele de bază');
  await userEvent.click(screen.getByRole('radio', { name: 'Anumite localități' }));
  await pick('Adăugați localități', 'cisn', 'Cisnădie');
  expect(screen.getByRole('button', { name: 'Eliminați: Cisnădie' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Marca' })).not.toBeInTheDocument();
});

test('an odd VIN is remarked upon and does not stop the step', async () => {
  await openFilledCar();
  cleanup();
  await open('/adauga-anunt?pas=date');
  fill(/Seria de șasiu/, 'UU1L52');
  expect(await screen.findByText(/aici sunt 6/)).toBeInTheDocument();
  await next();
  await heading('Detalii');
});

test('what the tax calculator sends is in the form, can be undone, and leaves the address', async () => {
  let undo = () => {};
  const stop = subscribeToToasts((toast) => (undo = toast.undo ?? undo));
  const nav = await open('/adauga-anunt?cm3=1968&norma=5');
  expect(nav.visits.at(-1)).toBe('/adauga-anunt');
  expect(screen.getByRole('radio', { name: 'Autoturisme' })).toBeChecked();
  act(() => nav.navigate('/adauga-anunt?pas=detalii'));
  expect(screen.getByRole('textbox', { name: 'Capacitate' })).toHaveValue('1.968');
  expect(screen.getByRole('combobox', { name: 'Norma de poluare' })).toHaveDisplayValue('Euro 5');
  act(() => undo());
  act(() => nav.navigate('/adauga-anunt'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Autoturisme' })).not.toBeChecked());
  stop();
});

test('a session that ends over the form says so, keeps what was typed and leads back', async () => {
  setFakeSession(fakeSignedIn());
  const nav = fakeNav({ path: '/adauga-anunt' });
  render(<RemoteRoot App={AddListingScreen} nav={nav} />);
  await screen.findByRole('heading', { level: 2 });
  act(() => setFakeSession(fakeSignedOut));
  const said = screen.getByText('Sesiunea s-a încheiat').closest<HTMLElement>('[role=status]')!;
  expect(said).toHaveTextContent('Ce ați scris este păstrat pe acest dispozitiv');
  expect(within(said).getByRole('link', { name: 'Intrați în cont' })).toHaveAttribute(
    'href',
    expect.stringContaining('/login?redirect=%2Fadauga-anunt'),
  );
});

test('a phone and an address in the description are found before publication, moved or taken out, and come back', async () => {
  await openFilledCar();
  await next();
  await heading('Descriere');
  const text =
    'Stare bună, fără rugină. Sunați la 0740 999 999 sau vedeți www.exemplu.ro/poze acum.';
  fill('Descriere', text);
  const description = screen.getByRole('textbox', { name: 'Descriere' });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Mutați 0740 999 999 în câmpul Telefon' }),
  );
  expect(description).toHaveValue(
    'Stare bună, fără rugină. Sunați la sau vedeți www.exemplu.ro/poze acum.',
  );
  expect(screen.getByRole('button', { name: 'Anulați' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Anulați' }));
  expect(description).toHaveValue(text);
  await userEvent.click(
    screen.getByRole('button', { name: 'Scoateți www.exemplu.ro/poze din descriere' }),
  );
  await userEvent.type(description, ' Și jante.');
  await userEvent.click(screen.getByRole('button', { name: 'Anulați' }));
  expect(description).toHaveValue(
    'Stare bună, fără rugină. Sunați la 0740 999 999 sau vedeți acum. Și jante. www.exemplu.ro/poze',
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Mutați 0740 999 999 în câmpul Telefon' }),
  );
  fill('Titlu', 'Dacia Sandero 2019 îngrijită');
  await next();
  await heading('Preț și contact');
  expect(screen.getByRole('textbox', { name: /^Telefon/ })).toHaveValue('0740 999 999');
});

test('a phone in the title keeps the step from ending, and is taken out with one button', async () => {
  await openFilledCar();
  await next();
  await heading('Descriere');
  fill('Titlu', 'Dacia Sandero 0740999999');
  fill('Descriere', 'Mașină de familie, cu toate reviziile făcute la timp.');
  await next();
  expect(
    await screen.findByRole('link', { name: /În titlu nu pot sta telefoane/ }),
  ).toBeInTheDocument();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Scoateți 0740999999 din titlu' }),
  );
  expect(screen.getByRole('textbox', { name: 'Titlu' })).toHaveValue('Dacia Sandero');
  await next();
  await heading('Preț și contact');
});
