import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { toMyListing } from '@anunturi/shared-domain/listing/toMyListing';
import {
  sampleCar,
  sampleExpiry,
  sampleListingId,
  sampleRejection,
} from '@anunturi/shared-domain/samples/listingSamples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppealDialog } from './AppealDialog';

configureFakeFirebase('http://localhost');

test('an appeal that says too little brings to its field, which says why', async () => {
  const rejected = { ...sampleCar, id: sampleListingId, status: 'rejected' } as never;
  const listing = toMyListing(rejected, sampleExpiry, { moderation: sampleRejection });
  render(<AppealDialog listing={listing} onClose={() => {}} onSent={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți contestația' }));
  const words = screen.getByRole('textbox', { name: 'De ce este greșită decizia' });
  expect(words).toHaveFocus();
  expect(words).toHaveAccessibleDescription(/^Scrieți cel puțin 20 de caractere/);
});
