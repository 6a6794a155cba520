import { renderEmail } from './renderEmail';
import { sampleEmails } from './sampleEmails';
import { wordEmail } from './wordEmail';

test.each(Object.entries(sampleEmails))(
  '%s is light, says the same as text, and names nobody in its subject',
  async (_name, content) => {
    const email = wordEmail(content);
    const { subject, text, html = '' } = await renderEmail(email, 'https://exemplu.ro/oprire');
    expect(html.length).toBeLessThan(80_000);
    expect(html).toContain('lang="ro"');
    for (const paragraph of [...email.paragraphs, ...email.afterwards])
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
    expect(`${subject} ${html}`).not.toMatch(/\{[a-z]+\}/); // each placeholder has its value
    expect(subject).not.toMatch(/Ion|Duster|@|07\d/);
  },
);
