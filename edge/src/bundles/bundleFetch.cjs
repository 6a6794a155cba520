// The fetch of server bundles. CommonJS, as their process.
const http = require('node:http');
const https = require('node:https');

/** As Node's fetch: the other side may just be closing a connection that has rested for longer. */
const options = { keepAlive: true, timeout: 4000 };
const plain = { request: http.request, agent: new http.Agent(options) };
const secure = { request: https.request, agent: new https.Agent(options) };
const { fetch } = globalThis;

/**
 * @typedef {{ token: string | undefined, addresses: readonly string[] }} Shown
 * @type {Shown}
 */
let shown = { token: undefined, addresses: [] };

/**
 * Node's fetch; a text that is posted, as bundles ask the database, takes a third of the processor's time here. Redirects of
 * such a one are not followed.
 * @type {typeof fetch}
 */
exports.bundleFetch = (input, init) => {
  const { href } = new URL(input instanceof Request ? input.url : input);
  if (shown.token === undefined || !shown.addresses.some((address) => href.startsWith(address)))
    return ask(input, init);
  const given = init?.headers ?? (input instanceof Request ? input.headers : undefined);
  const headers = new Headers(given);
  headers.set('x-firebase-appcheck', shown.token);
  return ask(input, { ...init, headers });
};

/**
 * The server's token of App Check, and at which addresses it is shown from now on.
 * @type {(given: Shown) => void}
 */
exports.showAppCheck = (given) => {
  shown = given;
};

/** @type {typeof fetch} */
const ask = (input, init) =>
  init?.method === 'POST' && typeof init.body === 'string' && !(input instanceof Request)
    ? post(new URL(input), init.body, init)
    : fetch(input, init);

/** @type {(url: URL, body: string, init: RequestInit) => Promise<Response>} */
const post = (url, body, { headers, signal }) =>
  new Promise((resolve, reject) => {
    const { request, agent } = url.protocol === 'https:' ? secure : plain;
    const asked = request(url, {
      method: 'POST',
      agent,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        'content-length': Buffer.byteLength(body),
      },
      ...(signal && { signal }),
    });
    /** @param {Error} cause */
    const fail = (cause) =>
      reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause }));
    asked.on('error', fail);
    asked.on('response', (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('error', fail);
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(toResponse(answer, Buffer.concat(chunks))));
    });
    asked.end(body);
  });

/**
 * What came back. Text and JSON, which bundles ask for, are read as they are; whatever else is asked for makes a whole response.
 * @type {(answer: import('node:http').IncomingMessage, body: Buffer<ArrayBuffer>) => Response}
 */
const toResponse = ({ statusCode: status = 0, statusMessage, headers }, body) => {
  const init = {
    status,
    statusText: statusMessage,
    headers: { 'content-type': headers['content-type'] ?? '' },
  };
  const whole = () => new Response(body.length > 0 ? body : null, init);
  return Object.create(Response.prototype, {
    ok: { value: status >= 200 && status < 300 },
    status: { value: status },
    statusText: { value: statusMessage },
    text: { value: async () => body.toString() },
    json: { value: async () => JSON.parse(body.toString()) },
    headers: { get: () => whole().headers },
    body: { get: () => whole().body },
    arrayBuffer: { value: () => whole().arrayBuffer() },
    clone: { value: whole },
  });
};
