import { renderEmail } from './renderEmail';
import { sampleEmails } from './sampleEmails';

test.each(Object.entries(sampleEmails))(
  '%s is light, says the same as text, and names nobody in its subject',
  async (_name, content) => {
    const { subject, text, html = '' } = await renderEmail(content, 'https://exemplu.ro/oprire');
    expect(html.length).toBeLessThan(80_000);
    expect(html).toContain('lang="ro"');
    for (const paragraph of [...content.paragraphs, ...(content.afterwards ?? [])])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(paragraph);
    for (const [, value] of content.facts ?? [])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(value);
    for (const { cards, links } of content.groups ?? [])
      for (const said of [
        ...cards.flatMap((card) => [card.title, card.price]),
        ...links.map(({ url }) => url),
      ])
        expect(text).toContain(said);
    if (content.action) expect(text).toContain(content.action.url);
    expect(subject).not.toMatch(/Ion|Duster|@|07\d/);
  },
);
