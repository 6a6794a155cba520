import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerHtml, useIsFromServer } from './ServerHtml';

function Page({ markup }: { markup?: string }) {
  const [presses, setPresses] = useState(0);
  const [isRendered] = useState(useIsFromServer());
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {`Apăsat ${presses}, ${isRendered ? 'de pe server' : 'din browser'}`}
      </button>
      <ServerHtml markup={markup} data-place="" />
    </>
  );
}

test('what a server has rendered stays as it is, however often React renders around it', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = renderToString(<Page markup="<p>desenat</p>" />);
  const rendered = screen.getByText('desenat');
  const root = await act(async () =>
    hydrateRoot(slot, <Page />, { onRecoverableError: (error) => console.error(error) }),
  );
  act(() => screen.getByRole('button').click());
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button', { name: 'Apăsat 2, de pe server' })).toBeInTheDocument();
  expect(screen.getByText('desenat')).toBe(rendered);
  expect(complaints).not.toHaveBeenCalled();
  act(() => root.unmount());
});
