const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/**
 * What a remote's dev server answers besides the bundle: the embedded Firebase, seeded, on the same origin, and one
 * page for every address.
 */
module.exports = function harnessMiddlewares({ server, name }) {
  const backend = startBackend(server, name);
  backend.catch((error) => console.error('The embedded Firebase did not start.', error));
  const absent = (error) =>
    Object.assign(new Error(`The embedded Firebase did not start: ${error.message}`), {
      status: 503,
      stack: undefined,
    });
  const page = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/css/alone.css"></head><body><div id="root"></div><script defer src="/alone/alone.js"></script></body></html>`;
  return [
    {
      name: 'embedded-firebase',
      middleware: (request, response, next) =>
        isBackend(request.url)
          ? backend.then(
              (listener) => listener(request, response),
              (error) => next(absent(error)),
            )
          : next(),
    },
    // No HTML server here that could have seen faults.
    {
      name: 'faults',
      path: '/stare.json',
      middleware: (_request, response) =>
        response
          .setHeader('content-type', 'application/json')
          .end('{"sinceMs":0,"counts":{},"last":[]}'),
    },
    {
      name: 'page',
      middleware: (request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html'))
          return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page);
      },
    },
  ];
};

const isBackend = (url) => /^\/(v1\/|v0\/|identitytoolkit|securetoken|__local)/.test(url);

async function startBackend(server, name) {
  const { register } = await import('tsx/esm/api');
  register();
  const { openSeededFirebase } = await import('../serve/openSeededFirebase.ts');
  const { getRequestListener } = await import('@hono/node-server');
  const open = (dataFolder) =>
    openSeededFirebase({
      dataFolder,
      siteOrigin: `http://localhost:${server.options.port}`,
      log: console.log,
      rulesFolder: path.join(root, 'backend'),
      watchRules: true,
    });
  const shared = process.env.DATA_FOLDER ?? path.join(root, '.data');
  const firebase = await open(shared).catch((error) => {
    if (error.name !== 'FolderInUseError') throw error;
    const own = `${shared}.${name}`;
    console.log(
      `${shared} is in use by another running server: ${name} works with data of its own, in ${own}.`,
    );
    return open(own);
  });
  process.once('exit', () => void firebase.close());
  return getRequestListener(firebase.app.fetch);
}
