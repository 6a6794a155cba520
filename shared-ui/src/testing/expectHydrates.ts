import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Renders on a server without inline styles (the security policy forbids them) and hydrates without a warning. */
export async function expectHydrates(sample: ReactNode): Promise<void> {
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(sample, { identifierPrefix: 'a-' });
  expect(html).not.toMatch(/\sstyle="/);
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = html;
  const first = slot.firstElementChild;
  const recovered = jest.fn();
  const root = await act(async () =>
    hydrateRoot(slot, sample, { identifierPrefix: 'a-', onRecoverableError: recovered }),
  );
  expect(recovered).not.toHaveBeenCalled();
  expect(warnings).not.toHaveBeenCalled();
  expect(slot.firstElementChild).toBe(first);
  await act(async () => root.unmount());
  slot.remove();
  warnings.mockRestore();
}
