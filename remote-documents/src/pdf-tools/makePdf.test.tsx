import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { keepInArchive } from '#data/archive';
import { drawnPages } from './domain/drawing/drawnPages';
import { readDocuments } from './domain/reading/readDocuments';
import { finish, file, photo, showPdfTools, add, assembled } from './testing/showPdfTools';

// The worker and the download are the browser's; what is asked of them is checked.
jest.mock('./domain/worker/openPdfWorker');
jest.mock('./domain/drawing/drawnPages', () => ({ drawnPages: jest.fn() }));
jest.mock('./domain/reading/readDocuments');
jest.mock('./domain/pages/findBlankPages'); // draws, which jsdom does not
jest.mock('#data/archive');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

test('each quality says what the document would weigh', async () => {
  showPdfTools();
  await add([photo('a.jpg'), photo('b.jpg')]);
  expect(await screen.findByText(/pentru e-mail, aproximativ 201 kB/)).toBeInTheDocument();
  expect(screen.getByText(/pentru tipar, aproximativ 2 MB/)).toBeInTheDocument();
});

test('the chosen options reach the work, and the result is downloaded under its name', async () => {
  showPdfTools();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByLabelText('Cât poza'));
  await userEvent.selectOptions(screen.getByLabelText('Margini'), '0 mm');
  await userEvent.click(screen.getByRole('radio', { name: /Mare/ }));
  await userEvent.clear(screen.getByLabelText('Numele fișierului'));
  await userEvent.type(screen.getByLabelText('Numele fișierului'), 'acte/mașină');
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().options).toEqual({
    pageSize: 'fit',
    marginMm: 0,
    level: 'large',
    maxBytes: 0,
    shrinkPdfs: false,
    blackWhite: false,
    straighten: false,
    pageNumbers: 'none',
    watermark: { text: '', place: 'across' },
    flattenForms: false,
    readText: false,
    password: '',
    split: { by: 'none' },
    output: 'pdf',
  });
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '50');
  finish.resolve({ files: [new Blob(['12345'])], leftOut: [], leftBehind: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Descărcați' }));
  expect(downloadFile).toHaveBeenCalledWith(expect.any(Blob), 'acte-mașină.pdf');
});

test('a document is cut at bookmarks or by size only where that is possible', async () => {
  showPdfTools();
  await add([photo('a.jpg')]);
  const split = await screen.findByLabelText('Împărțiți în mai multe documente');
  expect(within(split).queryByText('La fiecare semn de carte')).not.toBeInTheDocument();
  await add([file('acte.pdf', 'application/pdf')]);
  await userEvent.selectOptions(split, await within(split).findByText('La fiecare semn de carte'));
  expect(screen.getByText(/Fără semne de carte rămâne unul singur/)).toBeInTheDocument();
  await userEvent.selectOptions(split, 'Fiecare de cel mult 5 MB');
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().options.split).toEqual({ by: 'size', maxBytes: 5_000_000 });
});

test('pages become pictures, which have neither a password nor parts', async () => {
  jest.mocked(drawnPages).mockImplementation(async function* () {
    for (const text of ['a', 'b'])
      yield { picture: new Blob([text], { type: 'image/png' }), width: 1, height: 1, words: [] };
  });
  showPdfTools();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByRole('radio', { name: 'PNG' }));
  expect(screen.queryByLabelText(/Parola documentului/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Împărțiți în mai multe documente')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Faceți imaginile' }));
  finish.resolve({ files: [new Blob(['pdf'])], leftOut: [], leftBehind: [] });
  expect(await screen.findByText(/^Gata: 2 imagini/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Păstrați în arhivă' }));
  expect(keepInArchive).toHaveBeenCalledWith(
    expect.any(Blob),
    { name: 'document 1', kind: 'image', tags: [] },
    expect.anything(),
  );
});

test('a signed file keeps its signature when nothing is changed, and the screen says what ends it, also beside others', async () => {
  showPdfTools();
  const signed = file('semnat.pdf', 'application/pdf');
  await add([signed]);
  expect(
    await screen.findByText(/^semnat.pdf: semnătura rămâne valabilă doar dacă/),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(await screen.findByText(/^Semnătura electronică este păstrată/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Descărcați' }));
  expect(downloadFile).toHaveBeenCalledWith(signed, 'document.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Întoarceți toate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().pages).toMatchObject([{ rotation: 90 }, { rotation: 90 }]);
  await add([photo('a.jpg')]);
  expect(await screen.findByRole('heading', { name: '3 pagini' })).toBeInTheDocument();
  expect(screen.getByText(/^semnat.pdf: semnătura rămâne valabilă doar dacă/)).toBeInTheDocument();
});

test('a document is made smaller until it is as small as was asked, or says that it cannot be', async () => {
  showPdfTools();
  await add([photo('a.jpg')]);
  await userEvent.selectOptions(
    await screen.findByLabelText('Cât de mare să fie documentul'),
    'Cel mult 1 MB',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  const answer = async (bytes: number) => {
    const last = assembled();
    finish.resolve({ files: [new Blob(['x'.repeat(bytes)])], leftOut: [], leftBehind: [] });
    await waitFor(() => expect(assembled()).not.toBe(last));
  };
  await answer(1_500_000);
  await answer(1_200_000);
  expect(assembled().options).toMatchObject({ level: 'small', shrinkPdfs: true });
  finish.resolve({ files: [new Blob(['x'.repeat(900_000)])], leftOut: [], leftBehind: [] });
  expect(await screen.findByText('Încape: 900 kB, din cel mult 1 MB.')).toBeInTheDocument();
});

test('a document with a password is handed over locked, and no other is', async () => {
  showPdfTools();
  await add([photo('a.jpg')]);
  await userEvent.type(await screen.findByLabelText(/^Parola documentului/), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  finish.resolve({ files: [new Blob(['12345'])], leftOut: [], leftBehind: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Descărcați' }));
  expect(jest.mocked(downloadFile).mock.calls.at(-1)![0].size).toBe('locked with secret'.length);
});

test('numbers, words on every page, two tones and straightening reach the work', async () => {
  showPdfTools();
  await add([photo('a.jpg')]);
  await userEvent.selectOptions(
    await screen.findByLabelText('Numerele paginilor'),
    'Pagina 1 din 3',
  );
  await userEvent.selectOptions(screen.getByLabelText('Text pe fiecare pagină'), 'Alt text');
  await userEvent.type(screen.getByLabelText('Textul'), 'Doar pentru 漢');
  expect(screen.getByLabelText('Textul')).toHaveAccessibleDescription(/nu pot fi scrise: 漢/);
  await userEvent.selectOptions(
    screen.getByLabelText('Text pe fiecare pagină'),
    'Copie conform cu originalul',
  );
  await userEvent.click(screen.getByLabelText('Jos, în chenar'));
  await userEvent.click(screen.getByLabelText(/^Alb-negru/));
  await userEvent.click(screen.getByLabelText('Îndreptați paginile strâmbe'));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().options).toMatchObject({
    blackWhite: true,
    straighten: true,
    pageNumbers: 'ofAll',
    watermark: { text: 'Copie conform cu originalul', place: 'foot' },
  });
  expect(assembled().font).toMatch(/^http/);
});

test('with a PDF among the files it is said which scanned pages stay as they are', async () => {
  showPdfTools();
  await add([file('dosar.pdf', 'application/pdf')]);
  const sentence = /^Rămân cum sunt paginile cu text și cele scanate ca JPEG 2000, ca JBIG2/;
  const straighten = await screen.findByLabelText('Îndreptați paginile strâmbe');
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await userEvent.click(straighten);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('long work can be stopped and started again', async () => {
  showPdfTools();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Faceți PDF-ul' }));
  await userEvent.click(screen.getByRole('button', { name: 'Opriți' }));
  expect(await screen.findByRole('button', { name: 'Faceți PDF-ul' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a result that no longer fits the pages is taken away', async () => {
  showPdfTools();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Faceți PDF-ul' }));
  finish.resolve({ files: [new Blob(['1'])], leftOut: [], leftBehind: [] });
  await screen.findByRole('button', { name: 'Descărcați' });
  await userEvent.click(screen.getByRole('button', { name: 'Întoarceți pagina 1' }));
  expect(screen.queryByRole('button', { name: 'Descărcați' })).not.toBeInTheDocument();
});

test('files that fail during the work are named, and what was made is offered', async () => {
  showPdfTools();
  await add([photo('a.jpg'), photo('b.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Faceți PDF-ul' }));
  finish.resolve({
    files: [new Blob(['1'])],
    leftOut: [assembled().pages[1]!.fileId],
    leftBehind: [],
  });
  expect(
    await screen.findByText('b.jpg: este deteriorat sau nu poate fi citit'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Descărcați' })).toBeInTheDocument();
});

test('a document that cannot be kept stays to be downloaded, and can be kept later', async () => {
  jest
    .mocked(keepInArchive)
    .mockRejectedValueOnce(new MarketError('quotaFull'))
    .mockResolvedValueOnce({} as never);
  showPdfTools();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Faceți PDF-ul' }));
  finish.resolve({ files: [new Blob(['1'])], leftOut: [], leftBehind: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Păstrați în arhivă' }));
  expect(await screen.findByText(/Nu mai aveți loc în arhivă/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Descărcați' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Păstrați în arhivă' }));
  expect(await screen.findByRole('link', { name: 'Păstrat. Deschideți arhiva' })).toHaveAttribute(
    'href',
    '/arhivare/start',
  );
});

test('scans are read: how it went, the text to copy and to download', async () => {
  jest.mocked(readDocuments).mockImplementation(async (documents, { onProgress }) => {
    onProgress(0.5);
    return {
      files: [...documents],
      texts: [
        { from: 'picture', text: 'Împuternicire' },
        { from: 'nowhere', text: '' },
        { from: 'file', text: 'Factura 7' },
      ],
    };
  });
  showPdfTools();
  await add([photo('a.jpg')]);
  expect(await screen.findByText(/prima dată se descarcă aproximativ 2,6 MB/)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Recunoașteți textul (OCR)'));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  finish.resolve({ files: [new Blob(['1'])], leftOut: [], leftBehind: [] });
  expect(await screen.findByText('Text recunoscut pe 1 pagină.')).toBeInTheDocument();
  expect(screen.getByText(/^1 pagină este goală sau nu are text/)).toBeInTheDocument();
  expect(screen.getByText('1 pagină avea deja text și a rămas cum era.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Copiați textul' }));
  expect(await navigator.clipboard.readText()).toBe('Împuternicire\n\n\n\nFactura 7');
  await userEvent.click(screen.getByRole('button', { name: 'Descărcați textul (.txt)' }));
  const [file, name] = jest.mocked(downloadFile).mock.calls.at(-1)!;
  expect([file.type, name]).toEqual(['text/plain;charset=utf-8', 'document.txt']);
});

test('a recogniser that does not come is said, and the document can be made without it', async () => {
  jest
    .mocked(readDocuments)
    .mockRejectedValue(new MarketError('unavailable', 'Recunoașterea nu a putut fi încărcată.'));
  showPdfTools();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByLabelText('Recunoașteți textul (OCR)'));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  finish.resolve({ files: [new Blob(['1'])], leftOut: [], leftBehind: [] });
  expect(await screen.findByText('Recunoașterea nu a putut fi încărcată.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Faceți PDF-ul' })).toBeEnabled();
});
