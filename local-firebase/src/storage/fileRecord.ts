import type { StoredFile } from '../rules/Ruleset';

/** What an uploader may set; every text is free of control characters. */
export type FileSettings = {
  contentType: string;
  cacheControl?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  metadata?: Record<string, string>;
};
/** A stored file without its bytes; times are ms, `generation` names the file on disk. */
export type FileRecord = FileSettings & {
  bucket: string;
  name: string;
  generation: number;
  metageneration: number;
  size: number;
  md5Hash: string;
  timeCreated: number;
  updated: number;
  downloadTokens: string[];
};

/** The record in the words of the REST interface. */
export function toWire(file: FileRecord) {
  return {
    ...toStoredFile(file),
    generation: String(file.generation),
    metageneration: String(file.metageneration),
    size: String(file.size),
    storageClass: 'STANDARD',
    contentEncoding: file.contentEncoding ?? 'identity',
    contentDisposition:
      file.contentDisposition ??
      `inline; filename*=utf-8''${encodeURIComponent(baseName(file.name))}`,
    ...(file.downloadTokens.length > 0 && { downloadTokens: file.downloadTokens.join(',') }),
  };
}

/** The record as rules see it. */
export function toStoredFile(file: FileRecord): StoredFile {
  const { downloadTokens: _secret, timeCreated, updated, ...seen } = file;
  return {
    ...seen,
    timeCreated: new Date(timeCreated).toISOString(),
    updated: new Date(updated).toISOString(),
    etag: etagOf(file),
  };
}

/** Changes with every change of bytes or metadata. */
export function etagOf(file: Pick<FileRecord, 'generation' | 'metageneration'>): string {
  return `${file.generation.toString(36)}-${file.metageneration}`;
}

export function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
