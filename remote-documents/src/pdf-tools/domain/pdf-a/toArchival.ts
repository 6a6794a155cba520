import { type PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { srgbProfile } from './srgbProfile';

const ID_BYTES = 16;

const metadata = (title: string) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(title)}</rdf:li></rdf:Alt></dc:title></rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

const escape = (text: string) =>
  text
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ');

/**
 * Gives a document of pictures and of words in an embedded font what PDF/A-2b wants beside them (ISO 19005-2): what its colours
 * mean, what it is, and an identity. For a document made here; `archivalFaults` holds every rule that can apply to one.
 */
export function toArchival(pdf: PDFDocument, title: string): void {
  const { context, catalog } = pdf;
  const profile = context.register(context.flateStream(srgbProfile(), { N: 3 }));
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1', DestOutputProfile: profile });
  intent.set(PDFName.of('OutputConditionIdentifier'), PDFHexString.fromText('sRGB IEC61966-2.1'));
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  // Readable by programs that know nothing of PDFs: never compressed.
  const said = context.stream(new TextEncoder().encode(metadata(title)), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(PDFName.of('Metadata'), context.register(said));
  const id = [...crypto.getRandomValues(new Uint8Array(ID_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
  delete context.trailerInfo.Info; // says the same things a second time, and would have to agree
}
