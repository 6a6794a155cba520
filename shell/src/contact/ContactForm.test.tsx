import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { ContactForm } from './ContactForm';

const send = jest.fn();
jest.mock('../data/sendContactMessage', () => ({
  sendContactMessage: (...input: unknown[]) => send(...input),
}));

beforeEach(() => sessionStorage.clear());

async function fill() {
  await userEvent.type(screen.getByLabelText('Nume'), 'Ioana Stan');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ioana@exemplu.ro');
  await userEvent.type(screen.getByLabelText('Subiect'), 'O întrebare');
  await userEvent.type(screen.getByLabelText('Mesaj'), 'Cât timp rămâne activ un anunț?');
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți mesajul' }));
}

test('a message that was kept is said to be sent and empties the form', async () => {
  send.mockResolvedValueOnce('Ab12Cd34');
  renderInShell(<ContactForm />);
  await fill();
  expect(
    await screen.findByText(/Mesajul a fost trimis, cu numărul Ab12Cd34\./),
  ).toBeInTheDocument();
  expect(send).toHaveBeenCalledWith(
    {
      name: 'Ioana Stan',
      email: 'ioana@exemplu.ro',
      subject: 'O întrebare',
      message: 'Cât timp rămâne activ un anunț?',
    },
    expect.any(Function),
  );
  expect(screen.getByText('0/4000')).toBeInTheDocument();
  expect(screen.getByLabelText('Mesaj')).toHaveValue('');
});

test('a message that was not kept says so and loses nothing', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  send.mockRejectedValueOnce(new Error('offline'));
  renderInShell(<ContactForm />);
  await fill();
  expect(await screen.findByText(/Mesajul nu a putut fi trimis/)).toBeInTheDocument();
  expect(screen.getByLabelText('Mesaj')).toHaveValue('Cât timp rămâne activ un anunț?');
  error.mockRestore();
});

test('what is typed is still there after a link or a reload, until it is sent', async () => {
  const { unmount } = renderInShell(<ContactForm />);
  await userEvent.type(screen.getByLabelText('Mesaj'), 'Cât timp rămâne activ un anunț?');
  unmount();
  renderInShell(<ContactForm />, '/contact?subiect=Anun%C8%9B');
  expect(await screen.findByDisplayValue('Cât timp rămâne activ un anunț?')).toBeInTheDocument();
  send.mockResolvedValueOnce(undefined);
  await fill();
  await screen.findByText(/Mesajul a fost trimis/);
  expect(sessionStorage).toHaveLength(0);
});

test('what was said about a message is brought into view, above the bar at the bottom', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  send.mockResolvedValueOnce(undefined);
  renderInShell(<ContactForm />);
  await fill();
  const said = await screen.findByText(/Mesajul a fost trimis/);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scroll.mock.contexts.at(-1)).toContainElement(said);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a refused message says why, and what is wrong beside its field', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const fields = { message: 'Câmpul nu este completat corect.' };
  send.mockRejectedValueOnce(new MarketError('invalidInput', undefined, { fields }));
  renderInShell(<ContactForm />);
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent('Textul a rămas în formular.');
  expect(screen.getByLabelText('Mesaj')).toHaveAccessibleDescription(/nu este completat corect/);
  expect(screen.getByLabelText('Mesaj')).toHaveValue('Cât timp rămâne activ un anunț?');
  error.mockRestore();
});

test('what is missing is said beside its field', async () => {
  renderInShell(<ContactForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți mesajul' }));
  expect(
    await screen.findByText('Scrieți o adresă de e-mail la care să vă putem răspunde.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
});

test('the address may say the subject', () => {
  renderInShell(<ContactForm />, '/contact?subiect=Sesizarea+12ab');
  expect(screen.getByLabelText('Subiect')).toHaveValue('Sesizarea 12ab');
});

test('a message about the field that is left waits for the press that leaves it', async () => {
  renderInShell(<ContactForm />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'ioana');
  const person = userEvent.setup();
  const target = screen.getByLabelText('Mesaj');
  await person.pointer({ keys: '[MouseLeft>]', target });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid', 'true');
  await person.pointer({ keys: '[/MouseLeft]', target });
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true'),
  );
});
