import { isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import { xssPayloads } from '@anunturi/shared-domain/samples/xssPayloads';
import { countForeignPictures, foreignMedia, fromElsewhere } from './fromElsewhere';
import { toSafeHtml } from './safeHtml';

const pasted = (html: string) => toSafeHtml(fromElsewhere(html)).replace(/\s+/g, ' ').trim();

test('a text from Google Docs is not bold as a whole; what is bold, slanted or struck by style stays so', () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400;">Titlu</span></h1>
    <p dir="ltr"><span style="font-weight:400;">Un </span><span style="font-weight:700;">cuvânt</span><span style="font-weight:400;font-style:italic;"> aparte</span> <span style="text-decoration:line-through;">vechi</span></p><br>
    <p><a href="https://www.google.com/url?q=https://anaf.ro/x&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;">ANAF</span></a></p></b>`;
  expect(pasted(docs)).toBe(
    '<h2>Titlu</h2> <p>Un <strong>cuvânt</strong><em> aparte</em> <s>vechi</s></p><br> <p><a href="https://anaf.ro/x">ANAF</a></p>',
  );
});

test("Word's drawn lists become lists, nested and numbered as they look", () => {
  const item = (level: number, mark: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol;mso-list:Ignore'>${mark}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`;
  const word = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><p class=MsoNormal><b>Acte</b><o:p></o:p></p>${item(1, '1.', 'Talon')}${item(2, '·', 'original')}${item(2, '·', 'copie')}${item(1, '2.', 'Contract')}<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Gata</p></body></html>`;
  expect(pasted(word)).toBe(
    '<p><b>Acte</b></p><ol><li>Talon<ul><li>original</li><li>copie</li></ul></li><li>Contract</li></ol><p>Gata</p>',
  );
});

test('lists of Word that follow one another stay two, of their kinds, and start where they start', () => {
  const item = (list: number, mark: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l${list} level1 lfo${list}'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${text}</p>`;
  expect(
    pasted(
      `${item(0, '·', 'punct')}${item(1, '1.', 'unu')}${item(1, '2.', 'doi')}${item(2, '1.', 'alta')}<p>între</p>${item(3, '5.', 'cinci')}${item(3, '6.', 'șase')}`,
    ),
  ).toBe(
    '<ul><li>punct</li></ul><ol><li>unu</li><li>doi</li></ol><ol><li>alta</li></ol><p>între</p><ol start="5"><li>cinci</li><li>șase</li></ol>',
  );
});

test('letters, Roman numbers and numbers within numbers stay as they are written, and go on where they were', () => {
  const item = (level: number, mark: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${text}</p>`;
  const list = (level: number, ...marks: string[]) =>
    pasted(marks.map((mark) => item(level, mark, 'x')).join(''));
  const [one, two] = ['<li>x</li>', '<li>x</li><li>x</li>'];
  expect(list(1, 'a)', 'b)')).toBe(`<ol type="a">${two}</ol>`);
  expect(list(1, 'C.', 'D.')).toBe(`<ol start="3" type="A">${two}</ol>`);
  expect(list(1, 'i.', 'ii.')).toBe(`<ol type="i">${two}</ol>`);
  expect(list(1, 'IX.', 'X.')).toBe(`<ol start="9" type="I">${two}</ol>`);
  expect(list(1, 'h)', 'i)')).toBe(`<ol start="8" type="a">${two}</ol>`);
  expect(list(1, '(4)', '(5)')).toBe(`<ol start="4">${two}</ol>`);
  expect(list(1, 'Art. 7', 'Art. 8')).toBe(`<ol start="7">${two}</ol>`);
  expect(list(1, '1.', '2.', '1.')).toBe(`<ol>${two}</ol><ol>${one}</ol>`);
  expect(list(1, 'o', '§')).toBe(`<ul>${two}</ul>`);
  expect(pasted(item(1, '2.', 'Acte') + item(2, '2.1.', 'a') + item(2, '2.2.', 'b'))).toBe(
    '<ol start="2"><li>Acte<ol><li>a</li><li>b</li></ol></li></ol>',
  );
});

test('lists of Word on the web, an item each, become the lists that they show', () => {
  const item = (name: string, level: number, text: string, start = 1) =>
    `<div class="ListContainerWrapper SCXW1"><${name} role="list" start="${start}"><li data-listid="4" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun">${text}</span></p></li></${name}></div>`;
  expect(
    pasted(
      `${item('ol', 1, 'Talon')}${item('ul', 2, 'original')}${item('ul', 2, 'copie')}${item('ol', 1, 'Contract', 2)}<div class="OutlineElement"><p>între</p></div>${item('ol', 1, 'RCA', 3)}`,
    ),
  ).toBe(
    '<ol><li>Talon<ul><li>original</li><li>copie</li></ul></li><li>Contract</li></ol><p>între</p><ol start="3"><li>RCA</li></ol>',
  );
});

test('lists that are lettered by their style alone stay so, where they start', () => {
  expect(
    pasted(
      '<ol start="3" style="list-style-type:upper-roman"><li>a</li></ol><ol><li style="list-style-type: lower-alpha;">b</li></ol><ol type="1"><li>c</li></ol>',
    ),
  ).toBe('<ol start="3" type="I"><li>a</li></ol><ol type="a"><li>b</li></ol><ol><li>c</li></ol>');
});

test('words that are not bold inside bold ones, and underlined ones, stay so', () => {
  expect(
    pasted(
      "<p><b>Aldin <i>și <span style='font-weight:normal'>normal</span></i> aldin</b>, <span style='text-decoration:underline'>subliniat</span></p>",
    ),
  ).toBe('<p><b>Aldin <i>și </i></b><i>normal</i><b> aldin</b>, <u>subliniat</u></p>');
});

test('parts of a page become paragraphs of their own, small headings the smallest of a post', () => {
  expect(pasted('<div><div>Unu</div><div>Doi</div></div><h6>Mic</h6><h1> </h1>')).toBe(
    '<p>Unu</p><p>Doi</p><h4>Mic</h4>',
  );
});

test('a table of Word keeps its cells and loses its looks', () => {
  expect(
    pasted(
      '<table class=MsoTableGrid style="border:none"><tr style="height:1pt"><td width=100 style="padding:0" colspan=2><p class=MsoNormal>An</p></td></tr></table>',
    ),
  ).toBe('<table><tbody><tr><td colspan="2"><p>An</p></td></tr></tbody></table>');
});

test('nothing that a document carries along runs', () => {
  expect(
    pasted(
      '<b style="font-weight:normal"><img src=x onerror=alert(1)><span style="font-weight:700"><script>alert(1)</script>x</span></b>',
    ),
  ).toBe('<strong>x</strong>');
});

test('pictures that stay behind are counted', () => {
  expect(
    countForeignPictures(
      '<img src="https://lh7.example/a"><img src="blog/x/a.webp"><img>',
      (source) => source.startsWith('blog/'),
    ),
  ).toBe(2);
});

test('videos and sounds that stay behind are named by their file or by the site that plays them', () => {
  expect(
    foreignMedia(
      '<iframe src="https://www.youtube.com/embed/x?start=3"></iframe><video src="/a/film.mp4?x"></video><audio><source src="//cdn.example/ton.mp3"></audio><object></object><p>text</p>',
    ),
  ).toEqual(['youtube.com', 'film.mp4', 'ton.mp3', '']);
});

test('none of the payloads gets past a paste', () => {
  for (const payload of xssPayloads) {
    const holder = new DOMParser().parseFromString(
      pasted(
        `<b style="font-weight:normal">${payload}</b><p style="mso-list:l0 level1">${payload}</p>`,
      ),
      'text/html',
    ).body;
    for (const element of holder.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        expect([
          payload,
          element.nodeName,
          name,
          isBlogAttribute(element.nodeName.toLowerCase(), name, value),
        ]).toEqual([payload, element.nodeName, name, true]);
    expect(
      holder.querySelector(
        'script, iframe, object, embed, svg, math, style, form, input, video, template',
      ),
    ).toBeNull();
  }
});
