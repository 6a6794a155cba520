import { fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { checkTestFile } from './data/testUploads';
import { TestUploadScreen } from './TestUploadScreen';

const page = (
  <NavProvider nav={fakeNav({ path: '/test-upload' })}>
    <TestUploadScreen />
  </NavProvider>
);

test('an anonymous visitor sees what is allowed and the way to sign in, from the server on', async () => {
  setFakeSession(fakeSignedOut);
  const warnings: unknown[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('JPEG, PNG, WebP, AVIF, PDF');
  await act(
    async () =>
      void hydrateRoot(container, page, { onRecoverableError: (error) => warnings.push(error) }),
  );
  expect(warnings).toEqual([]);
  expect(screen.getByRole('link', { name: 'Intrați în cont' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Ftest-upload',
  );
  expect(screen.queryByLabelText(/Alegeți un fișier/)).toBeNull();
});

test('a file is judged before it is sent: kind, emptiness and size, with the numbers named', () => {
  expect(checkTestFile({ type: 'image/png', size: 1000 })).toBeNull();
  expect(checkTestFile({ type: 'text/plain', size: 1000 })).toContain('text/plain');
  expect(checkTestFile({ type: 'application/pdf', size: 0 })).toBe('Fișierul este gol.');
  expect(checkTestFile({ type: 'application/pdf', size: 5_200_000 })).toBe(
    'Fișierul are 5,2 MB; limita este de 5 MB.',
  );
});
