import { STATUS_PATH } from '@anunturi/shared-contract/page/ErrorReport';
import { contentSecurityPolicy } from '@anunturi/edge/files/contentSecurityPolicy';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Server from 'webpack-dev-server';
import { harnessFirebase } from './harnessFirebase';
import { harnessPage } from './harnessPage';
import { startRendering } from './startRendering';
import { startHarnessBackend } from './startHarnessBackend';

type Next = (error?: unknown) => void;

/**
 * What a remote's dev server answers besides the bundle: the embedded Firebase, seeded, on the same origin, and one
 * page for every address.
 */
export function harnessMiddlewares({ server, name }: { server: Server; name: string }) {
  const port = Number(server.options.port);
  const backend = startHarnessBackend({ port, name });
  const render = startRendering(name, port);
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
        response.setHeader('content-security-policy', policy);
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        render(pathname, search)
          .catch((error: unknown) => {
            console.error(`server.ts of ${name} failed on ${pathname}.`, error);
            return null;
          })
          .then((rendered) => response.end(harnessPage(name, rendered)))
          .catch(next);
      },
    },
  ];
}

/** What the embedded Firebase and the commands answer: the interfaces of Auth, Firestore and Storage, with files on their way. */
export const isBackend = (url: string) =>
  /^\/(api\/|v1\/|v0\/|(upload\/|download\/)?storage\/v1\/|identitytoolkit|securetoken|service_accounts|__local)/.test(
    url,
  );

const unavailable = (error: Error) =>
  Object.assign(new Error(`The embedded Firebase did not start: ${error.message}`), {
    status: 503,
    stack: undefined,
  });

/** As in production, but for the reload: what a remote may not do there shows here first. */
const policy = contentSecurityPolicy({
  firebase: harnessFirebase('http://localhost'),
  remoteOrigins: [],
  development: true,
});
