import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { blockUser } from '#data/users/userActs';
import { writeToSeller } from '../../data/writeToSeller';
import { SellerActs } from './SellerActs';

jest.mock('#data/users/userActs');
jest.mock('../../data/writeToSeller');
const listing = { ...sampleCar, id: listingId(1) };

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  setFakeSession(fakeSignedIn('admin', { uid: 'sef' }));
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a message to the seller that could not be sent is still there in the dialog that opens anew, until it is sent', async () => {
  jest.mocked(writeToSeller).mockRejectedValueOnce(new MarketError('offline'));
  const { unmount } = render(<SellerActs listing={listing} onChanged={() => {}} />);
  await press('Scrieți vânzătorului…');
  await press('Trimiteți mesajul');
  expect(screen.getByLabelText(/Mesajul/)).toHaveAccessibleDescription(/Scrieți cel puțin 10/);
  await userEvent.type(screen.getByLabelText(/Mesajul/), 'Care este numărul de kilometri?');
  await press('Trimiteți mesajul');
  unmount();
  const { unmount: leave } = render(<SellerActs listing={listing} onChanged={() => {}} />);
  await press('Scrieți vânzătorului…');
  expect(screen.getByLabelText(/Mesajul/)).toHaveValue('Care este numărul de kilometri?');
  await press('Trimiteți mesajul');
  expect(writeToSeller).toHaveBeenLastCalledWith(listing.id, 'Care este numărul de kilometri?');
  expect(screen.queryByRole('dialog')).toBeNull();
  leave();
  render(<SellerActs listing={listing} onChanged={() => {}} />);
  await press('Scrieți vânzătorului…');
  expect(screen.getByLabelText(/Mesajul/)).toHaveValue('');
});

test('the seller is suspended with ground and facts where the listing is reviewed', async () => {
  const onChanged = jest.fn();
  render(<SellerActs listing={listing} onChanged={onChanged} />);
  await press('Suspendați vânzătorul…');
  const dialog = within(screen.getByRole('alertdialog', { name: /^Suspendați contul lui/ }));
  await userEvent.selectOptions(dialog.getByLabelText(/Motivul/), 'fraud');
  await userEvent.type(dialog.getByLabelText(/Faptele/), 'A vândut de trei ori aceeași mașină.');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendați contul' }));
  expect(blockUser).toHaveBeenCalledWith(
    { id: listing.ownerId, displayName: listing.sellerName },
    { ground: 'fraud', reason: 'A vândut de trei ori aceeași mașină.', days: 7 },
  );
  expect(onChanged).toHaveBeenCalled();
});
