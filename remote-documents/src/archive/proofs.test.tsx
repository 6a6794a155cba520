import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { readPdfText } from '#domain/readPdfText';
import * as ownListings from './data/ownListings';
import * as proofs from './data/proofs';
import { choose, data, entry, rows, showArchive, toasts } from './testing/showArchive';

jest.mock('#data/archive');
jest.mock('./data/mendArchive');
jest.mock('./data/ownListings');
jest.mock('./data/proofs');
jest.mock('@anunturi/shared-runtime/storage/digestOf');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');
jest.mock('#domain/readPdfText', () => ({ readPdfText: jest.fn() }));

const listingId = 'abcdefghij0123456789';
const { vehicle } = sampleCar as Extract<typeof sampleCar, { kind: 'vehicle' }>;
const car = {
  ...sampleCar,
  id: listingId,
  vehicle: { ...vehicle, vin: 'WVWZZZ1KZAW000001', year: 2017, mileageKm: 120_000 },
} as never;

beforeAll(() => import('./components/AttachProofDialog'));
beforeEach(() => {
  jest.mocked(ownListings).findOwnListings.mockResolvedValue([{ listing: car, status: 'active' }]);
  jest
    .mocked(readPdfText)
    .mockResolvedValue(
      'Data emiterii: 12.01.2026 VIN WVWZZZ1KZAW000002 Anul fabricației: 2016 Kilometraj: 172.000 km',
    );
});

test('a certificate is read on the device, what it contradicts is named, and it is attached all the same', async () => {
  showArchive();
  await choose('Contract Logan', 'Atașați la un anunț ca dovadă');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Am citit din PDF/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Data de pe dovadă')).toHaveValue('2026-01-12');
  expect(dialog.getByLabelText(/Ultimele șase semne/)).toHaveValue('000002');
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(4));
  expect(dialog.getByText(/altei mașini/)).toBeInTheDocument();
  await userEvent.clear(dialog.getByLabelText(/Ultimele șase semne/));
  await userEvent.click(dialog.getByRole('button', { name: 'Atașați oricum' }));
  expect(proofs.attachProof).toHaveBeenCalledWith('Contract Logan', listingId, {
    kind: 'autoPass',
    day: '2026-01-12',
    mileageKm: 172_000,
    year: 2016,
  });
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Dovada apare la anunț.'));
});

test('what a certificate does not say stays empty, to be typed', async () => {
  jest.mocked(readPdfText).mockResolvedValue('Data emiterii: 12.01.2026');
  showArchive();
  await choose('Contract Logan', 'Atașați la un anunț ca dovadă');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Am citit din PDF/)).toBeInTheDocument();
  expect(dialog.getByLabelText(/Ultimele șase semne/)).toHaveValue('');
  await userEvent.type(dialog.getByLabelText(/Ultimele șase semne/), '000001');
  expect(dialog.getByRole('button', { name: /^Atașați/ })).toBeEnabled();
});

test('what a picture says is typed', async () => {
  showArchive();
  await choose('Talon', 'Atașați la un anunț ca dovadă');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Scrieți ce spune dovada.')).toBeInTheDocument();
  const attach = dialog.getByRole('button', { name: 'Atașați dovada' });
  expect(attach).toBeDisabled();
  await dialog.findByRole('option', { name: sampleCar.title });
  await userEvent.selectOptions(dialog.getByLabelText('Anunțul legat'), listingId);
  await userEvent.selectOptions(dialog.getByLabelText('Ce este'), 'odometer');
  await userEvent.type(dialog.getByLabelText('Data de pe dovadă'), '2026-02-01');
  expect(attach).toBeEnabled();
  expect(readPdfText).not.toHaveBeenCalled();
});

test('a file that is a proof says so, and is taken from its listing', async () => {
  data.findArchive.mockResolvedValue({
    entries: [entry('Certificat', { proofOf: listingId })],
    usedBytes: 1,
  });
  showArchive();
  expect((await rows()).getByRole('link', { name: 'dovadă la anunț' })).toBeInTheDocument();
  await choose('Certificat', 'Luați dovada de la anunț');
  await waitFor(() => expect(proofs.detachProof).toHaveBeenCalledWith('Certificat'));
});

test('a file becomes a proof of the listing that its seller still writes, and says so', async () => {
  showArchive(undefined, `/arhivare/start?anunt-nou=${listingId}`);
  jest.mocked(ownListings).findOwnListings.mockResolvedValue([]);
  expect(await screen.findByRole('link', { name: 'Înapoi la anunț' })).toHaveAttribute(
    'href',
    '/adauga-anunt',
  );
  await choose('Contract Logan', 'Atașați la un anunț ca dovadă');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Am citit din PDF/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Anunțul legat')).toHaveDisplayValue('Anunțul pe care îl scrieți');
  await userEvent.click(dialog.getByRole('button', { name: 'Atașați dovada' }));
  expect(proofs.attachProof).toHaveBeenCalledWith(
    'Contract Logan',
    listingId,
    expect.objectContaining({ day: '2026-01-12', vinEnd: '000002' }),
  );
  await waitFor(() =>
    expect(toasts.at(-1)?.text).toBe('Dovada va apărea la anunț când îl publicați.'),
  );
});

test('a file that waits for the listing that is being written leads to its form', async () => {
  const proof = { kind: 'itp', day: '2026-01-12' } as const;
  const waiting = entry('ITP', { proofOf: listingId, proof });
  data.findArchive.mockResolvedValue({ entries: [waiting], usedBytes: 1 });
  showArchive();
  expect(
    (await rows()).getByRole('link', { name: 'dovadă la anunțul pe care îl scrieți' }),
  ).toHaveAttribute('href', '/adauga-anunt');
});
