import { createRemote } from '@anunturi/shared-runtime/lifecycles/createRemote';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { waitFor } from '@testing-library/dom';
import { mountRemote } from './mountRemote';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

const App = () => <h1>{useNavState().screen}</h1>;
const remote = createRemote({ name: 'proba', App });

function place() {
  const domElement = document.createElement('div');
  document.body.append(domElement);
  return domElement;
}

test('a remote is rendered into its element, follows its navigation and leaves nothing behind', async () => {
  const domElement = place();
  const nav = fakeNav({ screen: 'primul' });
  const unmount = await mountRemote('proba', remote, { domElement, nav });
  expect(domElement.textContent).toBe('primul');
  nav.show({ screen: 'al doilea' });
  await waitFor(() => expect(domElement.textContent).toBe('al doilea'));
  await unmount();
  expect(domElement.textContent).toBe('');
});

test('two mounts of one remote live side by side and end one by one', async () => {
  const [one, two] = [place(), place()];
  const unmountOne = await mountRemote('proba', remote, {
    domElement: one,
    nav: fakeNav({ screen: 'unu' }),
  });
  const unmountTwo = await mountRemote('proba', remote, {
    domElement: two,
    nav: fakeNav({ screen: 'doi' }),
  });
  await unmountOne();
  expect(two.textContent).toBe('doi');
  await unmountTwo();
  expect(two.textContent).toBe('');
});

test('bootstrap runs once however often a remote is mounted, and again after it failed', async () => {
  let runs = 0;
  const bootstrap = async () => {
    runs += 1;
    if (runs === 1) throw new Error('no network');
  };
  const module = { ...remote, bootstrap };
  await expect(
    mountRemote('proba', module, { domElement: place(), nav: fakeNav() }),
  ).rejects.toThrow('no network');
  for (let times = 0; times < 2; times += 1)
    await (
      await mountRemote('proba', module, { domElement: place(), nav: fakeNav() })
    )();
  expect(runs).toBe(2);
});

test('the same lifecycles run as a parcel of single-spa itself', async () => {
  const domElement = place();
  const parcel = mountRootParcel({ name: 'parcel', ...remote } as unknown as ParcelConfig, {
    domElement,
    nav: fakeNav({ screen: 'parcela' }),
  });
  await parcel.mountPromise;
  expect(domElement.textContent).toBe('parcela');
  await parcel.unmount();
  expect(domElement.textContent).toBe('');
});
