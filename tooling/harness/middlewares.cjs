const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/**
 * What a remote's dev server answers besides the bundle: the embedded Firebase, seeded, on the same origin, and one
 * page for every address.
 */
module.exports = function harnessMiddlewares({ server, name }) {
  const backend = startBackend(server);
  backend.catch((error) => console.error('The embedded Firebase did not start.', error));
  const page = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/css/alone.css"></head><body><div id="root"></div><script defer src="/alone/alone.js"></script></body></html>`;
  return [
    { name: 'embedded-firebase', middleware: (request, response, next) => (isBackend(request.url) ? backend.then((listener) => listener(request, response), next) : next()) },
    {
      name: 'page',
      middleware: (request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page);
      },
    },
  ];
};

const isBackend = (url) => /^\/(v1\/|v0\/|identitytoolkit|securetoken|__local)/.test(url);

async function startBackend(server) {
  const { register } = await import('tsx/esm/api');
  register();
  const { openSeededFirebase } = await import('../serve/openSeededFirebase.ts');
  const { getRequestListener } = await import('@hono/node-server');
  const firebase = await openSeededFirebase({ dataFolder: path.join(root, '.data'), siteOrigin: `http://localhost:${server.options.port}`, log: () => {}, rulesFolder: path.join(root, 'backend') });
  process.once('exit', () => void firebase.close());
  return getRequestListener(firebase.app.fetch);
}
