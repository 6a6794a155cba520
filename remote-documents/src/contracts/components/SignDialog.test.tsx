import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Signature } from '../domain/signing/signature';
import { SignDialog } from './SignDialog';

let mockRead: (signature: Signature) => void;
jest.mock('../domain/signing/readSignatureFile', () => ({
  readSignatureFile: () => new Promise<Signature>((resolve) => (mockRead = resolve)),
}));
const drawn: Signature = { kind: 'drawn', strokes: [] };
const photo = new File(['x'], 'semnatura.jpg', { type: 'image/jpeg' });

async function choosePhoto() {
  const signed: Signature[] = [];
  const seller = { role: 'Vânzător' };
  const dialog = render(
    <SignDialog {...seller} onClose={() => {}} onSigned={(each) => signed.push(each)} />,
  );
  await userEvent.upload(screen.getByLabelText(/poză|fișier/i, { selector: 'input' }), photo);
  expect(screen.getByRole('status')).toHaveTextContent('Se citește poza...');
  return { dialog, signed };
}

test('a photo that is read becomes the signature', async () => {
  const { signed } = await choosePhoto();
  await act(async () => mockRead(drawn));
  expect(signed).toEqual([drawn]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('who gives up while a photo is read has signed nothing', async () => {
  const { dialog, signed } = await choosePhoto();
  dialog.unmount();
  await act(async () => mockRead(drawn));
  expect(signed).toEqual([]);
});
