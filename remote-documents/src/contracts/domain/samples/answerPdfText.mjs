// Reads a PDF from standard input and prints its text and page count as JSON. A program of its own: the reader is an ES module, which jest does not load.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const document = await getDocument({
  data: new Uint8Array(Buffer.concat(chunks)),
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
process.stdout.write(JSON.stringify({ text: parts.join('\n'), pages: document.numPages }));
await document.destroy();
