import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { blogElements, isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import { xssPayloads } from '@anunturi/shared-domain/samples/xssPayloads';
import { renderPostText } from './renderPostText';
import { preparePostText } from './preparePostText';

beforeAll(() => configureFakeFirebase('http://localhost:3000'));

const parsed = (html: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder;
};
const inBrowser = (html: string) => {
  const holder = document.createElement('div');
  holder.append(preparePostText(html).text);
  return holder;
};

test.each([
  [
    'forms of text',
    '<p>Un <strong>text</strong> cu <em>formă</em>, <s>tăiat</s> &amp; „&lt;semne&gt;”&nbsp;<br>și <code>cod</code></p><hr><blockquote><p>citat</p></blockquote>',
  ],
  [
    'headings that skip levels or say nothing',
    '<h3>Unu</h3><h4>Doi</h4><h2> </h2><h2>Trei <em>cu formă</em></h2><h4>Patru</h4><h2>Unu</h2>',
  ],
  [
    'lists and links',
    '<ol start="3"><li><p>trei</p><ul><li>a</li></ul></li></ol><p><a href="https://anaf.ro/?a=1&amp;b=2" title="ANAF &quot;acasă&quot;">ANAF</a> <a href="/calculator">aici</a> <a href="#p1">sus</a> <a href="mailto:a@b.ro">scrieți</a></p>',
  ],
  [
    'pictures',
    '<figure><img src="blog/taxe/a.webp" alt="Talon &quot;mare&quot;" width="800" height="600"><figcaption>Talonul</figcaption></figure><p><img src="https://alt.example/a.png" alt="x"></p>',
  ],
  [
    'tables and code',
    '<table><tbody><tr><th colspan="2">Normă</th></tr><tr><td>Euro 5</td><td>1</td></tr></tbody></table><pre>\n\n  unu &lt; doi\n</pre>',
  ],
  [
    'elements that are not allowed around words that are',
    '<div class="a"><section><p style="color:red" onclick="x()">rămâne</p></section><font color="red">și <b>asta</b></font></div><script>nu</script><style>nu</style>',
  ],
])('%s come from a server as they come from the sanitiser in a browser', (_what, html) => {
  const rendered = renderPostText(html);
  const expected = inBrowser(html);
  expect(parsed(rendered.html).isEqualNode(expected) || parsed(rendered.html).innerHTML).toBe(true);
  expect(rendered.headings).toEqual(preparePostText(html).headings);
});

test.each(xssPayloads.map((payload) => [payload]))(
  '%j leaves nothing beyond the allow-list',
  (payload) => {
    const added: Record<string, readonly string[]> = {
      div: ['data-frame', 'tabindex', 'role', 'aria-label'],
      img: ['loading', 'decoding', 'src'],
      pre: ['tabindex'],
      a: ['rel'],
      h2: ['id', 'tabindex'],
      h3: ['id', 'tabindex'],
    };
    for (const element of parsed(renderPostText(payload).html).querySelectorAll('*')) {
      const name = element.nodeName.toLowerCase();
      expect(Object.keys({ ...blogElements, div: true })).toContain(name);
      for (const attribute of element.attributes)
        expect(
          isBlogAttribute(name, attribute.name, attribute.value) ||
            added[name]?.includes(attribute.name),
        ).toBe(true);
      if (element instanceof HTMLImageElement)
        expect(element.src).toMatch(
          /^http:\/\/localhost(:3000)?\/v0\/b\/demo\.appspot\.com\/o\/blog%2F/,
        );
    }
  },
);

test('thousands of elements inside each other do not end the server', () => {
  expect(() => renderPostText(`${'<blockquote>'.repeat(2000)}adânc`)).not.toThrow();
});
