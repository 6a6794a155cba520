import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import type { Toast } from '@anunturi/shared-contract/page/toastEvent';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import type { Assembled } from '../domain/making/assemblePdf';
import type { FormField } from '../domain/forms/formFields';
import { leavePdfSession, takePdfSession } from '../domain/pages/pdfSession';
import { openPdfWorker } from '../domain/worker/openPdfWorker';
import type { ToolRequest } from '../domain/worker/pdfTools.worker';
import { PdfToolsScreen } from '../PdfToolsScreen';

globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
// jsdom's files cannot be read by a promise yet.
Blob.prototype.arrayBuffer = function read(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
URL.createObjectURL = () => 'blob:mic';
URL.revokeObjectURL = () => {};

/** What the worker was asked for. */
export const asked: ToolRequest[] = [];
const fields: FormField[] = [
  { kind: 'text', name: 'nume', label: 'Numele', value: '', isLong: false },
  { kind: 'box', name: 'acord', label: 'Sunt de acord', value: '' },
  { kind: 'choice', name: 'judet', label: 'Județul', value: '', options: ['Cluj', 'Bihor'] },
];
/** Ends the work that goes on. */
export let finish: { resolve(made: Assembled): void; reject(error: Error): void };
export const toasts: Toast[] = [];
beforeAll(() => void subscribeToToasts((toast) => toasts.push(toast)));
beforeEach(() => {
  leavePdfSession({ ...takePdfSession(), pages: [] }); // nothing is left of the test before
  asked.length = 0;
  toasts.length = 0;
  jest.mocked(downloadFile).mockClear();
  setFakeSession(fakeSignedIn());
  jest.mocked(openPdfWorker).mockImplementation(() => ({
    ask: (async (request: ToolRequest, onProgress?: (done: number) => void) => {
      asked.push(request);
      if (request.kind === 'inspect') {
        const { name } = request.blob as File;
        if (name.endsWith('parola.pdf') && request.password !== 'secret')
          return { refused: 'password' };
        const signed = name.startsWith('semnat') ? { signed: true } : {};
        const form = name === 'cerere.pdf' ? { hasForm: true } : {};
        return { pages: 2, repaired: name === 'rupt.pdf', ...signed, ...form };
      }
      if (request.kind === 'openAsOwner') return null;
      if (request.kind === 'protect') return new Blob([`locked with ${request.password}`]);
      if (request.kind === 'fields') return fields;
      if (request.kind === 'fill') return new File(['filled'], 'filled.pdf');
      if (request.kind === 'mend')
        return { blob: new File(['mended'], 'mended.pdf'), isSound: true };
      if (request.kind === 'thumbnail')
        return (request.blob as File).name === 'stricat.jpg' ? null : new Blob(['t']);
      if (request.kind === 'estimate') return { small: 100_000, medium: 400_000, large: 1_000_000 };
      onProgress?.(0.5);
      return new Promise<Assembled>((resolve, reject) => (finish = { resolve, reject }));
    }) as never,
    isClosed: () => false,
    whenClosed: () => {},
    close: () => finish?.reject(new MarketError('cancelled')),
  }));
});

export const file = (name: string, type: string) => new File(['x'], name, { type });
export const photo = (name: string) => file(name, 'image/jpeg');
/** Opens the screen. */
export const showPdfTools = () =>
  render(
    <NavProvider nav={fakeNav()}>
      <PdfToolsScreen />
    </NavProvider>,
  );
export const add = (files: File[]) =>
  userEvent.upload(screen.getByLabelText(/Adăugați poze sau PDF-uri/), files);
export const names = () =>
  within(screen.getByRole('list', { name: 'Paginile' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/^Alegeți pagina \d/, ''));
export const assembled = () =>
  asked.findLast((request) => request.kind === 'assemble') as Extract<
    ToolRequest,
    { kind: 'assemble' }
  >;
