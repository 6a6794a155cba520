import { STATUS_PATH } from '@anunturi/shared-contract/page/ErrorReport';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Server from 'webpack-dev-server';
import { startHarnessBackend } from './startHarnessBackend';

type Next = (error?: unknown) => void;

/**
 * What a remote's dev server answers besides the bundle: the embedded Firebase, seeded, on the same origin, and one
 * page for every address.
 */
export function harnessMiddlewares({ server, name }: { server: Server; name: string }) {
  const backend = startHarnessBackend({ port: Number(server.options.port), name });
  backend.catch((error) => console.error('The embedded Firebase did not start.', error));
  return [
    {
      name: 'embedded-firebase',
      middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => {
        if (!isBackend(request.url ?? '')) return next();
        backend.then(
          (listener) => listener(request, response),
          (error: Error) => next(unavailable(error)),
        );
      },
    },
    // No HTML server here that could have seen faults.
    {
      name: 'faults',
      path: STATUS_PATH,
      middleware: (_request: IncomingMessage, response: ServerResponse) =>
        response
          .setHeader('content-type', 'application/json')
          .end('{"sinceMs":0,"counts":{},"last":[]}'),
    },
    {
      name: 'page',
      middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html'))
          return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(harnessPage(name));
      },
    },
  ];
}

const isBackend = (url: string) =>
  /^\/(api\/|v1\/|v0\/|identitytoolkit|securetoken|service_accounts|__local)/.test(url);

const unavailable = (error: Error) =>
  Object.assign(new Error(`The embedded Firebase did not start: ${error.message}`), {
    status: 503,
    stack: undefined,
  });

/** The page of a remote that runs alone, the same for every address. */
const harnessPage = (name: string) =>
  `<!doctype html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/css/alone.css"></head><body><div id="root"></div><script defer src="/alone/alone.js"></script></body></html>`;
