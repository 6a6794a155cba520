import { Hono } from 'hono';
import { securityHeaders } from './securityHeaders';

const headersOf = async (siteOrigin: string, options = {}) => {
  const app = new Hono().use(securityHeaders(siteOrigin, options)).get('/', (c) => c.text(''));
  return (await app.request('/')).headers;
};

test('a site over https is never asked for by plain http again', async () => {
  expect((await headersOf('https://targ.example')).get('strict-transport-security')).toBe(
    'max-age=31536000',
  );
  const below = await headersOf('https://targ.example', { hasSubdomains: true });
  expect(below.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect((await headersOf('http://localhost:3000')).has('strict-transport-security')).toBe(false);
});
