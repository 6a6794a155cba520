import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TraceMap, originalPositionFor, sourceContentFor } from '@jridgewell/trace-mapping';
import type { FaultPlace } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { LRUCache } from 'lru-cache';
import { functionAt } from './functionAt';
import { ownerOf } from './ownerOf';

/** Maps of so many scripts stay read. */
const KEPT_MAPS = 24;

const OF_A_REMOTE = /^\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\/(.+)$/;

/** Where calls of a script stand in the sources, and whose they are. */
export type PlaceReader = (
  frames: readonly string[],
  shellVersion: string,
) => Promise<FaultPlace | undefined>;

/**
 * Reads places in scripts with the maps that releases keep in `maps/{part}/{version}`: the first call that is in this
 * repository's sources. Undefined where no map tells: a version from before there were any, or one that is deleted.
 */
export function createPlaceReader(mapsFolder: string): PlaceReader {
  const maps = new LRUCache<string, Promise<TraceMap | null>>({ max: KEPT_MAPS });
  const open = (file: string) => {
    const opening = maps.get(file) ?? readMap(file);
    maps.set(file, opening);
    return opening;
  };

  async function placeOf(frame: string, shellVersion: string): Promise<FaultPlace | undefined> {
    const [path = '', row, column] = frame.split(':');
    const [, part, version, file] = OF_A_REMOTE.exec(path) ?? ['', 'shell', shellVersion, path];
    if (!part || !version || !file || path.includes('..')) return undefined;
    const folder = join(mapsFolder, part, version);
    const map = await open(join(folder, `${file}.map`));
    if (!map) return undefined;
    // Browsers count columns from one.
    const found = originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
    if (!found.source || /(?:^|\/)node_modules\/|^webpack\//.test(found.source)) return undefined;
    const name = functionAt(sourceContentFor(map, found.source) ?? '', found.line);
    return {
      file: found.source,
      line: found.line,
      ...(name && { function: name }),
      owner: ownerOf(found.source, await readOwners(folder)),
    };
  }

  return async (frames, shellVersion) => {
    for (const frame of frames) {
      const place = await placeOf(frame, shellVersion);
      if (place) return place;
    }
    return undefined;
  };
}

async function readMap(file: string): Promise<TraceMap | null> {
  const text = await readFile(file, 'utf8').catch(() => null); // released without, or deleted
  return text === null ? null : new TraceMap(text);
}

const readOwners = (folder: string): Promise<string> =>
  readFile(join(folder, 'CODEOWNERS'), 'utf8').catch(() => '');
