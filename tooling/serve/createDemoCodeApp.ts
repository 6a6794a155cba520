import { Hono } from 'hono';
import { demoSecret } from '@anunturi/demo/data/secondFactor';
import { codeAt } from '@anunturi/server/accounts/second-factor/totp';

/** Where the demonstration's administrator finds the code that an authenticator app would show. */
export const DEMO_CODE_PATH = '/__local/code';

/** `GET /__local/code`: six digits, plain text. */
export function createDemoCodeApp(now: () => Date = () => new Date()): Hono {
  const app = new Hono();
  app.get(DEMO_CODE_PATH, (c) => {
    c.header('cache-control', 'no-store');
    return c.text(`${codeAt(demoSecret, now())}\n`);
  });
  return app;
}
