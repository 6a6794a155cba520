import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendReport } from '#data/conversations/sendReport';
import type { ConversationView } from '#domain/conversation';
import { ReportConversationDialog } from './ReportConversationDialog';

jest.mock('#data/conversations/sendReport', () => ({ sendReport: jest.fn() }));

const conversation = {
  id: 't1',
  sellerId: 'ana',
  sellerName: 'Ana',
  buyerId: 'dan',
  buyerName: 'Dan',
  listingId: 'Ab12Cd34Ef56Gh78Ij90',
  listingSlug: 'dacia-logan',
  listingTitle: 'Dacia Logan',
} as ConversationView;
const words = 'Îmi cere bani înainte să văd mașina.';

beforeEach(() => setFakeSession(fakeSignedIn()));
afterEach(() => jest.restoreAllMocks());

/** Fills in the notice and sends it. */
async function send() {
  const messages = [{ id: 'm1', text: 'Trimite avansul', senderId: 'dan', sentAtMs: 1 }];
  render(
    <NavProvider nav={fakeNav()}>
      <ReportConversationDialog
        conversation={conversation}
        uid="ana"
        messages={messages}
        onClose={() => {}}
      />
    </NavProvider>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Motivul'), 'fraud');
  await userEvent.type(screen.getByLabelText('Ce este în neregulă'), words);
  await userEvent.click(screen.getByLabelText(/Declar cu bună-credință/));
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți sesizarea' }));
}

test('a notice about a conversation quotes what came last, and answers with its number', async () => {
  jest.mocked(sendReport).mockResolvedValueOnce({ receipt: 'RECEIPT1234567890AB' });
  await send();
  expect(await screen.findByText('RECEIPT1234567890AB')).toBeInTheDocument();
  expect(sendReport).toHaveBeenCalledWith(
    expect.objectContaining({
      target: 'conversation',
      targetId: 't1',
      explanation: `${words}\n\nMesaje primite:\n> Trimite avansul`,
      reporterName: 'Ana',
      reporterEmail: 'ana@demo.ro',
      showMessages: true,
    }),
    expect.any(Function),
  );
});

test('a notice that is refused for its text says so beside its field, and one refused for more can be sent again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const fields = { explanation: 'Textul are cuvinte interzise.', reporterName: 'Nu.' };
  jest
    .mocked(sendReport)
    .mockRejectedValueOnce(new MarketError('invalidInput', undefined, { fields }))
    .mockResolvedValueOnce({ receipt: 'RECEIPT1234567890AB' });
  await send();
  const field = screen.getByLabelText('Ce este în neregulă');
  expect(field).toHaveAccessibleDescription(/Textul are cuvinte interzise\./);
  expect(field).toHaveValue(words);
  await userEvent.type(field, ' Din nou.');
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți sesizarea' }));
  expect(await screen.findByText('RECEIPT1234567890AB')).toBeInTheDocument();
});
