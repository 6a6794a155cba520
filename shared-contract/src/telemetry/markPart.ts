import type { FaultKind } from './TelemetryReport';

/** Name of the marks in the browser's own timeline; it keeps them until the script that collects them has come. */
export const PART_MARK = 'part';

export type PartMark = {
  part: string;
  kind: FaultKind | 'shown';
  /** Absent where the part does not know its own: the one that was loaded last. */
  version?: string | undefined;
  message?: string | undefined;
  /** Of an error. */
  stack?: string;
  /** Of a data failure: the query's or command's name. */
  query?: string;
};

/** Notes that a part of the site was shown, or a fault of it. */
export function markPart(
  part: string,
  kind: PartMark['kind'],
  {
    version,
    error,
    message = error === undefined ? undefined : String(error),
    query,
  }: Pick<PartMark, 'message' | 'query'> & { version?: string; error?: unknown } = {},
): void {
  const stack = error instanceof Error ? error.stack : undefined;
  const detail: PartMark = {
    part,
    kind,
    version,
    message,
    ...(stack && { stack }),
    ...(query && { query }),
  };
  performance.mark?.(PART_MARK, { detail });
}
