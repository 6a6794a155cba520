import { createOutboxApp } from './createOutboxApp';

const email = {
  id: 'e1',
  at: 0,
  to: 'ana@x.ro',
  subject: 'Bună <b>',
  text: 'Text',
  html: '<html><head></head><body><a href="/a">Deschideți</a><script>alert(1)</script></body></html>',
  state: 'SUCCESS',
};
const app = createOutboxApp({
  outbox: { add: () => {}, list: () => [] },
  emails: () => [email],
  sentFile: async (id) => (id === 'e1' ? 'Subject: Bună' : null),
});
const ask = (path: string) => app.request(`http://localhost/__local/outbox${path}`);

test('an e-mail is shown with its text, how far it is and the headers it went out with', async () => {
  const page = await (await ask('/e1')).text();
  for (const part of ['Bună &lt;b&gt;', '<pre>Text</pre>', 'SUCCESS', 'Subject: Bună'])
    expect(page).toContain(part);
  expect((await ask('/e2')).status).toBe(404);
});

test('its markup stands in a frame of its own that runs no script, its links open beside', async () => {
  const frame = await ask('/e1/html');
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  expect(await frame.text()).toContain('<base target="_blank" />');
});
