import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

/** Where releases are published: a folder, or a bucket. Paths are relative to it, with `/` between. */
export type ReleaseTarget = {
  /** As people read it. */
  readonly name: string;
  /** Whether what is published there must come from a commit. */
  readonly isPublic: boolean;
  /** Null when there is no such file. */
  readText(path: string): Promise<string | null>;
  /** The bytes of a file; null when there is no such file. */
  readBytes(path: string): Promise<Uint8Array | null>;
  /** Names of the folders right below a folder; none when it is not there. */
  listFolders(path: string): Promise<string[]>;
  /** Publishes files of a local folder, by their path in it; `path` is whole when it appears, or its last file is the one named `last`. */
  putFolder(path: string, files: LocalFiles, last: string): Promise<void>;
  /** Publishes files into a folder that grows; one that is there already stays as it is. */
  addFiles(path: string, files: LocalFiles): Promise<void>;
  /** Makes one published file the content of another; false when there is no such file. */
  copyFile(from: string, to: string): Promise<boolean>;
  removeFolder(path: string): Promise<void>;
  removeFile(path: string): Promise<void>;
  /** Replaces one file by what `change` makes of it; two changes at a time wait for each other and lose nothing. */
  changeText(path: string, change: (text: string | null) => string): Promise<void>;
};

/** Path in the target's folder → file on this machine, or its text. */
export type LocalFiles = Record<string, { file: string } | { text: string }>;

/** A release that is not made, and why: for the person who asked for it. */
export class ReleaseRefused extends ExpectedFailure {
  override name = 'ReleaseRefused';
}
