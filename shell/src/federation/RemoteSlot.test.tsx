import { act, render } from '@testing-library/react';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { markPart } from '@anunturi/shared-contract/telemetry/markPart';
import type { Nav } from '@anunturi/shared-runtime/navigation/nav';
import { forgetRemoteModule, loadRemoteModule, versionOf } from './loadRemoteModule';
import { mountRemote } from './mountRemote';
import { RemoteMarkup } from './RemoteMarkup';
import { RemoteSlot } from './RemoteSlot';

jest.mock('./loadRemoteModule');
jest.mock('./mountRemote');
jest.mock('@anunturi/shared-contract/telemetry/markPart');
jest.mock('./checkRelease', () => ({ isReplaced: async () => true }));

const state = {
  screen: 'blog',
  params: {},
  location: { pathname: '/blog', search: '', hash: '' },
};
let nav: Nav;

beforeEach(async () => {
  jest.mocked(loadRemoteModule).mockResolvedValue({} as never);
  jest.mocked(mountRemote).mockReset();
  jest.mocked(mountRemote).mockImplementation(async (_name, _module, props) => {
    ({ nav } = props);
    props.domElement.textContent = 'Blog';
    return async () => {};
  });
  render(
    <RemoteSlot
      release={sampleRelease('blog')}
      state={state}
      navigate={() => {}}
      initialData={{}}
    />,
  );
  await act(async () => {});
});

test('a part whose release was replaced is mounted anew', async () => {
  await act(async () => expect(await nav.renew!()).toBe(true));
  expect(forgetRemoteModule).toHaveBeenCalledWith('blog');
  expect(mountRemote).toHaveBeenCalledTimes(2);
});

test('a part stays as it is when what was broken in it was left meanwhile', async () => {
  await act(async () => expect(await nav.renew!(() => false)).toBe(false));
  expect(mountRemote).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveTextContent('Blog');
});

test('a part that cannot be unmounted is told of with the version that was mounted', async () => {
  jest.mocked(versionOf).mockReturnValue('2');
  jest.mocked(mountRemote).mockImplementation(async (_name, _module, props) => {
    ({ nav } = props);
    return () => Promise.reject(new Error('stuck'));
  });
  await act(async () => void (await nav.renew!()));
  jest.mocked(versionOf).mockReturnValue('3');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => void (await nav.renew!()));
  const error = expect.objectContaining({ message: 'stuck' });
  expect(markPart).toHaveBeenCalledWith('blog', 'unmount', { version: '2', error });
});

test('what is told of a part names the version that was loaded, also after a renewal', async () => {
  jest.mocked(versionOf).mockReturnValue('2');
  await act(async () => void (await nav.renew!()));
  expect(markPart).toHaveBeenLastCalledWith('blog', 'shown', { version: '2', error: undefined });
  jest.mocked(mountRemote).mockRejectedValue(new Error('broken'));
  jest.mocked(versionOf).mockReturnValue('3');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => void (await nav.renew!()));
  const error = expect.objectContaining({ message: 'broken' });
  expect(markPart).toHaveBeenLastCalledWith('blog', 'mount', { version: '3', error });
});

test('another release than the page came with gets neither the markup nor the data of that one', async () => {
  const given: { data: unknown; html: string }[] = [];
  jest.mocked(mountRemote).mockImplementation(async (_name, _module, props) => {
    ({ nav } = props);
    given.push({ data: props.initialData, html: props.domElement.innerHTML });
    return async () => {};
  });
  const release = sampleRelease('blog');
  const open = () =>
    render(
      <RemoteMarkup value="<h1>Blog</h1>">
        <RemoteSlot
          release={release}
          state={state}
          navigate={() => {}}
          initialData={{ posts: [1] }}
        />
      </RemoteMarkup>,
    );
  jest.mocked(versionOf).mockReturnValue(release.version);
  await act(async () => void open());
  expect(given).toEqual([{ data: { posts: [1] }, html: '<h1>Blog</h1>' }]);
  jest.mocked(versionOf).mockReturnValue('2');
  await act(async () => void open());
  expect(given.at(-1)).toEqual({ data: {}, html: '' });
});
