import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SampleEmails } from './SampleEmails';

const mockSend = jest.fn(async () => 21);
jest.mock('../data/sendSampleEmails', () => ({ sendSampleEmails: () => mockSend() }));

test('an administrator gets one e-mail of each kind', async () => {
  render(<SampleEmails />);
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți-mi mostrele' }));
  expect(mockSend).toHaveBeenCalledTimes(1);
});
