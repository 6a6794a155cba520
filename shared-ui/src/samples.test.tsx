import { readdirSync } from 'node:fs';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { samples } from './samples';

afterEach(() => jest.restoreAllMocks());

test('every component has a sample', () => {
  const components = readdirSync(__dirname)
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''));
  expect(Object.keys(samples).sort()).toEqual(components.sort());
});

test.each(Object.keys(samples))(
  '%s renders on a server without inline styles and hydrates without a warning',
  async (name) => {
    const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = renderToString(samples[name], { identifierPrefix: 'a-' });
    expect(html).not.toMatch(/\sstyle="/); // the page's security policy forbids them
    const slot = document.body.appendChild(document.createElement('div'));
    slot.innerHTML = html;
    const first = slot.firstElementChild;
    const recovered = jest.fn();
    const root = await act(async () =>
      hydrateRoot(slot, samples[name], { identifierPrefix: 'a-', onRecoverableError: recovered }),
    );
    expect(recovered).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
    expect(slot.firstElementChild).toBe(first);
    await act(async () => root.unmount());
    slot.remove();
  },
);
