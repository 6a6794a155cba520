import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { ContractsScreen } from './ContractsScreen';
import { documentList } from './domain/documentList';
import { makePdf } from './domain/makePdf';
import type { PageModel } from './domain/page-model/pageModel';
import { setReminder } from './data/setReminder';
import { fill, openContracts, preview, sale } from './testing/openContracts';

// The worker and the download are the browser's; what goes into them is checked.
jest.mock('./domain/makePdf', () => ({
  makePdf: jest.fn(async () => new Blob(['%PDF'], { type: 'application/pdf' })),
}));
jest.mock('./data/setReminder', () => ({
  setReminder: jest.fn(async (_about: object, wanted: boolean) =>
    wanted ? Date.UTC(2027, 2, 8, 6) : undefined,
  ),
}));
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));

const printed = () =>
  (jest.mocked(makePdf).mock.calls.at(-1)![0] as PageModel).pages.map((page) =>
    page.items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' '),
  );

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

test('a key in one field draws no other question anew', async () => {
  openContracts(sale);
  const name = await screen.findByLabelText('Nume și prenume');
  await fill(name, 'Ana');
  const drawn: MutationRecord[] = [];
  const watch = new MutationObserver((records) => drawn.push(...records));
  watch.observe(name.closest('form')!, { subtree: true, attributeFilter: ['name', 'value'] });
  await fill(name, 'Anca');
  watch.disconnect();
  const named = drawn.map(({ target }) => (target as HTMLInputElement).name).filter(Boolean);
  expect(new Set(named)).toEqual(new Set(['seller_name']));
});

test('a message about the field that is left waits for the press that leaves it, which would lose its target', async () => {
  openContracts(sale);
  const code = await screen.findByLabelText('CNP');
  await fill(code, '123');
  const next = screen.getByRole('button', { name: 'Continuați' });
  const person = userEvent.setup();
  await person.pointer({ keys: '[MouseLeft>]', target: next });
  expect(code).not.toHaveFocus();
  expect(code).toBeValid();
  await person.pointer({ keys: '[/MouseLeft]', target: next });
  await userEvent.click(await screen.findByRole('button', { name: 'Înapoi' }));
  expect(await screen.findByLabelText('CNP')).toBeInvalid();
  await fill(screen.getByLabelText('Cod poștal'), '12');
  await userEvent.tab();
  expect(screen.getByLabelText('Cod poștal')).toBeInvalid();
});

test('what is typed appears on the page and in the PDF', async () => {
  openContracts(sale);
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
  openContracts(sale);
  await userEvent.click(await screen.findByLabelText('5 exemplare'));
  await userEvent.click(screen.getByRole('button', { name: 'Descărcați PDF' }));
  await screen.findByText(/Gata/);
  expect(printed()).toHaveLength(5);
});

test('a wrong CNP is explained beside its field, never repeated, and stops the PDF', async () => {
  openContracts(sale);
  const field = await screen.findByLabelText('CNP');
  await fill(field, '1630615123458');
  await userEvent.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/CNP-ul nu este corect/);
  expect(screen.getByRole('button', { name: 'Descărcați PDF' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^CNP: / })).not.toHaveTextContent('1630615123458');
});

test('a missing field in the list leads to its step and takes the focus', async () => {
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: 'Număr de înmatriculare' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Vehiculul' })).toBeInTheDocument();
  expect(screen.getByLabelText('Număr de înmatriculare')).toHaveFocus();
});

test('a company is asked for its fiscal code instead of a CNP', async () => {
  openContracts(sale);
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
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: /Prețul și semnarea/ }));
  await fill(screen.getByLabelText('Prețul'), '12500,50');
  expect(screen.getByLabelText('Prețul')).toHaveAccessibleDescription(
    'douăsprezece mii cinci sute de lei și cincizeci de bani',
  );
});

test('the checklist counts the terms from the contract date', async () => {
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: /Prețul și semnarea/ }));
  const date = screen.getByLabelText('Data');
  fireEvent.change(date, { target: { value: '2026-12-15' } });
  expect(screen.getAllByText(/în 30 de zile, până la 14.01.2027/)).toHaveLength(2);
  expect(screen.getByText(/în 90 de zile, până la 15.03.2027/)).toBeInTheDocument();
  expect(screen.getByText(/nu are datorii la bugetul local/)).toBeInTheDocument();
});

test('each term can be taken into a calendar once the date is known', async () => {
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: /Prețul și semnarea/ }));
  fireEvent.change(screen.getByLabelText('Data'), { target: { value: '2026-12-15' } });
  const takeDay = screen.getAllByRole('button', { name: 'În calendar' }).at(-1)!;
  expect(takeDay).toHaveAccessibleDescription(/transcrie vehiculul/);
  await userEvent.click(takeDay);
  const [file, name] = jest.mocked(downloadFile).mock.calls.at(-1)!;
  expect(name).toBe('termen-2027-03-15.ics');
  expect(await (file as Blob).text()).toContain('DTSTART;VALUE=DATE:20270315');
});

test('a proof whose day is known ends among what is to be done; one that ended before has expired and is not awaited', async () => {
  openContracts('/contracte?document=dosar-vanzare');
  await userEvent.click(await screen.findByRole('button', { name: /Acte și dovezi/ }));
  const list = () => screen.getByRole('region', { name: 'Ce aveți de făcut' });
  expect(list()).not.toHaveTextContent('RCA.');
  fireEvent.change(screen.getByLabelText('RCA valabil până la'), {
    target: { value: '2199-03-01' },
  });
  fireEvent.change(screen.getByLabelText('Rovinietă valabilă până la'), {
    target: { value: '2001-01-01' },
  });
  const [ends] = within(list()).getAllByText('Expiră asigurarea RCA.');
  expect(ends!.closest('li')).toHaveTextContent('la 01.03.2199');
  const over = within(list()).getByText('Expiră rovinieta.').closest('li')!;
  expect(over).toHaveTextContent('A expirat la 01.01.2001, înainte de data actului');
  expect(within(over).queryByRole('button')).not.toBeInTheDocument();
});

test('who is signed in is reminded of a term by e-mail, and may take that back; visitors are offered the calendar alone', async () => {
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: /Prețul și semnarea/ }));
  fireEvent.change(screen.getByLabelText('Data'), { target: { value: '2026-12-15' } });
  expect(screen.queryByRole('button', { name: 'Amintiți-mi pe e-mail' })).not.toBeInTheDocument();
  act(() => setFakeSession(fakeSignedIn()));
  const remind = screen.getAllByRole('button', { name: 'Amintiți-mi pe e-mail' }).at(-1)!;
  expect(remind).toHaveAccessibleDescription(/transcrie vehiculul/);
  await userEvent.click(remind);
  expect(await screen.findByText(/Vă scriem la 08.03.2027/)).toBeInTheDocument();
  const asked = { title: expect.stringContaining('transcrie vehiculul'), day: '2027-03-15' };
  expect(jest.mocked(setReminder).mock.calls).toEqual([[asked, true]]);
  const no = screen.getByRole('button', { name: 'Nu-mi mai amintiți' });
  expect(no).not.toHaveAttribute('aria-pressed'); // its words say what a press does: pressed would deny them
  await userEvent.click(no);
  await waitFor(() => expect(screen.queryByText(/Vă scriem la/)).not.toBeInTheDocument());
  expect(setReminder).toHaveBeenLastCalledWith(asked, false);
  act(() => setFakeSession(fakeSignedOut));
});

test('an unknown document is said so beside the list', () => {
  openContracts('/contracte?document=altceva');
  expect(screen.getByText(/Acest act nu există/)).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Contract de vânzare-cumpărare auto' }),
  ).toBeInTheDocument();
});

test('on a tax sheet the day of the sheet is today; the day of the act is asked, and the terms count from it', async () => {
  openContracts('/contracte?document=itl-016');
  await userEvent.click(await screen.findByRole('button', { name: /^Actul/ }));
  expect(screen.getByLabelText('Data fișei')).not.toHaveValue('');
  expect(screen.getByLabelText('Înstrăinat la')).toHaveValue('');
  expect(screen.getByText('în 30 de zile')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Înstrăinat la'), { target: { value: '2026-12-15' } });
  expect(screen.getByText('în 30 de zile, până la 14.01.2027')).toBeInTheDocument();
});

test('answers that make no sense together are said, and the PDF waits until they are corrected or confirmed', async () => {
  openContracts(sale);
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
  openContracts(sale);
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
