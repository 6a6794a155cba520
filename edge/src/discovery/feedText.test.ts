/** @jest-environment ./tooling/jest/OneDocument.cjs */
import { blogElements, isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import { xssPayloads } from '@anunturi/shared-domain/samples/xssPayloads';
import { feedText } from './feedText';

const places = {
  siteOrigin: 'https://targ.example',
  firebase: { emulatorOrigin: 'http://localhost:3000', storageBucket: 'b' } as never,
};
const text = (html: string) => feedText(html, places);

test('a text keeps its forms; its pictures and links lead to the site from wherever it is read', () => {
  expect(
    text(
      '<h2>Unu</h2><ol start="3"><li>a &amp; b</li></ol><figure><img src="blog/taxe/a.webp" alt="Talon"></figure><a href="/calculator">aici</a> <a href="https://anaf.ro">ANAF</a>',
    ),
  ).toBe(
    '<h2>Unu</h2><ol start="3"><li>a &#38; b</li></ol><figure><img src="https://targ.example/v0/b/b/o/blog%2Ftaxe%2Fa.webp?alt=media" alt="Talon"></figure><a href="https://targ.example/calculator">aici</a> <a href="https://anaf.ro">ANAF</a>',
  );
});

test('none of the payloads gets into a feed, and a picture of another place stays out', () => {
  expect(text('<img src="https://alt.example/a.png"><b>x</b>')).toBe('<b>x</b>');
  for (const payload of xssPayloads) {
    const holder = document.createElement('template');
    holder.innerHTML = text(payload);
    for (const element of holder.content.querySelectorAll('*')) {
      const name = element.nodeName.toLowerCase();
      expect([payload, name, name in blogElements]).toEqual([payload, name, true]);
      for (const { name: key, value } of element.attributes)
        expect([payload, key, key === 'src' || isBlogAttribute(name, key, value)]).toEqual([
          payload,
          key,
          true,
        ]);
    }
  }
});

test('a text that is nested without end ends', () => {
  expect(text('<blockquote>'.repeat(5000)).length).toBeLessThan(10_000);
});
