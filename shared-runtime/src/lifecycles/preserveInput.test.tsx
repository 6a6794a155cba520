import { screen, within } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRemote } from './createRemote';
import { createPageRenderer } from './createPageRenderer';
import { createScreens } from './createScreens';
import { preserveInput } from './preserveInput';
import { fakeNav } from '../testing/fakeNav';

// A mount ends when React has rendered, which `act` would put off until the mount has ended.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

function Search() {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState('');
  const [file, setFile] = useState('nicio poză');
  const [, setHydrated] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- as a screen that renders again right after hydration
  useLayoutEffect(() => setHydrated(true), []);
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

function Boxes() {
  const [withPhotos, setWithPhotos] = useState(false);
  const [fuel, setFuel] = useState('benzină');
  return (
    <form>
      <label>
        <input
          type="checkbox"
          checked={withPhotos}
          onChange={(event) => setWithPhotos(event.target.checked)}
        />
        Cu poze
      </label>
      {['benzină', 'diesel'].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="fuel"
            value={value}
            checked={fuel === value}
            onChange={() => setFuel(value)}
          />
          {value === 'diesel' ? 'Diesel' : 'Benzină'}
        </label>
      ))}
      <output>
        {withPhotos ? 'cu poze' : 'fără poze'}, {fuel}
      </output>
    </form>
  );
}

/** As in the shell, whose own React listens further up. */
function slotInPage(): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(page).render(<main />));
  return page.querySelector('main')!.appendChild(document.createElement('div'));
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

test('what is typed while the markup is being hydrated is newer than what was typed before', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = '<input value="">';
  const field = slot.querySelector('input')!;
  field.value = 'log';
  const giveBack = preserveInput(slot);
  field.value = 'logan';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  giveBack();
  expect(field.value).toBe('logan');
});

test('a key that comes after React has put back what it knew goes on from what was typed', async () => {
  const slot = slotInPage();
  slot.innerHTML = renderToString(<Search />);
  const words = slot.querySelector('input')!;
  const giveBack = preserveInput(slot);
  const type = (key: string) => {
    words.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: key }));
    words.setRangeText(key, words.selectionStart!, words.selectionEnd!, 'end');
    words.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }));
  };
  words.focus();
  for (const key of 'log') type(key);
  words.value = '';
  for (const key of 'an') type(key);
  startTransition(() => void hydrateRoot(slot, <Search />));
  giveBack();
  expect(await within(slot).findByText('logan în')).toBeInTheDocument();
  expect(words).toHaveValue('logan');
});

function Message() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('nimic');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(text || 'gol');
      }}
    >
      <input aria-label="Mesaj" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit">Trimiteți</button>
      <output>{sent}</output>
    </form>
  );
}

test('a form that is sent while React takes it over is sent with what was typed, once', async () => {
  const slot = slotInPage();
  slot.innerHTML = renderToString(<Message />);
  const field = within(slot).getByLabelText<HTMLInputElement>('Mesaj');
  field.value = 'Bună ziua';
  const giveBack = preserveInput(slot);
  flushSync(() => void hydrateRoot(slot, <Message />));
  within(slot).getByRole('button').click();
  giveBack();
  expect(await within(slot).findByText('Bună ziua')).toBeInTheDocument();
});

test('one that a press kept from earlier sends too is sent once', async () => {
  const slot = slotInPage();
  slot.innerHTML = renderToString(<Message />);
  const sendings: Event[] = [];
  slot.addEventListener('submit', (event) => sendings.push(event));
  const giveBack = preserveInput(slot);
  flushSync(() => void hydrateRoot(slot, <Message />));
  within(slot).getByRole('button').click();
  giveBack();
  within(slot).getByRole('button').click();
  await new Promise((passed) => setTimeout(passed, 0));
  expect(sendings).toHaveLength(1);
});

test('what is filled in as the first event of all, for which React hydrates, reaches React; the caret stays', async () => {
  const slot = slotInPage();
  slot.innerHTML = renderToString(<Search />);
  const words = slot.querySelector('input')!;
  const giveBack = preserveInput(slot);
  startTransition(() => void hydrateRoot(slot, <Search />));
  words.focus();
  words.value = 'logan';
  words.setSelectionRange(3, 3);
  words.dispatchEvent(new Event('input', { bubbles: true }));
  giveBack();
  expect(await within(slot).findByText('logan în')).toBeInTheDocument();
  expect(words).toHaveValue('logan');
  expect(words.selectionStart).toBe(3);
});

test('what is chosen as the first event of all, for which React hydrates, reaches React', async () => {
  const slot = slotInPage();
  slot.innerHTML = renderToString(<Search />);
  const place = slot.querySelector('select')!;
  const giveBack = preserveInput(slot);
  startTransition(() => void hydrateRoot(slot, <Search />));
  place.value = 'sibiu';
  for (const event of ['input', 'change']) place.dispatchEvent(new Event(event, { bubbles: true }));
  giveBack();
  expect(await within(slot).findByText('în sibiu')).toBeInTheDocument();
  expect(place).toHaveValue('sibiu');
});

test('a box that is ticked as the first event of all, for which React hydrates, reaches React', async () => {
  const slot = slotInPage();
  slot.innerHTML = renderToString(<Boxes />);
  const giveBack = preserveInput(slot);
  startTransition(() => void hydrateRoot(slot, <Boxes />));
  within(slot).getByLabelText('Cu poze').click();
  within(slot).getByLabelText('Diesel').click();
  giveBack();
  expect(await within(slot).findByText('cu poze, diesel')).toBeInTheDocument();
  expect(within(slot).getByLabelText('Cu poze')).toBeChecked();
  expect(within(slot).getByLabelText('Diesel')).toBeChecked();
});

test('of choices before and while React takes the page over the last stays', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = renderToString(<Boxes />);
  within(slot).getByLabelText('Diesel').click();
  const giveBack = preserveInput(slot);
  within(slot).getByLabelText('Benzină').click();
  giveBack();
  expect(within(slot).getByLabelText('Benzină')).toBeChecked();
});

test('boxes that are ticked before React takes them over reach React', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = renderToString(<Boxes />);
  within(slot).getByLabelText('Cu poze').click();
  within(slot).getByLabelText('Diesel').click();
  const remote = createRemote({ name: 'boxes', App: Boxes });
  await remote.mount({ domElement: slot, nav: fakeNav() });
  expect(await within(slot).findByText('cu poze, diesel')).toBeInTheDocument();
  expect(within(slot).getByLabelText('Cu poze')).toBeChecked();
  expect(within(slot).getByLabelText('Diesel')).toBeChecked();
  await remote.unmount({ domElement: slot, nav: fakeNav() });
});

test('a page is rendered on a server from its first data, with its screen complete', async () => {
  const screens = createScreens({ start: async () => Search });
  const render = createPageRenderer({ name: 'search', ...screens });
  const html = await render({ screen: 'start', params: {}, pathname: '/', search: '' }, {});
  expect(html).toContain('Tot județul');
  expect(html).not.toContain('Se încarcă');
});
