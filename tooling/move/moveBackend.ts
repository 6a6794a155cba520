import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@anunturi/edge/files/replaceFile';
import {
  type AccountLine,
  type DocumentLine,
  type FileLine,
  lineFiles,
  type Manifest,
  manifestName,
} from '@anunturi/local-firebase/transfer/backupFormat';
import { exportBackup } from '@anunturi/local-firebase/transfer/exportBackup';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { readJson } from '../build/readJson';
import { differingAccounts, writeAccounts } from './accounts';
import { createSend, type Destination } from './Destination';
import { differingDocuments, hasDocuments, writeDocuments } from './documents';
import { differingFiles, openBucket, writeFiles } from './files';
import { readChunks } from './readChunks';

type Kind = keyof typeof lineFiles;
type Progress = { to: string } & Record<Kind, number>;
type Part = {
  size: number;
  write: (lines: never[]) => Promise<void>;
  differing: (lines: never[]) => Promise<string[]>;
};
/** Of each kind how many were compared, and the names of those that differ. */
export type Compared = Record<Kind, { count: number; differing: string[] }>;

type Move = {
  dataFolder: string;
  /** Keeps the data as they were when the move began, and how far it has come. */
  workFolder: string;
  destination: Destination;
  log: (line: string) => void;
};

const PROGRESS = 'progress.json';
const kinds: readonly Kind[] = ['accounts', 'files', 'documents'];

/** What a data folder holds, and whether the destination answers and is empty; nothing is written there. */
export async function previewMove({ destination, workFolder, ...move }: Move) {
  const manifest = await takeSnapshot({ ...move, workFolder });
  const isEmpty = !(await hasDocuments(destination.projectId, createSend(destination)));
  return { manifest, isEmpty, progress: await readProgress(workFolder, destination) };
}

/**
 * Brings accounts, files and documents of a data folder into a project, all as they were when the move began. After an interruption
 * it goes on where it was; what had been written before is written once more at most.
 * @throws ExpectedFailure when the project has documents that this move did not bring
 */
export async function moveBackend(move: Move): Promise<Compared> {
  const { destination, workFolder, log } = move;
  const { manifest, isEmpty, progress } = await previewMove(move);
  if (!progress && !isEmpty)
    throw new ExpectedFailure(
      `${destination.projectId} has documents already.`,
      'Name a project without any, or delete them.',
    );
  const parts = openParts(destination, workFolder);
  let now: Progress = progress ?? {
    to: targetOf(destination),
    accounts: 0,
    files: 0,
    documents: 0,
  };
  await saveProgress(workFolder, now);
  for (const kind of kinds) {
    const { size, write } = parts[kind];
    const from = now[kind];
    for await (const lines of readChunks<never>(join(workFolder, lineFiles[kind]), {
      from,
      size,
    })) {
      await write(lines);
      now = { ...now, [kind]: now[kind] + lines.length };
      await saveProgress(workFolder, now);
      log(`${kind}: ${now[kind]} of ${manifest[kind]}`);
    }
  }
  return compare(workFolder, parts);
}

async function compare(workFolder: string, parts: Record<Kind, Part>): Promise<Compared> {
  const compared = {} as Compared;
  for (const kind of kinds) {
    compared[kind] = { count: 0, differing: [] };
    const { size, differing } = parts[kind];
    for await (const lines of readChunks<never>(join(workFolder, lineFiles[kind]), {
      from: 0,
      size,
    })) {
      compared[kind].count += lines.length;
      compared[kind].differing.push(...(await differing(lines)));
    }
  }
  return compared;
}

function openParts(destination: Destination, workFolder: string): Record<Kind, Part> {
  const send = createSend(destination);
  const { projectId } = destination;
  const bucket = openBucket(destination);
  return {
    accounts: {
      size: 100,
      write: (lines: AccountLine[]) => writeAccounts(lines, projectId, send),
      differing: (lines: AccountLine[]) => differingAccounts(lines, projectId, send),
    },
    files: {
      size: 8,
      write: (lines: FileLine[]) => writeFiles(lines, join(workFolder, 'files'), bucket),
      differing: (lines: FileLine[]) => differingFiles(lines, bucket),
    },
    documents: {
      size: 100,
      write: (lines: DocumentLine[]) => writeDocuments(lines, projectId, send),
      differing: (lines: DocumentLine[]) => differingDocuments(lines, projectId, send),
    },
  };
}

/** The data as they were when the move began: taken once. */
async function takeSnapshot({
  dataFolder,
  workFolder,
}: Pick<Move, 'dataFolder' | 'workFolder'>): Promise<Manifest> {
  const file = join(workFolder, manifestName);
  return existsSync(file) ? readJson<Manifest>(file) : exportBackup(dataFolder, workFolder);
}

const targetOf = ({ projectId, bucket }: Destination) => `${projectId} ${bucket}`;
const saveProgress = (workFolder: string, progress: Progress) =>
  replaceFile(join(workFolder, PROGRESS), JSON.stringify(progress));

async function readProgress(
  workFolder: string,
  destination: Destination,
): Promise<Progress | null> {
  const file = join(workFolder, PROGRESS);
  if (!existsSync(file)) return null;
  const progress = JSON.parse(await readFile(file, 'utf8')) as Progress;
  if (progress.to === targetOf(destination)) return progress;
  throw new ExpectedFailure(
    `${workFolder} belongs to a move to ${progress.to}.`,
    'Name another folder with --work.',
  );
}
