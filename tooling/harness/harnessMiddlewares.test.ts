import { isBackend } from './harnessMiddlewares';

test.each([
  ['/api/publishListing', true],
  ['/v1/projects/demo/databases/(default)/documents:runQuery', true],
  ['/v0/b/demo/o?name=a', true],
  ['/storage/v1/b/demo/o/users%2Fa%2Farchive%2Fb?alt=media', true],
  ['/upload/storage/v1/b/demo/o?uploadType=resumable&upload_id=a', true],
  ['/download/storage/v1/b/demo/o/a', true],
  ['/identitytoolkit.googleapis.com/v1/accounts:signUp', true],
  ['/blog', false],
  ['/alone/alone.js', false],
])('%s of a remote that runs alone is answered by the backend: %s', (url, expected) => {
  expect(isBackend(url)).toBe(expected);
});
