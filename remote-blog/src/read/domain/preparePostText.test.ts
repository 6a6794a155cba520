import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import { xssPayloads } from '@anunturi/shared-domain/samples/xssPayloads';
import { preparePostText } from './preparePostText';

beforeAll(() => configureFakeFirebase('http://localhost:3000'));

const htmlOf = (html: string) => {
  const holder = document.createElement('div');
  holder.append(preparePostText(html).text);
  return holder.innerHTML;
};

test('what the allow-list has comes through unchanged', () => {
  const text =
    '<p>Un <strong>text</strong> cu <em>formă</em> și <a href="/calculator">legătură</a>.</p><ul><li>unu</li></ul><blockquote><p>citat</p></blockquote><ol start="3"><li>trei</li></ol>';
  expect(htmlOf(text)).toBe(text);
});

test('headings get places on the page, and the contents name them in order', () => {
  const { headings, text } = preparePostText(
    '<h2>Ce vă trebuie</h2><h3>Acte &amp; bani</h3><h2> </h2><h2>Ce vă trebuie</h2>',
  );
  expect(headings).toEqual([
    { id: 'p1-ce-va-trebuie', text: 'Ce vă trebuie', level: 2 },
    { id: 'p2-acte-bani', text: 'Acte & bani', level: 3 },
    { id: 'p3-ce-va-trebuie', text: 'Ce vă trebuie', level: 2 },
  ]);
  expect(text.querySelector('#p2-acte-bani')?.textContent).toBe('Acte & bani');
});

test('a heading that skips a level comes one level below the one before it', () => {
  const { text, headings } = preparePostText(
    '<h3>Unu</h3><h4>Doi</h4><h4>Trei</h4><h2>Patru</h2><h4><em>Cinci</em></h4>',
  );
  expect(
    [...text.querySelectorAll('h2, h3, h4')].map(
      ({ nodeName, textContent }) => `${nodeName} ${textContent}`,
    ),
  ).toEqual(['H2 Unu', 'H3 Doi', 'H4 Trei', 'H2 Patru', 'H3 Cinci']);
  expect(headings.map(({ level }) => level)).toEqual([2, 3, 2, 3]);
});

test('a stored picture gets its address, a picture from elsewhere is left out', () => {
  expect(htmlOf('<img src="blog/taxe/a.webp" alt="Talon" width="800" height="600">')).toContain(
    'src="/v0/b/demo.appspot.com/o/blog%2Ftaxe%2Fa.webp?alt=media"',
  );
  for (const src of [
    'https://alt.example/a.png',
    '//alt.example/a.png',
    'data:image/png;base64,AA==',
    'blog/../secret.webp',
    'listings/a/b.webp',
    '/blog/a/b.webp',
  ])
    expect(htmlOf(`<p>x</p><img src="${src}">`)).toBe('<p>x</p>');
});

test('a table stands in a frame that scrolls and that the keyboard reaches', () => {
  const holder = document.createElement('div');
  holder.append(
    preparePostText(
      '<table><tbody><tr><td colspan="2" style="color:red">x</td></tr></tbody></table>',
    ).text,
  );
  expect(holder.querySelector('[role=region][tabindex="0"] > table td')?.outerHTML).toBe(
    '<td colspan="2">x</td>',
  );
});

test('links out of the site say nothing of where they come from', () => {
  expect(htmlOf('<a href="https://anaf.ro" target="_blank" rel="opener">ANAF</a>')).toBe(
    '<a href="https://anaf.ro" rel="noopener noreferrer">ANAF</a>',
  );
});

test.each([
  ['https://exemplu.ro/a?b=c#d', true],
  ['mailto:ana@exemplu.ro', true],
  ['tel:+40 712 345 678', true],
  ['/calculator?anunt=1', true],
  ['#p1-acte', true],
  ['/', true],
  ['javascript:alert(1)', false],
  [' https://exemplu.ro', false],
  ['//exemplu.ro', false],
  ['/\\exemplu.ro', false],
  ['data:text/html,x', false],
  ['exemplu.ro', false],
  ['ftp://exemplu.ro', false],
  ['', false],
])('a link to %j is allowed: %s', (href, allowed) => {
  expect(isBlogAttribute('a', 'href', href)).toBe(allowed);
});

test('there are more than a hundred payloads, each its own', () => {
  expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
  expect(xssPayloads.length).toBeGreaterThan(100);
});

test.each(xssPayloads)('nothing beyond the allow-list is left of %j', (payload) => {
  const holder = document.createElement('div');
  holder.append(preparePostText(payload).text);
  for (const element of holder.querySelectorAll('*')) {
    if (['DIV', 'H2', 'H3'].includes(element.nodeName)) continue; // frames and the places of headings are the page's own
    for (const { name, value } of element.attributes) {
      if (element.nodeName === 'IMG' && ['src', 'loading', 'decoding'].includes(name)) continue;
      if (
        (element.nodeName === 'A' && name === 'rel') ||
        (element.nodeName === 'PRE' && name === 'tabindex')
      )
        continue;
      expect([
        element.nodeName,
        name,
        value,
        isBlogAttribute(element.nodeName.toLowerCase(), name, value),
      ]).toEqual([element.nodeName, name, value, true]);
    }
  }
  expect(
    holder.querySelector(
      'script, iframe, object, embed, svg, math, style, form, input, video, template',
    ),
  ).toBeNull();
  for (const attribute of [...holder.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames(),
  ))
    expect(attribute).not.toMatch(/^on|style|name/);
});
