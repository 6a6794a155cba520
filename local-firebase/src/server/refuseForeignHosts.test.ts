import { Hono } from 'hono';
import { refuseForeignHosts } from './refuseForeignHosts';

const app = new Hono();
app.use(refuseForeignHosts('http://proba.example:3000'));
app.all('*', (c) => c.text('answered'));

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'proba.example:3000', 'LOCALHOST'])(
  'a call to %s is answered',
  async (host) => {
    expect((await app.request(`http://${host}/__local/outbox`)).status).toBe(200);
  },
);

test.each(['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.5'])(
  'a call to %s is refused, whatever it asks for',
  async (host) => {
    for (const path of ['/', '/__local/outbox', '/api/countView', '/internal/setRules'])
      expect((await app.request(`http://${host}${path}`, { method: 'POST' })).status).toBe(421);
  },
);
