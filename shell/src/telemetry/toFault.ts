import type { EarlyEvent } from '@anunturi/shared-contract/telemetry/earlyFaults';
import { scrubMessage } from '@anunturi/shared-contract/telemetry/scrubMessage';
import type { FaultKind } from '@anunturi/shared-contract/telemetry/TelemetryReport';

/** What an error says, whose it is, and in which version, as far as the addresses of files tell. */
export type Caught = {
  part: string;
  version?: string;
  kind: FaultKind;
  message: string;
  stack?: string;
};

const OF_A_REMOTE = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//;
const CHUNK = /Loading (?:CSS )?chunk|ChunkLoadError/;

/** Null for what is not the site's: scripts that a browser's extensions put into pages. */
export function toFault(event: EarlyEvent): Caught | null {
  if ('violatedDirective' in event) {
    const { effectiveDirective, blockedURI, sourceFile } = event;
    if (isForeign(`${sourceFile} ${blockedURI}`)) return null;
    return {
      ...ownerOf(sourceFile),
      kind: 'csp',
      message: `${effectiveDirective} ${originOf(blockedURI)}`,
    };
  }
  const error: unknown = 'reason' in event ? event.reason : event.error;
  const file = 'filename' in event ? event.filename : '';
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  if (isForeign(`${file} ${stack}`)) return null;
  const message = 'message' in event ? event.message : String(error);
  return {
    ...ownerOf(`${file} ${stack}`),
    kind: kindOf('unhandled', message),
    message: scrubMessage(message),
    ...(stack && { stack }),
  };
}

/** A piece that did not come is no fault of what was to show it. */
export const kindOf = (kind: FaultKind, message = ''): FaultKind =>
  kind !== 'csp' && CHUNK.test(message) ? 'load' : kind;

const isForeign = (where: string) => /(?:-extension|user-script|safari-web-extension):/.test(where);

function ownerOf(where: string): Pick<Caught, 'part' | 'version'> {
  const [, part, version] = OF_A_REMOTE.exec(where) ?? [];
  return part && version ? { part, version } : { part: 'shell' };
}

/** The rest of an address may say something of a person. */
function originOf(uri: string): string {
  try {
    return new URL(uri).origin;
  } catch {
    return uri.slice(0, 20); // `inline`, `eval`
  }
}
