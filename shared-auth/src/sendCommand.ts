import { appCheckHeaders, firebaseConfig } from '@anunturi/shared-auth/firebase';
import { noteWritten } from '@anunturi/shared-contract/page/lastWritten';
import { markData } from '@anunturi/shared-contract/telemetry/markData';
import {
  TRACEPARENT,
  newTraceparent,
  pageTrace,
} from '@anunturi/shared-contract/telemetry/traceparent';
import {
  COMMANDS_PATH,
  IDEMPOTENCY_HEADER,
  WORK_HEADER,
  type CommandAnswer,
  type CommandFailure,
} from '@anunturi/shared-domain/commands/CommandAnswer';
import type {
  CommandInput,
  CommandName,
  CommandResult,
} from '@anunturi/shared-domain/commands/commands';
import {
  MarketError,
  marketErrorMessages,
  type MarketErrorCode,
} from '@anunturi/shared-domain/site/marketError';
import { learnServerClock } from './serverClock';

const TIMEOUT_MS = 20_000;
const ATTEMPTS = 2;
/** More is wanted while others of the network call. */
const WORKS_MAX = 3;

type Sender = {
  /** The same for every try of one act. */
  key?: string;
  /** Of the caller; a visitor has none. */
  idToken?: string | undefined;
  /** The request outlives its page, as browsers allow small ones. */
  keepalive?: boolean;
};

/**
 * Asks trusted code to do one act. A lost answer is asked for again under the same key, so that the act is done once.
 * @throws MarketError, also when offline or too slow
 */
export async function sendCommand<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
  { key = newKey(), idToken, keepalive = false }: Sender,
): Promise<CommandResult<Name>> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    [IDEMPOTENCY_HEADER]: key,
    [TRACEPARENT]: newTraceparent(pageTrace()),
    ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    ...(await appCheckHeaders()),
  };
  const body = JSON.stringify(input);
  let [works, lost] = [0, 0];
  for (;;) {
    const answer = await post(name, { headers, body, keepalive });
    if ('work' in answer) {
      works += 1;
      if (works > WORKS_MAX) throw new MarketError('workNeeded');
      const { doWork } = await import(/* webpackChunkName: "do-work" */ './doWork');
      headers[WORK_HEADER] = await doWork({ command: name, key, body }, answer.work);
      continue;
    }
    if (!(answer instanceof MarketError)) {
      if (answer.written !== undefined) noteWritten(answer.written);
      return answer.result as CommandResult<Name>;
    }
    if (answer.code === 'unavailable' && (lost += 1) < ATTEMPTS) continue;
    markData(name, answer);
    throw answer;
  }
}

/** A key for one act, however often it is tried. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where a command answers: this origin, or the embedded backend of a test. */
export function commandUrl(name: CommandName): string {
  return `${firebaseConfig().emulatorOrigin ?? ''}${COMMANDS_PATH}${name}`;
}

async function post(
  name: CommandName,
  request: { headers: Record<string, string>; body: string; keepalive: boolean },
): Promise<{ result: unknown; written?: string } | { work: number } | MarketError> {
  const sentMs = Date.now();
  try {
    const response = await fetch(commandUrl(name), {
      method: 'POST',
      ...request,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    learnServerClock(response.headers, sentMs);
    const answer = (await response.json()) as CommandAnswer;
    if (!('error' in answer)) return answer;
    const { work } = answer.error;
    return work === undefined ? toMarketError(answer.error) : { work };
  } catch (cause) {
    if ((cause as Error).name === 'TimeoutError')
      return new MarketError('timeout', undefined, { cause });
    const isOffline = globalThis.navigator?.onLine === false;
    return new MarketError(isOffline ? 'offline' : 'unavailable', undefined, { cause });
  }
}

function toMarketError({ code, message, fields }: CommandFailure): MarketError {
  const known = code in marketErrorMessages ? (code as MarketErrorCode) : 'unavailable';
  return new MarketError(known, message, { fields });
}
