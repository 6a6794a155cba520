/** Whether a file of the shell's build carries a hash in its name: it never changes under that name. */
export const isHashed = (file: string): boolean => /^(static\/|server\..+\.cjs)/.test(file);

/** Where a file of a version of the shell lies in the shell's folder: hashed files of all versions lie together. */
export const shellFilePath = (version: string, file: string): string =>
  isHashed(file) ? file : `versions/${version}/${file}`;
