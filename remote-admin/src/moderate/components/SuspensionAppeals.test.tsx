import { render, screen } from '@testing-library/react';
import { readAppealedUsers } from '#data/users/readAppealedUsers';
import { SuspensionAppeals } from './SuspensionAppeals';

jest.mock('#data/users/readAppealedUsers');

test('appeals that could not be read are not passed over in silence', async () => {
  jest.mocked(readAppealedUsers).mockRejectedValue(new Error('away'));
  render(<SuspensionAppeals />);
  expect(
    await screen.findByText('Contestațiile suspendărilor nu au putut fi încărcate'),
  ).toBeInTheDocument();
});
