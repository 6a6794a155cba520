import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type ComponentType, useId } from 'react';
import { createPageRenderer } from './createPageRenderer';
import { createRemote } from './createRemote';
import { createScreens } from './createScreens';
import { fakeNav } from '../testing/fakeNav';
import { RemoteRoot, identifierPrefixOf } from './RemoteRoot';
import { useNavState } from '../navigation/nav';
import { useLoad } from '../loading/useLoad';
import { lazyComponent } from '../loading/lazyComponent';
import { forgetLoaded } from '../loading/loadCache';

let slot: HTMLElement;
beforeEach(() => {
  // A mount ends when React has rendered, which `act` would put off until the mount has ended.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  slot = document.body.appendChild(document.createElement('div'));
  forgetLoaded();
});
afterEach(() => {
  slot.remove();
  jest.restoreAllMocks();
});

function Greeting() {
  const { params } = useNavState();
  const name = useLoad('name', async () => 'nobody should ask');
  return (
    <p id={useId()}>
      {name.state === 'ready' && String(name.value)} {params.id}
    </p>
  );
}
const noWarnings = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('a remote mounts, follows the navigation and unmounts without leaving anything', async () => {
  const remote = createRemote({ name: 'greetings', App: Greeting });
  const nav = fakeNav({ params: { id: '1' } });
  const props = { domElement: slot, nav, initialData: { name: 'Ana' } };
  await remote.bootstrap(props);
  await remote.mount(props);
  expect(screen.getByText('Ana 1')).toBeInTheDocument();
  nav.show({ params: { id: '2' } });
  expect(await screen.findByText('Ana 2')).toBeInTheDocument();
  await remote.unmount(props);
  expect(slot).toBeEmptyDOMElement();
});

test('a remote mounts seven times in a row', async () => {
  const remote = createRemote({ name: 'greetings', App: Greeting });
  const props = {
    domElement: slot,
    nav: fakeNav({ params: { id: '1' } }),
    initialData: { name: 'Ana' },
  };
  for (let visit = 0; visit < 7; visit += 1) {
    await remote.mount(props);
    expect(slot).not.toBeEmptyDOMElement();
    await remote.unmount(props);
  }
  expect(slot).toBeEmptyDOMElement();
});

test('a remote hydrates prerendered markup: same nodes, no warning', async () => {
  const warnings = noWarnings();
  const screens = createScreens({ start: async () => Greeting });
  const nav = fakeNav({ params: { id: '1' } });
  const initialData = { name: 'Ana' };
  await screens.preload('start');
  slot.innerHTML = renderToString(
    <RemoteRoot App={screens.App} nav={nav} initialData={initialData} />,
    {
      identifierPrefix: identifierPrefixOf('greetings'),
    },
  );
  const prerendered = slot.querySelector('p');
  const remote = createRemote({
    name: 'greetings',
    ...createScreens({ start: async () => Greeting }),
  });
  await remote.mount({ domElement: slot, nav, initialData });
  expect(slot.querySelector('p')).toBe(prerendered);
  nav.show({ params: { id: '2' } });
  await waitFor(() => expect(prerendered).toHaveTextContent('Ana 2'));
  expect(warnings).not.toHaveBeenCalled();
});

test.each([
  ['that comes', async () => () => <p>Doar cu filtre</p>, 0],
  ['that does not come', () => Promise.reject(new Error('gone')), 1],
])(
  'a part %s is asked for before the markup that shows it is hydrated',
  async (_what, load, complaints) => {
    const said = noWarnings();
    const define = (loads: () => Promise<ComponentType<object>>) => {
      const Part = lazyComponent(loads);
      return {
        App: () => <Part />,
        preloadParts: (search: string) => (search ? Part.preload() : Promise.resolve()),
      };
    };
    const request = { screen: 'start', params: {}, pathname: '/', search: '?pret-max=5000' };
    const onServer = define(async () => () => <p>Doar cu filtre</p>);
    slot.innerHTML = await createPageRenderer({ name: 'parts', ...onServer })(request, {});
    const prerendered = slot.querySelector('p');
    expect(prerendered).toHaveTextContent('Doar cu filtre');
    const inBrowser = define(load);
    const remote = createRemote({ name: 'parts', ...inBrowser });
    await remote.mount({ domElement: slot, nav: fakeNav({ path: '/?pret-max=5000' }) });
    if (complaints > 0) return void (await screen.findByRole('button', { name: 'Reîncercați' }));
    expect(slot.querySelector('p')).toBe(prerendered);
    expect(said).not.toHaveBeenCalled();
  },
);

test('trying again asks the host first whether another release is live, and renders anew when none is', async () => {
  noWarnings();
  let isLive = true;
  const renew = jest.fn(async () => isLive);
  let renders = 0;
  function Broken(): never {
    renders += 1;
    throw new Error('broken');
  }
  const remote = createRemote({ name: 'replaced', App: Broken });
  await remote.mount({ domElement: slot, nav: { ...fakeNav(), renew } });
  const rendersBefore = renders;
  const button = () => screen.getByRole('button', { name: 'Reîncercați' });
  const retry = () => button().click();
  retry();
  await renew.mock.results[0]!.value;
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(renders).toBe(rendersBefore); // the host mounts what is live in its place
  isLive = false;
  retry();
  await waitFor(() => expect(renders).toBeGreaterThan(rendersBefore));
});

test('a screen that breaks leaves a notice, and trying again renders it', async () => {
  noWarnings();
  let broken = true;
  function Fragile() {
    if (broken) throw new Error('broken');
    return <p>Întreg</p>;
  }
  const remote = createRemote({ name: 'fragile', App: Fragile });
  await remote.mount({ domElement: slot, nav: fakeNav() });
  expect(screen.getByRole('alert')).toHaveTextContent('nu poate fi afișată');
  broken = false;
  screen.getByRole('button', { name: 'Reîncercați' }).click();
  expect(await screen.findByText('Întreg')).toBeInTheDocument();
});

test('a screen whose code does not arrive fails the mount and leaves prerendered markup alone', async () => {
  let online = false;
  const load = async () => {
    if (!online)
      throw Object.assign(new Error('Loading chunk start failed.'), { name: 'ChunkLoadError' });
    return Greeting;
  };
  const remote = createRemote({ name: 'greetings', ...createScreens({ start: load }) });
  slot.innerHTML = '<p>prerendered</p>';
  const props = { domElement: slot, nav: fakeNav() };
  await expect(remote.mount(props)).rejects.toThrow('Loading chunk');
  expect(slot).toHaveTextContent('prerendered');
  slot.innerHTML = '';
  online = true;
  await remote.mount({ ...props, initialData: { name: 'Ana' } });
  expect(screen.getByText('Ana')).toBeInTheDocument();
});

test('a mount that fails is told of nothing in the page any more', async () => {
  const heard = jest.spyOn(document, 'addEventListener');
  const forgotten = jest.spyOn(document, 'removeEventListener');
  const remote = createRemote({ name: 'greetings', App: Greeting });
  const domElement = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); // refused
  await expect(
    remote.mount({ domElement: domElement as unknown as HTMLElement, nav: fakeNav() }),
  ).rejects.toThrow('invalid dom element');
  expect(heard).toHaveBeenCalled();
  expect(forgotten.mock.calls).toEqual(heard.mock.calls);
});

test('each screen is downloaded when it is first shown, and once', async () => {
  const loaded: string[] = [];
  const loader = (name: string) => async () => {
    loaded.push(name);
    return () => <p>{name}</p>;
  };
  const nav = fakeNav({ screen: 'start' });
  const remote = createRemote({
    name: 'greetings',
    ...createScreens({ start: loader('start'), next: loader('next'), other: loader('other') }),
  });
  await remote.mount({ domElement: slot, nav });
  expect(loaded).toEqual(['start']);
  nav.show({ screen: 'next' });
  expect(await screen.findByText('next')).toBeInTheDocument();
  nav.show({ screen: 'start' });
  expect(await screen.findByText('start')).toBeInTheDocument();
  expect(loaded).toEqual(['start', 'next']);
});

test('the next screen that does not arrive shows a notice, and trying again loads it', async () => {
  noWarnings();
  let online = false;
  const nextScreen = async () => {
    if (!online)
      throw Object.assign(new Error('Loading chunk next failed.'), { name: 'ChunkLoadError' });
    return () => <p>Următorul</p>;
  };
  const nav = fakeNav({ screen: 'start' });
  const remote = createRemote({
    name: 'greetings',
    ...createScreens({ start: async () => Greeting, next: nextScreen }),
  });
  await remote.mount({ domElement: slot, nav, initialData: { name: 'Ana' } });
  nav.show({ screen: 'next' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Pagina nu s-a putut încărca');
  online = true;
  screen.getByRole('button', { name: 'Reîncercați' }).click();
  expect(await screen.findByText('Următorul')).toBeInTheDocument();
});

test.each([
  ['script', { 'data-webpack': 'greetings_3fa9c1d2:chunk-next' }],
  ['script', { 'data-webpack': 'greetings:chunk-next' }],
  ['link', { rel: 'stylesheet' }],
])('a screen whose %s takes long is spoken of, and asked for again', async (file, attributes) => {
  noWarnings();
  const asked: ((Screen: ComponentType) => void)[] = [];
  // As webpack does: what hangs is waited for until it fails.
  const hanging = document.head.appendChild(document.createElement(file));
  for (const [name, value] of Object.entries(attributes)) hanging.setAttribute(name, value);
  const nav = fakeNav({ screen: 'start' });
  const remote = createRemote({
    name: 'greetings',
    ...createScreens({
      start: async () => Greeting,
      next: () =>
        new Promise((resolve, reject) => {
          asked.push(resolve);
          if (asked.length === 1) hanging.onerror = () => reject(new Error('given up'));
        }),
    }),
  });
  await remote.mount({ domElement: slot, nav, initialData: { name: 'Ana' } });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  nav.show({ screen: 'next' });
  await jest.advanceTimersByTimeAsync(100);
  expect(screen.queryByText(/durează mai mult/)).not.toBeInTheDocument();
  await jest.advanceTimersByTimeAsync(8_000);
  screen.getByRole('button', { name: 'Reîncercați' }).click();
  jest.useRealTimers();
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!(() => <p>Următorul</p>);
  expect(await screen.findByText('Următorul')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  hanging.remove();
});
