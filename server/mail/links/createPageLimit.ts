import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { toNetwork } from '@anunturi/shared-contract/site/callerAddress';
import { createRateLimit } from '../../app/limits/createRateLimit';
import { frame } from './frame';

/** A person opens a page and presses a button; the device is an address with a browser. */
const DEVICE_PER_MINUTE = 30;
/** Many phones share an address. */
const ADDRESS_PER_MINUTE = 600;

/** Who tries many addresses of pages that a secret opens waits, before anything is looked up. */
export function createPageLimit(addressOf: (c: Context) => string): MiddlewareHandler {
  const ofDevice = createRateLimit(DEVICE_PER_MINUTE);
  const ofAddress = createRateLimit(ADDRESS_PER_MINUTE);
  return async (c, next) => {
    const network = toNetwork(addressOf(c));
    const device = `${network} ${c.req.header('user-agent') ?? ''}`;
    const waitS = (await ofDevice(device)) || (await ofAddress(network));
    if (waitS === 0) return next();
    c.header('retry-after', String(waitS));
    return c.html(tooFastPage(), 429);
  };
}

const tooFastPage = () =>
  frame('Prea multe încercări', html`<p>Așteptați un minut și încercați din nou.</p>`);
