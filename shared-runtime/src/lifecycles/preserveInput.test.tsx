import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createRemote } from './createRemote';
import { createPageRenderer } from './createPageRenderer';
import { createScreens } from './createScreens';
import { fakeNav } from '../navigation/fakeNav';

// A mount ends when React has rendered, which `act` would put off until the mount has ended.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

function Search() {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState('');
  const [file, setFile] = useState('nicio poză');
  return (
    <form>
      <input
        aria-label="Ce căutați"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <select aria-label="Unde" value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="">Tot județul</option>
        <option value="sibiu">Sibiu</option>
      </select>
      <textarea aria-label="Altele" defaultValue="neatins" />
      <input
        type="file"
        aria-label="Poză"
        onChange={(event) => setFile(event.target.files![0]!.name)}
      />
      <output>
        {words} în {place}
      </output>
      <output>{file}</output>
    </form>
  );
}

test('what is typed and chosen before the page works is not lost, and React knows of it', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = renderToString(<Search />);
  const [words, place] = [
    screen.getByLabelText<HTMLInputElement>('Ce căutați'),
    screen.getByLabelText<HTMLSelectElement>('Unde'),
  ];
  words.value = 'logan';
  place.value = 'sibiu';
  const files = [new File(['...'], 'logan.jpg')];
  Object.defineProperty(screen.getByLabelText('Poză'), 'files', { value: files });
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const remote = createRemote({ name: 'search', App: Search });
  // The remote's own tree has more providers than this markup, none of which renders anything.
  await remote.mount({ domElement: slot, nav: fakeNav() });
  expect(await screen.findByText('logan în sibiu')).toBeInTheDocument();
  expect(await screen.findByText('logan.jpg')).toBeInTheDocument();
  expect(screen.getByLabelText('Ce căutați')).toBe(words);
  expect(words).toHaveValue('logan');
  expect(place).toHaveValue('sibiu');
  expect(screen.getByLabelText('Altele')).toHaveValue('neatins');
  expect(complaints).not.toHaveBeenCalled();
  await remote.unmount({ domElement: slot, nav: fakeNav() });
});

test('a page is rendered on a server from its first data, with its screen complete', async () => {
  const screens = createScreens({ start: async () => Search });
  const render = createPageRenderer({ name: 'search', ...screens });
  const html = await render({ screen: 'start', params: {}, pathname: '/', search: '' }, {});
  expect(html).toContain('Tot județul');
  expect(html).not.toContain('Se încarcă');
});
