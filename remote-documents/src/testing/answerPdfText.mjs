// Answers each PDF that its parent sends with its text and page count. A program of its own: the reader is an ES module, which jest does not load.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * @param {Uint8Array} bytes
 * @param {string | undefined} password
 */
async function read(bytes, password) {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    ...(password !== undefined && { password }),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const parts = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    parts.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(' '),
    );
  }
  const answer = { text: parts.join('\n'), pages: document.numPages };
  await document.destroy();
  return answer;
}

process.on(
  'message',
  (/** @type {{ id: number, bytes: Uint8Array, password?: string }} */ { id, bytes, password }) => {
    read(bytes, password).then(
      (answer) => process.send?.({ id, ...answer }),
      (error) => process.send?.({ id, problem: String(error) }),
    );
  },
);
