import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { makePdf } from './domain/makePdf';
import type { PageModel } from './domain/page-model/pageModel';
import { fill, openContracts, preview, sale } from './testing/openContracts';

// The worker and the download are the browser's; what goes into them is checked.
jest.mock('./domain/makePdf', () => ({
  makePdf: jest.fn(async () => new Blob(['%PDF'], { type: 'application/pdf' })),
  preparePdf: jest.fn(async () => {}),
}));
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));

// jsdom has no pointer events.
globalThis.PointerEvent = class extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
} as typeof PointerEvent;

const lastDownload = () => jest.mocked(downloadFile).mock.calls.at(-1)!;
/** What the last PDF bears as signatures, page by page. */
const signedPages = () =>
  (jest.mocked(makePdf).mock.calls.at(-1)![0] as PageModel).pages.map((page) =>
    page.items.flatMap((item) => (item.kind === 'signature' ? [item.alt] : [])),
  );
function draw() {
  const surface = screen.getByRole('img', { name: /Loc de semnat/ });
  fireEvent.pointerDown(surface, { pointerId: 1, button: 0, clientX: 10, clientY: 40 });
  fireEvent.pointerMove(surface, { pointerId: 1, clientX: 60, clientY: 10 });
  fireEvent.pointerUp(surface, { pointerId: 1 });
}

test('a party signs on the screen, on every copy or on the original alone, and nothing keeps the signature', async () => {
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: 'Semnați pe ecran' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Semnează: vânzător' }));
  const put = screen.getByRole('button', { name: 'Puneți semnătura' });
  expect(put).toBeDisabled();
  draw();
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți ultima linie' }));
  expect(put).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți tot' }));
  expect(put).toBeDisabled();
  draw();
  await userEvent.click(put);
  await waitFor(() => expect(preview().querySelector('[data-signature]')).not.toBeNull());
  expect(preview().querySelector('[data-signature="Semnătura: Vânzător"] path')).not.toBeNull();
  await userEvent.click(screen.getByLabelText('5 exemplare'));
  await userEvent.click(screen.getByRole('button', { name: 'Descărcați PDF' }));
  await waitFor(() => expect(signedPages()).toEqual(Array(5).fill(['Semnătura: Vânzător'])));
  await userEvent.click(screen.getByLabelText('Semnăturile pe fiecare exemplar'));
  await userEvent.click(screen.getByRole('button', { name: 'Descărcați PDF' }));
  await waitFor(() => expect(signedPages()).toEqual([['Semnătura: Vânzător'], [], [], [], []]));
  await userEvent.click(screen.getByRole('button', { name: 'Salvați pentru corectare' }));
  expect(await lastDownload()[0].text()).not.toContain('strokes');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('strokes');
});

test('an answer changed after signing takes the signature off the page until it is read again', async () => {
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: 'Semnați pe ecran' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Semnează: vânzător' }));
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Puneți semnătura' }));
  const onPage = () => preview().querySelector('[data-signature]');
  await waitFor(() => expect(onPage()).not.toBeNull());
  await fill(screen.getByLabelText('Municipiu, oraș sau comună'), 'Mediaș');
  expect(await screen.findByText(/^Actul s-a schimbat după semnare/)).toBeInTheDocument();
  await waitFor(() => expect(onPage()).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Am recitit: semnătura rămâne' }));
  await waitFor(() => expect(onPage()).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți semnătura (vânzător)' }));
  expect(screen.getByRole('button', { name: 'Semnează: vânzător' })).toBeInTheDocument();
  await waitFor(() => expect(onPage()).toBeNull());
});

test('the focus stays with the party that signed, and the page says who has', async () => {
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: 'Semnați pe ecran' }));
  expect(screen.getByRole('region', { name: 'Semnături' })).toHaveFocus();
  const sign = async () => userEvent.click(await screen.findByText('Semnează: vânzător'));
  await sign();
  await userEvent.click(screen.getByRole('button', { name: 'Renunțați' }));
  expect(screen.getByRole('button', { name: 'Semnează: vânzător' })).toHaveFocus();
  await sign();
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Puneți semnătura' }));
  const seller = screen.getAllByRole('listitem').find((row) => row.dataset.row === 'Vânzător')!;
  await waitFor(() => expect(seller).toHaveFocus());
  expect(screen.getByText('Vânzător: semnat', { selector: '[role=status]' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți semnătura (vânzător)' }));
  await waitFor(() => expect(seller).toHaveFocus());
  expect(screen.queryByText('Vânzător: semnat')).not.toBeInTheDocument();
});
