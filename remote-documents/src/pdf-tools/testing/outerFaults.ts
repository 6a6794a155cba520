const PACKET =
  /<\?xpacket begin="[^"]*" id="W5M0MpCehiHzreSzNTczkc9d"\?>([\s\S]*?)<\?xpacket end="[rw]"\?>/;

/** The clauses of ISO 19005-2 about the bytes of a file, without its objects, and about what it says of itself, that it breaks. */
export function outerFaults(file: Uint8Array): string[] {
  const text = Buffer.from(file).toString('latin1');
  const faults = new Set<string>();
  const hold = (clause: string, isTrue: boolean) => void (isTrue || faults.add(clause));
  hold('6.1.2 header', /^%PDF-1\.[0-7](?:\r\n|\r|\n)%[\u0080-\u00ff]{4}/.test(text));
  hold('6.1.3 end', /%%EOF(?:\r\n|\r|\n)?$/.test(text));
  hold('6.1.4 table', !/[\r\n]xref(?!\r?\n\d)/.test(text));
  hold('6.6.3 no second account', !/\/Info\b/.test(text));

  let bare = '';
  let at = 0;
  for (const { index, 0: start } of text.matchAll(/\bstream(\r\n|\n|\r)?/g)) {
    if (index < at || text.slice(index - 3, index) === 'end') continue;
    bare += text.slice(at, index);
    const dict = bare.slice(bare.lastIndexOf(' obj'));
    const length = Number(/\/Length (\d+)/.exec(dict)?.[1]);
    const end = index + start.length + length;
    hold('6.1.7.1 keywords of streams', start === 'stream\n' || start === 'stream\r\n');
    const isLength = /^(?:\r\n|\r|\n)endstream\b/.test(text.slice(end, end + 12));
    hold('6.1.7.1 length of streams', isLength);
    at = isLength ? end : index + start.length;
  }
  bare += text.slice(at);
  for (const [object] of bare.matchAll(/.{0,24}\bobj\b.?/gs))
    if (!object.includes('endobj'))
      hold('6.1.9 objects', /[\r\n]\d+[ ]\d+[ ]obj[\r\n]$/.test(object));
  hold('6.1.9 objects', !/[^\r\n]endobj|endobj[^\r\n]/.test(bare));

  const packet = PACKET.exec(Buffer.from(file).toString('utf8'))?.[1];
  hold('6.6.2.1 metadata', packet !== undefined && isWellFormed(packet));
  const said = packet ?? '';
  hold('6.6.4 kind', /xmlns:pdfaid="http:\/\/www\.aiim\.org\/pdfa\/ns\/id\/"/.test(said));
  hold('6.6.4 kind', /<pdfaid:part>2<\/pdfaid:part>/.test(said));
  hold('6.6.4 kind', /<pdfaid:conformance>B<\/pdfaid:conformance>/.test(said));
  const known = /^(?:x:xmpmeta|rdf:\w+|dc:title|pdfaid:(?:part|conformance))$/;
  const tags = [...said.matchAll(/<([\w:]+)/g)].map(([, tag]) => tag!);
  hold(
    '6.6.2.3 properties',
    tags.every((tag) => known.test(tag)),
  );
  return [...faults];
}

/** Whether each element ends in the order in which it began, and nothing stands bare that has a meaning of its own. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, end, tag, self] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (end) {
      if (open.pop() !== tag) return false;
    } else if (!self) open.push(tag!);
  }
  const bare = xml.replaceAll(/<\/?[\w:]+[^<>]*>/g, '');
  return open.length === 0 && !/[<>]|&(?!#\d+;)|[\u0000-\u0008\ufffe\uffff]/.test(bare);
}
