import { compileRules } from './compile/compileRules';
import type { FileRequest, StoredFile } from './Ruleset';
import { readerOf, user } from '../../testing/testRules';

const rules = compileRules(`rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function isBlocked() { return firestore.exists(/databases/(default)/documents/blocked/$(request.auth.uid)); }
    match /items/{uid}/{file} {
      allow get: if true;
      allow list: if request.auth.uid == uid;
      allow create: if request.auth.uid == uid && !isBlocked()
        && request.resource.size < 5 * 1024 * 1024 && request.resource.contentType.matches('image/.*');
      allow update: if request.resource.metadata.state == 'done' && resource.timeCreated < request.time;
      allow delete: if request.auth.uid == uid && request.resource == null && resource.size > 0;
    }
    match /archive/{rest=**} { allow list: if request.auth.token.admin == true; }
    match /direct/{file} { allow get: if exists(/databases/(default)/documents/blocked/b); }
  }
}`);

const photo = (change: Partial<StoredFile> = {}): StoredFile => ({
  bucket: 'demo.appspot.com',
  name: 'items/ana/a.webp',
  size: 1000,
  contentType: 'image/webp',
  timeCreated: '2024-01-01T00:00:00Z',
  metadata: {},
  ...change,
});
const ask = (request: Partial<FileRequest>) =>
  rules.allowsFile({
    method: 'get',
    bucket: 'demo.appspot.com',
    path: 'items/ana/a.webp',
    auth: user('ana'),
    time: '2024-06-01T00:00:00Z',
    before: null,
    after: null,
    reader: readerOf({ 'blocked/bob': {} }),
    ...request,
  });

test('size, type and owner decide over an upload', () => {
  expect(ask({ method: 'create', after: photo() })).toBe(true);
  expect(ask({ method: 'create', after: photo({ size: 5 * 1024 * 1024 }) })).toBe(false);
  expect(ask({ method: 'create', after: photo({ contentType: 'text/html' }) })).toBe(false);
  expect(ask({ method: 'create', after: photo({ contentType: undefined }) })).toBe(false);
  expect(ask({ method: 'create', after: photo(), auth: user('ion') })).toBe(false);
  expect(ask({ method: 'create', after: photo(), auth: null })).toBe(false);
});

test('documents are read with firestore.exists() only, in the project of the bucket', () => {
  expect(
    ask({ method: 'create', path: 'items/bob/a.webp', auth: user('bob'), after: photo() }),
  ).toBe(false);
  expect(
    ask({
      method: 'create',
      path: 'items/bob/a.webp',
      auth: user('bob'),
      after: photo(),
      project: 'other',
    }),
  ).toBe(true);
  expect(ask({ path: 'direct/x' })).toBe(false);
});

test('an update sees the metadata, a delete the stored object', () => {
  expect(
    ask({ method: 'update', before: photo(), after: photo({ metadata: { state: 'done' } }) }),
  ).toBe(true);
  expect(ask({ method: 'update', before: photo(), after: photo() })).toBe(false);
  expect(ask({ method: 'delete', before: photo(), after: null })).toBe(true);
  expect(ask({ method: 'delete', before: photo({ size: 0 }), after: null })).toBe(false);
});

test('a list must be allowed for every object it may show', () => {
  expect(ask({ method: 'list', path: 'items/ana/' })).toBe(true);
  expect(ask({ method: 'list', path: 'items/ana' })).toBe(true);
  expect(ask({ method: 'list', path: 'items/ana', deep: true })).toBe(false);
  expect(ask({ method: 'list', path: 'items/ion/' })).toBe(false);
  expect(ask({ method: 'list', path: 'items/' })).toBe(false);
  expect(ask({ method: 'list', path: '' })).toBe(false);
  expect(
    ask({ method: 'list', path: 'archive/x', deep: true, auth: user('boss', { admin: true }) }),
  ).toBe(true);
});

test('odd paths are denied', () => {
  expect(ask({ path: 'items/ana/x/y' })).toBe(false);
  expect(ask({ path: 'items//a.webp' })).toBe(false);
  expect(ask({ path: '/items/ana/a.webp' })).toBe(false);
});
