import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emailTemplates } from '@anunturi/shared-domain/emails/emailTemplates';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { changeEmailWords, previewEmail, readEmailWords } from '../../data/emailWords';
import { sendSampleEmails } from '../../data/sendSampleEmails';
import { EmailWordsPart } from './EmailWordsPart';

jest.mock('../../data/emailWords');
jest.mock('../../data/sendSampleEmails');

const { words } = emailTemplates.unreadMessages;
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const change = async (name: string, to: string) => {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(to);
};

beforeEach(() => {
  forgetLoaded();
  jest.clearAllMocks();
  jest.mocked(readEmailWords).mockResolvedValue({ words: {}, updatedAtMs: 0 });
});

test('the words of an e-mail are changed with its own beside them, and saved', async () => {
  render(<EmailWordsPart />);
  expect(await screen.findByRole('textbox', { name: 'Titlu' })).toHaveValue('{persoana} v-a scris');
  expect(screen.getByText('{persoana} v-a scris', { selector: 'p' })).toBeInTheDocument();
  await change('Titlu', 'Aveți un mesaj de la {persoana}');
  await press('Salvați textul');
  expect(changeEmailWords).toHaveBeenCalledWith(
    'unreadMessages',
    { ...words, heading: 'Aveți un mesaj de la {persoana}' },
    0,
  );
});

test('what is missing or unknown is said beside its field, and nothing is sent', async () => {
  render(<EmailWordsPart />);
  await screen.findByRole('textbox', { name: 'Titlu' });
  await change('Titlu', 'Aveți un mesaj');
  await change('Subiect', '{mesaje} pentru {cineva}');
  await press('Previzualizați');
  await press('Salvați textul');
  expect(field('Titlu')).toHaveAccessibleDescription(/Lipsește \{persoana\}\./);
  expect(field('Subiect')).toHaveAccessibleDescription(/\{cineva\} nu există în acest e-mail\./);
  expect(field('Subiect')).toHaveFocus();
  expect(previewEmail).not.toHaveBeenCalled();
  expect(changeEmailWords).not.toHaveBeenCalled();
});

test('what the server refuses stands beside its field too', async () => {
  const fields = { closing: 'Cel mult 400 de caractere.' };
  jest
    .mocked(changeEmailWords)
    .mockRejectedValueOnce(new MarketError('invalidInput', undefined, { fields }));
  render(<EmailWordsPart />);
  await screen.findByRole('textbox', { name: 'Titlu' });
  await press('Salvați textul');
  expect(field('Încheiere')).toHaveAccessibleDescription(/Cel mult 400 de caractere\./);
});

test('an e-mail that was changed is marked in the list, and gets its own words back', async () => {
  const changed = { ...words, heading: 'Mesaj de la {persoana}' };
  const read = { words: { unreadMessages: changed }, updatedAtMs: 7 };
  jest.mocked(readEmailWords).mockResolvedValue(read);
  render(<EmailWordsPart />);
  expect(await screen.findByRole('textbox', { name: 'Titlu' })).toHaveValue(changed.heading);
  expect(screen.getByRole('option', { name: 'Mesaje necitite · schimbat' })).toBeInTheDocument();
  await press('Înapoi la textul site-ului');
  expect(changeEmailWords).toHaveBeenCalledWith('unreadMessages', undefined, 7);
});

test('a preview shows the e-mail as it would go out, and a sample is sent to oneself', async () => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const html =
    '<html><head><style>.sheet{color:red}</style></head><body class="page"><p style="font-size: 16px">Bună <a href="https://exemplu.ro">aici</a></p><img src="x.webp" alt="O fotografie" onerror="x()"></body></html>';
  jest
    .mocked(previewEmail)
    .mockResolvedValue({ subject: '2 mesaje noi · Târgul', html, text: 'Bună, ca text' });
  render(<EmailWordsPart />);
  await screen.findByRole('textbox', { name: 'Titlu' });
  await press('Previzualizați');
  const dialog = await screen.findByRole('dialog', { name: 'Cum arată e-mailul' });
  expect(within(dialog).getByText('2 mesaje noi · Târgul')).toBeInTheDocument();
  expect(within(dialog).getByText('Bună, ca text')).toBeInTheDocument();
  const { shadowRoot } = within(dialog).getByRole('group', { name: 'E-mailul' });
  expect(shadowRoot!.querySelector('.page > p')).toHaveStyle({ fontSize: '16px' });
  expect(shadowRoot!.innerHTML).not.toMatch(/href|src|onerror/);
  // The policy of the page refuses, and tells of, styles in any markup that is parsed.
  expect(parse.mock.calls.map(([markup]) => markup).join()).not.toMatch(/<style|style=/);
  parse.mockRestore();
  await press('Închideți');
  await userEvent.selectOptions(screen.getByLabelText('E-mailul'), 'Contul este închis');
  await press('Trimiteți-mi o mostră');
  expect(sendSampleEmails).toHaveBeenCalledWith('accountClosed');
});
