import type { MiddlewareHandler } from 'hono';
import { withinTime } from '@anunturi/shared-domain/site/withinTime';
import type { CommandProcess } from './startCommandProcess';

const WITHIN_MS = 3000;
const tooLate = () => new Error('The command process does not answer.');

/** `/readyz` of one machine: 503 until the commands may get calls, their search with them; then what the HTML server says. */
export const untilCommandsAreReady =
  (commands: Pick<CommandProcess, 'address'>): MiddlewareHandler =>
  async (c, next) => {
    const isReady = await withinTime(ask(commands), WITHIN_MS, tooLate).catch(() => false);
    if (isReady) return next();
    return c.json({ ready: false }, 503, { 'cache-control': 'no-store' });
  };

const ask = async (commands: Pick<CommandProcess, 'address'>): Promise<boolean> =>
  (await fetch(`${await commands.address()}/readyz`)).ok;
