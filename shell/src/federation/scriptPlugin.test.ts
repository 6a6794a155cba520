import scriptPlugin from './scriptPlugin';

test('the entry of a remote is waited for 120 s', () => {
  const url = 'http://localhost/remotes/blog/1/remoteEntry.js';
  const made = scriptPlugin().createScript!({ url });
  expect(made).toMatchObject({ script: { src: url }, timeout: 120_000 });
});
