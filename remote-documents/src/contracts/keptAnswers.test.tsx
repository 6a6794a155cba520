import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { loadingSession } from '@anunturi/shared-auth/sessionStore';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { forgetAnswers } from './domain/leftAnswers';
import { fill, openContracts, sale } from './testing/openContracts';

jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
const lastDownload = () => jest.mocked(downloadFile).mock.calls.at(-1)!;

test('a document is saved to a file and comes back from it', async () => {
  const { unmount } = openContracts(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Popa Țuțu');
  await userEvent.click(screen.getByRole('button', { name: 'Salvați pentru corectare' }));
  const [file, name] = lastDownload();
  expect(name).toBe('contract-vanzare-auto.json');
  unmount();
  const { nav } = openContracts('/contracte');
  await userEvent.upload(
    screen.getByLabelText(/Deschideți un act salvat/),
    new File([file], name, { type: 'application/json' }),
  );
  expect(await screen.findByLabelText('Nume și prenume')).toHaveValue('Popa Țuțu');
  expect(nav.visits).toEqual([sale]);
});

test('another file is refused with its reason', async () => {
  openContracts('/contracte');
  await userEvent.upload(
    screen.getByLabelText(/Deschideți un act salvat/),
    new File(['{"a":1}'], 'x.json', { type: 'application/json' }),
  );
  expect(
    await screen.findByText('Fișierul nu este un document salvat de aici.'),
  ).toBeInTheDocument();
});

test('a party is kept on the device only when asked, and fills another role', async () => {
  openContracts(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Popa Ana');
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Păstrați aceste date pe dispozitiv' }));
  expect(localStorage).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Cumpărătorul/ }));
  await userEvent.selectOptions(
    screen.getByLabelText('Date păstrate pe acest dispozitiv'),
    'Popa Ana',
  );
  expect(screen.getByLabelText('Nume și prenume')).toHaveValue('Popa Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Uitați datele pentru Popa Ana' }));
  expect(localStorage).toHaveLength(0);
});

test("a party's data goes to the other phone as a file and fills the role there", async () => {
  const first = openContracts(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Ana Mureșan');
  await userEvent.click(screen.getByRole('button', { name: 'Luați-le ca fișier' }));
  const [file, name] = jest.mocked(downloadFile).mock.lastCall!;
  expect(name).toBe('date-ana-muresan.json');
  first.unmount();
  forgetAnswers('vanzare-auto:');
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: /^Cumpărătorul/ }));
  const field = screen.getByLabelText(/^Datele din fișierul celeilalte părți/);
  await userEvent.upload(field, new File(['{}'], 'alt.json', { type: 'application/json' }));
  expect(await screen.findByText(/nu conține datele unei persoane/)).toBeInTheDocument();
  await userEvent.upload(field, new File([file], name, { type: 'application/json' }));
  await waitFor(() => expect(screen.getByLabelText('Nume și prenume')).toHaveValue('Ana Mureșan'));
});

test('a session that ends over a document says so and leads back to it', async () => {
  setFakeSession(fakeSignedIn());
  openContracts('/contracte?document=vanzare-auto');
  act(() => setFakeSession(fakeSignedOut));
  expect(screen.getByText('Sesiunea s-a încheiat')).toBeVisible();
  expect(screen.getByText(/^Ce ați scris este păstrat/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Intrați în cont' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcontracte%3Fdocument%3Dvanzare-auto',
  );
});

test("what was typed is still there after signing in, is nobody else's, and can be cleared", async () => {
  const name = 'Nume și prenume';
  const first = openContracts(sale);
  await fill(await screen.findByLabelText(name), 'Ștefănescu Ioana');
  first.unmount();
  setFakeSession(fakeSignedIn());
  const second = openContracts(sale);
  expect(await screen.findByLabelText(name)).toHaveValue('Ștefănescu Ioana');
  await fill(screen.getByLabelText(name), '-Maria');
  second.unmount();
  setFakeSession(fakeSignedIn('user', { uid: 'dan' }));
  const third = openContracts(sale);
  expect(await screen.findByLabelText(name)).toHaveValue('');
  third.unmount();
  setFakeSession(fakeSignedIn());
  openContracts(sale);
  expect(await screen.findByLabelText(name)).toHaveValue('Ștefănescu Ioana-Maria');
  await userEvent.click(screen.getByRole('button', { name: 'Începeți de la zero' }));
  expect(screen.getByLabelText(name)).toHaveValue('');
  expect(screen.queryByText(/neterminat/)).not.toBeInTheDocument();
});

test('a draft stays on the device only when asked, comes back with the page, and goes when it is no longer wanted', async () => {
  const first = openContracts(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Ștefănescu Ioana');
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByLabelText('Păstrați ciorna pe acest dispozitiv'));
  await fill(screen.getByLabelText('CNP'), '1630615123457');
  first.unmount();
  forgetAnswers('vanzare-auto:'); // what the page remembered is gone with it
  const second = openContracts(sale);
  expect(await screen.findByLabelText('CNP')).toHaveValue('1630615123457');
  expect(screen.getByText('Am deschis ciorna păstrată pe acest dispozitiv.')).toBeInTheDocument();
  expect(screen.getByLabelText('Păstrați ciorna pe acest dispozitiv')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Începeți de la zero' }));
  expect(screen.getByLabelText('CNP')).toHaveValue('');
  expect(localStorage).toHaveLength(0);
  second.unmount();
});

test('a draft of a signed-in person is given to nobody else', async () => {
  setFakeSession(fakeSignedIn());
  const first = openContracts(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Ștefănescu Ioana');
  await userEvent.click(screen.getByLabelText('Păstrați ciorna pe acest dispozitiv'));
  first.unmount();
  setFakeSession(fakeSignedIn('user', { uid: 'dan' }));
  openContracts(sale);
  expect(await screen.findByLabelText('Nume și prenume')).toHaveValue('');
});

test('a kept draft is neither opened nor replaced before it is known whose it is', async () => {
  setFakeSession(fakeSignedIn());
  const first = openContracts(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Ștefănescu Ioana');
  await userEvent.click(screen.getByLabelText('Păstrați ciorna pe acest dispozitiv'));
  first.unmount();
  forgetAnswers('vanzare-auto:');
  const stored = { ...localStorage };
  setFakeSession(loadingSession);
  openContracts(sale);
  await userEvent.click(await screen.findByLabelText('Păstrați ciorna pe acest dispozitiv'));
  expect(screen.getByLabelText('Nume și prenume')).toHaveValue('');
  expect({ ...localStorage }).toEqual(stored);
  act(() => setFakeSession(fakeSignedIn()));
  expect(screen.getByLabelText('Nume și prenume')).toHaveValue('Ștefănescu Ioana');
  expect(Object.values({ ...localStorage }).join()).toContain('"uid":"ana"');
});

test('leaving the page is warned of while it would lose answers, and not once they are kept', async () => {
  openContracts(sale);
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const name = await screen.findByLabelText('Nume și prenume');
  expect(leave()).toBe(false);
  await fill(name, 'Ana');
  expect(leave()).toBe(true);
  await userEvent.click(screen.getByLabelText('Păstrați ciorna pe acest dispozitiv'));
  expect(leave()).toBe(false);
});
