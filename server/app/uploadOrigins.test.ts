import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StoredFiles } from './data/StoredFiles';

// Google's client takes another module of the test's realm for no stream.
const { Storage } =
  jest.requireActual<typeof import('@google-cloud/storage')>('@google-cloud/storage');

let server: Server;
let asked: (string | undefined)[];
let origin: string;
beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(request.headers.origin);
    answer.setHeader('location', `${origin}/upload?upload_id=1`).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => (asked = []));
afterAll(() => server.close());

test('an upload is opened for the origin of the page that asked, when it is one of the site’s two', async () => {
  const storage = new Storage({ projectId: 'p', apiEndpoint: origin });
  const siteOrigin = 'https://targ.example';
  const adminOrigin = 'https://admin.targ.example';
  const place = { siteOrigin, adminOrigin };
  const files = new StoredFiles(async () => storage.bucket('b'), place);
  for (const page of [siteOrigin, adminOrigin, 'https://other.example', undefined])
    await files.forPagesOf(page).openUpload('a', { contentType: 'image/webp', sizeBytes: 1 });
  expect(asked).toEqual([siteOrigin, adminOrigin, siteOrigin, siteOrigin]);
});
