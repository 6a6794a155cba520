import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { InitialDataProvider } from '@anunturi/shared-runtime/loading/useLoad';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { ContractsScreen } from '../ContractsScreen';
import { documentList } from '../domain/documentList';
import { forgetAnswers } from '../domain/leftAnswers';

URL.createObjectURL = () => 'blob:pdf';
URL.revokeObjectURL = () => {};
// jsdom's files cannot read themselves.
Blob.prototype.text = function text(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

// The form is downloaded when a document is chosen; here it is at hand, however busy the machine.
beforeAll(async () => {
  await Promise.all([
    import('../components/FilledDocument'),
    import('../components/SignDocument'),
    import('../domain/saleContract'),
  ]);
});
beforeEach(() => {
  setFakeSession(fakeSignedOut);
  localStorage.clear();
  for (const { id } of documentList) forgetAnswers(`${id}:`);
  jest.clearAllMocks();
});

/** Opens the screen at an address, with nobody signed in and nothing kept. */
export function openContracts(path: string, data: Record<string, unknown> = {}) {
  const nav = fakeNav({ path });
  return {
    nav,
    ...render(
      <NavProvider nav={nav}>
        <InitialDataProvider data={data}>
          <ContractsScreen />
        </InitialDataProvider>
      </NavProvider>,
    ),
  };
}
export const sale = '/contracte?document=vanzare-auto';
/** Pasted, not typed: each key would draw the whole form. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
export const preview = () => screen.getByRole('img', { name: /Previzualizare/ });
