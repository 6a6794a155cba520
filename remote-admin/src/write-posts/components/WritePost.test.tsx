import { learnServerClock } from '@anunturi/shared-auth/serverClock';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  saved,
  store,
  storedPost,
  openNew,
  openStored,
  panel,
  press,
  type,
} from './testing/openEditor';

test('the address follows the title until it is written by hand', async () => {
  await openNew();
  type('Titlu', 'Cum pregătiți mașina');
  expect(screen.getByLabelText('Adresa')).toHaveValue('cum-pregatiti-masina');
  type('Adresa', 'masina');
  type('Titlu', 'Alt titlu cu totul');
  expect(screen.getByLabelText('Adresa')).toHaveValue('masina');
});

test('publishing an unfinished post says beside each field what is missing, and saves nothing', async () => {
  await openNew();
  type('Titlu', 'Abc');
  await press('Publicați acum');
  expect(screen.getByLabelText('Titlu')).toHaveAccessibleDescription(/cel puțin 5 caractere/);
  expect(screen.getByLabelText('Rezumat')).toHaveAccessibleDescription(/Scrieți rezumatul/);
  expect(screen.getByText('Articolul nu are text.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('a new draft is saved with what was typed, and the page moves to its own address', async () => {
  const nav = await openNew();
  type('Titlu', 'Un titlu bun');
  type('Etichete (opțional)', 'Acte,  impozit , acte');
  await press('Salvați ciorna');
  expect(saved[0]).toMatchObject({
    stored: null,
    slug: 'un-titlu-bun',
    act: { kind: 'keep' },
    content: { title: 'Un titlu bun', excerpt: 'Un titlu bun', tags: ['acte', 'impozit'] },
  });
  expect(nav.visits).toEqual(['/admin/blog/edit/un-titlu-bun']);
});

test('a stored text is sanitised before it is edited and when it is saved', async () => {
  await openStored();
  expect(screen.getByRole('textbox', { name: 'Textul articolului' }).innerHTML).not.toContain(
    'onerror',
  );
  await press('Salvați ciorna');
  expect(saved[0]!.content.bodyHtml).toBe('<h2>Unu</h2><p>Text</p>');
});

test('an hour that has passed cannot be scheduled; one to come can', async () => {
  await openStored();
  await userEvent.click(panel().getByText('Publicați mai târziu'));
  type('Ziua și ora României', '2020-01-01T08:00');
  await press('Programați publicarea');
  expect(screen.getByLabelText('Ziua și ora României')).toHaveAccessibleDescription(
    'Alegeți o zi și o oră care urmează.',
  );
  type('Ziua și ora României', '2199-01-01T08:00');
  await press('Programați publicarea');
  expect(saved[0]!.act).toEqual({ kind: 'publish', at: new Date('2199-01-01T06:00:00Z') });
  expect(await panel().findByText('Programat')).toBeVisible();
});

test('an hour is judged by the clock of the server, and a clock that is wrong is named', async () => {
  const hearDate = (ms: number) =>
    learnServerClock(
      { get: (name) => (name === 'date' ? new Date(ms).toUTCString() : null) },
      Date.now(),
    );
  hearDate(Date.parse('2190-01-01T08:00:00Z'));
  await openStored();
  await userEvent.click(panel().getByText('Publicați mai târziu'));
  type('Ziua și ora României', '2189-01-01T08:00');
  await press('Programați publicarea');
  expect(screen.getByLabelText('Ziua și ora României')).toHaveAccessibleDescription(
    /Alegeți o zi și o oră care urmează.*Ceasul acestui dispozitiv este cu .* zile în urmă/,
  );
  hearDate(Date.now());
  expect(saved).toEqual([]);
});

test('taking back and deleting are confirmed by the title; taking back can be undone', async () => {
  let undo: (() => void) | undefined;
  subscribeToToasts((toast) => (undo = toast.undo));
  store.post = { ...storedPost, status: 'published', publishedAtMs: Date.UTC(2026, 0, 1) };
  const nav = await openStored();
  await press('Retrageți');
  await userEvent.click(
    within(
      screen.getByRole('alertdialog', { name: 'Retrageți articolul „Cum citim talonul”?' }),
    ).getByRole('button', { name: 'Retrageți articolul' }),
  );
  expect(saved[0]!.act).toEqual({ kind: 'unpublish' });
  await act(async () => undo!());
  expect(saved[1]!.act).toEqual({ kind: 'publish', at: new Date(Date.UTC(2026, 0, 1)) }); // as it was, not as of now
  await press('Ștergeți');
  await userEvent.click(
    within(
      screen.getByRole('alertdialog', { name: 'Ștergeți articolul „Cum citim talonul”?' }),
    ).getByRole('button', { name: 'Ștergeți articolul' }),
  );
  expect(nav.visits).toEqual(['/admin/blog']);
});

test('the preview shows what is typed now, sanitised', async () => {
  await openStored();
  type('Titlu', 'Titlu proaspăt');
  await userEvent.click(screen.getByRole('button', { name: 'Previzualizați' }));
  const preview = within(screen.getByRole('dialog', { name: 'Previzualizare' }));
  expect(preview.getByRole('heading', { name: 'Titlu proaspăt' })).toBeVisible();
  expect(preview.getByRole('heading', { name: 'Unu' })).toBeVisible();
});

test.each([
  ['Subliniat', 'u'],
  ['Tăiat', 's'],
  ['Cod', 'code'],
  ['Linie de despărțire', 'hr'],
])('%s is put into the text by its button', async (label, element) => {
  await openStored();
  const text = screen.getByRole('textbox', { name: 'Textul articolului' }) as HTMLElement & {
    editor: { commands: { selectAll(): boolean } };
  };
  act(() => void text.editor.commands.selectAll());
  await userEvent.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(text.querySelector(element)).not.toBeNull());
});

test('a link to a dangerous address is not taken', async () => {
  await openStored();
  await userEvent.click(screen.getByRole('button', { name: 'Legătură' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Legătură' }));
  fireEvent.change(dialog.getByLabelText('Adresa'), { target: { value: 'javascript:alert(1)' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Puneți legătura' }));
  expect(dialog.getByLabelText('Adresa')).toHaveAccessibleDescription(/Scrieți o adresă/);
});
