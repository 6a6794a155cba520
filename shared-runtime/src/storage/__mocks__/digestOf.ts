// jsdom has no digests and reads no blob: one file is a copy of one that is kept already.
export const digestOf = (file: File) =>
  Promise.resolve(`${file.name === 'copie.pdf' ? 'a' : file.size}`);
