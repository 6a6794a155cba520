import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { InitialDataProvider } from '@anunturi/shared-runtime/loading/useLoad';
import { documentList } from './domain/documentList';
import type { PageModel } from './domain/page-model/pageModel';
import { ContractsScreen } from './ContractsScreen';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { forgetAnswers } from './domain/leftAnswers';
import { makePdf } from './domain/makePdf';

// The worker and the download are the browser's; what goes into them is checked.
jest.mock('./domain/makePdf', () => ({
  makePdf: jest.fn(async () => new Blob(['%PDF'], { type: 'application/pdf' })),
}));
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
URL.createObjectURL = () => 'blob:pdf';
URL.revokeObjectURL = () => {};
// jsdom's files cannot read themselves.
Blob.prototype.text = function text(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

// The form is downloaded when a document is chosen; here it is at hand, however busy the machine.
beforeAll(async () => {
  await Promise.all([import('./components/fillDocument'), import('./domain/saleContract')]);
});
beforeEach(() => {
  setFakeSession(fakeSignedOut);
  localStorage.clear();
  for (const { id } of documentList) forgetAnswers(`${id}:`);
  jest.clearAllMocks();
});

function open(path: string, data: Record<string, unknown> = {}) {
  const nav = fakeNav({ path });
  return {
    nav,
    ...render(
      <NavProvider nav={nav}>
        <InitialDataProvider data={data}>
          <ContractsScreen />
        </InitialDataProvider>
      </NavProvider>,
    ),
  };
}
const sale = '/contracte?document=vanzare-auto';
/** Pasted, not typed: each key would draw the whole form. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
const preview = () => screen.getByRole('img', { name: /Previzualizare/ });
const printed = () =>
  (jest.mocked(makePdf).mock.calls.at(-1)![0] as PageModel).pages.map((page) =>
    page.items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' '),
  );
const lastDownload = () => jest.mocked(downloadFile).mock.calls.at(-1)!;

test('every document stands in the picker with what it is for, also on a server', () => {
  const html = renderToString(
    <NavProvider nav={fakeNav({ path: '/contracte' })}>
      <ContractsScreen />
    </NavProvider>,
  );
  for (const entry of documentList) {
    expect(html).toContain(entry.title);
    expect(html).toContain(entry.purpose);
  }
});

test('what is typed appears on the page and in the PDF', async () => {
  open(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Ștefănescu Ioana');
  await waitFor(() =>
    expect(within(preview()).getAllByText('Ștefănescu Ioana').length).toBeGreaterThan(0),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Descărcați PDF' }));
  expect(await screen.findByText(/Gata: contract-vanzare-auto.pdf/)).toBeInTheDocument();
  expect(printed()).toHaveLength(1);
  expect(printed()[0]).toContain('Ștefănescu Ioana');
});

test('five copies become five pages', async () => {
  open(sale);
  await userEvent.click(await screen.findByLabelText('5 exemplare'));
  await userEvent.click(screen.getByRole('button', { name: 'Descărcați PDF' }));
  await screen.findByText(/Gata/);
  expect(printed()).toHaveLength(5);
});

test('a wrong CNP is explained beside its field, never repeated, and stops the PDF', async () => {
  open(sale);
  const field = await screen.findByLabelText('CNP');
  await fill(field, '1630615123458');
  await userEvent.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/CNP-ul nu este corect/);
  expect(screen.getByRole('button', { name: 'Descărcați PDF' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^CNP: / })).not.toHaveTextContent('1630615123458');
});

test('a missing field in the list leads to its step and takes the focus', async () => {
  open(sale);
  await userEvent.click(await screen.findByRole('button', { name: 'Număr de înmatriculare' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Vehiculul' })).toBeInTheDocument();
  expect(screen.getByLabelText('Număr de înmatriculare')).toHaveFocus();
});

test('a company is asked for its fiscal code instead of a CNP', async () => {
  open(sale);
  await userEvent.selectOptions(
    await screen.findByLabelText('Cine este'),
    'Firmă, PFA, instituție',
  );
  expect(screen.queryByLabelText('CNP')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Nume și prenume')).not.toBeInTheDocument();
  await fill(screen.getByLabelText('Denumirea firmei'), 'Țuțea SRL');
  expect(screen.getByLabelText('CUI / CIF')).toBeInTheDocument();
  expect(screen.getByLabelText('Reprezentant: nume și prenume')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Cine este'), 'Persoană fizică');
  expect(screen.getByLabelText('Nume și prenume')).toHaveValue('Țuțea SRL');
});

test('the price is read back in words while it is typed', async () => {
  open(sale);
  await userEvent.click(await screen.findByRole('button', { name: /Prețul și semnarea/ }));
  await fill(screen.getByLabelText('Prețul'), '12500,50');
  expect(screen.getByLabelText('Prețul')).toHaveAccessibleDescription(
    'douăsprezece mii cinci sute de lei și cincizeci de bani',
  );
});

test('the checklist counts the terms from the contract date', async () => {
  open(sale);
  await userEvent.click(await screen.findByRole('button', { name: /Prețul și semnarea/ }));
  const date = screen.getByLabelText('Data');
  fireEvent.change(date, { target: { value: '2026-12-15' } });
  expect(screen.getAllByText(/în 30 de zile, până la 14.01.2027/)).toHaveLength(2);
  expect(screen.getByText(/în 90 de zile, până la 15.03.2027/)).toBeInTheDocument();
  expect(screen.getByText(/nu are datorii la bugetul local/)).toBeInTheDocument();
});

test('a document is saved to a file and comes back from it', async () => {
  const { unmount } = open(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Popa Țuțu');
  await userEvent.click(screen.getByRole('button', { name: 'Salvați pentru corectare' }));
  const [file, name] = lastDownload();
  expect(name).toBe('contract-vanzare-auto.json');
  unmount();
  const { nav } = open('/contracte');
  await userEvent.upload(
    screen.getByLabelText(/Deschideți un act salvat/),
    new File([file], name, { type: 'application/json' }),
  );
  expect(await screen.findByLabelText('Nume și prenume')).toHaveValue('Popa Țuțu');
  expect(nav.visits).toEqual([sale]);
});

test('another file is refused with its reason', async () => {
  open('/contracte');
  await userEvent.upload(
    screen.getByLabelText(/Deschideți un act salvat/),
    new File(['{"a":1}'], 'x.json', { type: 'application/json' }),
  );
  expect(
    await screen.findByText('Fișierul nu este un document salvat de aici.'),
  ).toBeInTheDocument();
});

test('a party is kept on the device only when asked, and fills another role', async () => {
  open(sale);
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

const vehicle = {
  shape: 'car',
  makeName: 'Dacia',
  modelName: 'Logan',
  version: 'Prestige',
  year: 2019,
  vin: 'UU1KSDAMH12345678',
  engineCm3: 1461,
  emissionNorm: 'euro6',
  mileageKm: 90000,
  fuel: 'diesel',
};
const listing = {
  id: 'L1',
  kind: 'vehicle',
  title: 'Dacia Logan 2019',
  ownerId: 'ana',
  vehicle,
  price: { amountMinor: 850000, currency: 'EUR', unit: 'fixed', negotiable: true },
};

test("a party's data goes to the other phone as a file and fills the role there", async () => {
  const first = open(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Ana Mureșan');
  await userEvent.click(screen.getByRole('button', { name: 'Luați-le ca fișier' }));
  const [file, name] = jest.mocked(downloadFile).mock.lastCall!;
  expect(name).toBe('date-ana-muresan.json');
  first.unmount();
  forgetAnswers('vanzare-auto:');
  open(sale);
  await userEvent.click(await screen.findByRole('button', { name: /^Cumpărătorul/ }));
  const field = screen.getByLabelText(/^Datele din fișierul celeilalte părți/);
  await userEvent.upload(field, new File(['{}'], 'alt.json', { type: 'application/json' }));
  expect(await screen.findByText(/nu conține datele unei persoane/)).toBeInTheDocument();
  await userEvent.upload(field, new File([file], name, { type: 'application/json' }));
  await waitFor(() => expect(screen.getByLabelText('Nume și prenume')).toHaveValue('Ana Mureșan'));
});

test('from a listing, the buyer finds the vehicle and the price filled in', async () => {
  open(`${sale}&anunt=L1`, { 'documents:prefill:L1:': { listing, owner: null } });
  expect(await screen.findByText(/Completat din anunțul „Dacia Logan 2019”/)).toBeInTheDocument();
  const page = within(preview());
  for (const text of [
    'Dacia',
    'Logan Prestige',
    'UU1KSDAMH12345678',
    '1.461',
    '2019',
    'Euro 6',
    'opt mii cinci sute de euro',
  ])
    expect(page.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Nume și prenume')).toHaveValue('');
});

test('from a listing, its owner finds the seller filled in too', async () => {
  setFakeSession({
    state: 'signedIn',
    role: 'user',
    user: { uid: 'ana', email: 'ana@demo.ro', emailVerified: true, displayName: 'Ana' },
  });
  const owner = {
    uid: 'ana',
    displayName: 'Ana Mureșan',
    email: 'ana@demo.ro',
    phone: '0712345678',
    sellerType: 'private',
  };
  open(`${sale}&anunt=L1`, { 'documents:prefill:L1:ana': { listing, owner } });
  expect(await screen.findByLabelText('Nume și prenume')).toHaveValue('Ana Mureșan');
  expect(screen.getByLabelText('Telefon')).toHaveValue('0712345678');
  expect(screen.getByRole('button', { name: 'Păstrați în arhiva mea' })).toBeEnabled();
});

test('an unknown document is said so beside the list', () => {
  open('/contracte?document=altceva');
  expect(screen.getByText(/Acest act nu există/)).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Contract de vânzare-cumpărare auto' }),
  ).toBeInTheDocument();
});

test("what was typed is still there after signing in, is nobody else's, and can be cleared", async () => {
  const name = 'Nume și prenume';
  const first = open(sale);
  await fill(await screen.findByLabelText(name), 'Ștefănescu Ioana');
  first.unmount();
  setFakeSession(fakeSignedIn());
  const second = open(sale);
  expect(await screen.findByLabelText(name)).toHaveValue('Ștefănescu Ioana');
  await fill(screen.getByLabelText(name), '-Maria');
  second.unmount();
  setFakeSession(fakeSignedIn('user', { uid: 'dan' }));
  const third = open(sale);
  expect(await screen.findByLabelText(name)).toHaveValue('');
  third.unmount();
  setFakeSession(fakeSignedIn());
  open(sale);
  expect(await screen.findByLabelText(name)).toHaveValue('Ștefănescu Ioana-Maria');
  await userEvent.click(screen.getByRole('button', { name: 'Începeți de la zero' }));
  expect(screen.getByLabelText(name)).toHaveValue('');
  expect(screen.queryByText(/neterminat/)).not.toBeInTheDocument();
});

test('a draft stays on the device only when asked, comes back with the page, and goes when it is no longer wanted', async () => {
  const first = open(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Ștefănescu Ioana');
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByLabelText('Păstrați ciorna pe acest dispozitiv'));
  await fill(screen.getByLabelText('CNP'), '1630615123457');
  first.unmount();
  forgetAnswers('vanzare-auto:'); // what the page remembered is gone with it
  const second = open(sale);
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
  const first = open(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Ștefănescu Ioana');
  await userEvent.click(screen.getByLabelText('Păstrați ciorna pe acest dispozitiv'));
  first.unmount();
  setFakeSession(fakeSignedIn('user', { uid: 'dan' }));
  open(sale);
  expect(await screen.findByLabelText('Nume și prenume')).toHaveValue('');
});

test('leaving the page is warned of while it would lose answers, and not once they are kept', async () => {
  open(sale);
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

test('on a tax sheet the day of the sheet is today; the day of the act is asked, and the terms count from it', async () => {
  open('/contracte?document=itl-016');
  await userEvent.click(await screen.findByRole('button', { name: /^Actul/ }));
  expect(screen.getByLabelText('Data fișei')).not.toHaveValue('');
  expect(screen.getByLabelText('Înstrăinat la')).toHaveValue('');
  expect(screen.getByText('în 30 de zile')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Înstrăinat la'), { target: { value: '2026-12-15' } });
  expect(screen.getByText('în 30 de zile, până la 14.01.2027')).toBeInTheDocument();
});

test('answers that make no sense together are said, and the PDF waits until they are corrected or confirmed', async () => {
  open(sale);
  await userEvent.click(await screen.findByRole('button', { name: /Vehiculul/ }));
  fireEvent.change(screen.getByLabelText('ITP valabil până la'), {
    target: { value: '2020-01-01' },
  });
  expect(await screen.findByText(/^ITP-ul a expirat la 01.01.2020/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Descărcați PDF' })).toBeDisabled();
  await userEvent.click(screen.getByLabelText('Am verificat: este corect așa'));
  expect(screen.getByRole('button', { name: 'Descărcați PDF' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: /Prețul și semnarea/ }));
  await fill(screen.getByLabelText('Prețul'), '0');
  expect(screen.getByText(/^Cu prețul 0 nu este o vânzare/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Descărcați PDF' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /Cumpărătorul/ }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Afișați câmpul' })[0]!);
  expect(screen.getByLabelText('Prețul')).toHaveFocus();
});

test("the second party takes over the first one's address, and the page opens over the screen to be enlarged", async () => {
  open(sale);
  await fill(await screen.findByLabelText('Municipiu, oraș sau comună'), 'Mediaș');
  await userEvent.click(screen.getByRole('button', { name: /Cumpărătorul/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Aceeași adresă (vânzătorul)' }));
  expect(screen.getByLabelText('Municipiu, oraș sau comună')).toHaveValue('Mediaș');
  await userEvent.click(screen.getByRole('button', { name: 'Vedeți pagina' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('img', { name: /Previzualizare/ })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Măriți' }));
  expect(dialog.getByRole('status')).toHaveTextContent('150%');
});
