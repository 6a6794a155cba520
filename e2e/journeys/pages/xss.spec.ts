import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { xssPayloads } from '../../../shared-domain/src/samples/xssPayloads';
import { enterAccount } from '../../support/people/enterAccount';
import type { Site } from '../../support/startSite';
import { type Page, expect, signIn, test } from '../../support/test';
import { changeAddress, settle } from '../../support/visit';

// The page's policy would stop most of these by itself: here the sanitiser stands alone.
test.use({ bypassCSP: true });

type Post = { slug: string; title: string; bodyHtml: string };

/** Stores posts past the page and its sanitiser, as anyone with an administrator's session could. */
async function storePosts(site: Site, posts: Post[]): Promise<void> {
  const { call } = await enterAccount(site, 'admin@demo.ro');
  for (const { slug, ...text } of posts) {
    const content = { ...text, excerpt: 'Probă', tags: [] };
    await call('savePost', { stored: null, slug, content, act: { kind: 'publish' } });
  }
}

/** Others read the blog too. */
async function deletePosts(site: Site, posts: Post[], version: number): Promise<void> {
  const { call } = await enterAccount(site, 'admin@demo.ro');
  for (const { slug } of posts) await call('deletePost', { slug, version });
}

/** Counts calls of alert, also from frames. */
const watchAlerts = (page: Page) =>
  page.addInitScript(() => {
    const ran: unknown[] = [];
    Object.assign(window, { ran });
    window.alert = (what) => void ran.push(what);
  });
const alertsOf = (page: Page) => page.evaluate(() => (window as unknown as { ran: unknown[] }).ran);

/**
 * Posts that hold every payload: many at once, but one that leaves an element or a comment open stands alone, because it
 * would swallow the ones after it.
 */
async function postsOfPayloads(page: Page) {
  const closes = await page.evaluate(
    (payloads) =>
      payloads.map((payload) => {
        const html = `<section>${payload}<hr id="end"></section>`;
        const end = new DOMParser().parseFromString(html, 'text/html').querySelector('#end');
        return end?.parentElement?.matches('body > section:only-child') ?? false;
      }),
    xssPayloads,
  );
  const alone = xssPayloads.filter((_, at) => !closes[at]).map((payload) => [payload]);
  const together = xssPayloads.filter((_, at) => closes[at]);
  const size = 12;
  const groups = Array.from({ length: Math.ceil(together.length / size) }, (_, at) =>
    together.slice(at * size, (at + 1) * size),
  );
  return [...groups, ...alone].map((payloads, at) => ({
    slug: `proba-${at}`,
    title: `Proba numărul ${at}`,
    bodyHtml: `<p>Înainte</p>${payloads.join('')}`,
  }));
}

test('a payload does run where nothing sanitises it', async ({ page }) => {
  await watchAlerts(page);
  await page.goto('/blog');
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
    );
  });
  await expect.poll(() => alertsOf(page)).toEqual([1]);
});

test('no payload runs when a post is read, nor when its links are followed', async ({
  page,
  site,
}) => {
  await watchAlerts(page);
  await page.goto('/blog');
  const posts = await postsOfPayloads(page);
  await storePosts(site, posts);
  for (const { slug, title, bodyHtml } of posts) {
    await changeAddress(page, `/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const text = page.locator('article p', { hasText: 'Înainte' }).locator('..');
    await expect(text).toBeVisible();
    const left = await text.evaluate((holder) => {
      for (const element of holder.querySelectorAll<HTMLElement>('*'))
        for (const kind of [
          'mouseover',
          'click',
          'focus',
          'pointerenter',
          'animationend',
          'transitionend',
          'toggle',
          'scroll',
          'error',
          'load',
        ]) {
          if (kind !== 'click') element.dispatchEvent(new Event(kind, { bubbles: true }));
          else if (element instanceof HTMLAnchorElement && !/^https?:$/.test(element.protocol))
            element.click();
        }
      return [...holder.querySelectorAll('*')]
        .flatMap((element) => [element.nodeName, ...element.getAttributeNames()])
        .join(' ');
    });
    expect(left, bodyHtml).not.toMatch(
      /SCRIPT|IFRAME|OBJECT|EMBED|SVG|MATH|FORM|STYLE|\bon\w+|style/i,
    );
    expect(await alertsOf(page), bodyHtml).toEqual([]);
  }
  await settle(page);
  expect(await alertsOf(page)).toEqual([]);
  await deletePosts(site, posts, 1);
});

test('no payload runs in the editor and in its preview, and none is saved again', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await watchAlerts(page);
  const size = 41;
  const groups = Array.from({ length: Math.ceil(xssPayloads.length / size) }, (_, at) =>
    xssPayloads.slice(at * size, (at + 1) * size),
  );
  const posts = groups.map((payloads, at) => ({
    slug: `toate-${at}`,
    title: `Toate la un loc ${at}`,
    bodyHtml: payloads.map((payload) => `<p>x</p>${payload}`).join(''),
  }));
  await storePosts(site, posts);
  await signIn(page, 'admin@demo.ro');
  for (const at of groups.keys()) {
    await page.goto(`/admin/blog/edit/toate-${at}`);
    await expect(page.getByRole('textbox', { name: 'Textul articolului' })).toContainText('x');
    await page.getByRole('button', { name: 'Previzualizați' }).click();
    await expect(page.getByRole('dialog', { name: 'Previzualizare' })).toContainText(
      `Toate la un loc ${at}`,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Închideți' }).click();
    await page.getByRole('button', { name: 'Salvați modificările' }).click();
    await expect(page.getByRole('region', { name: 'Publicare' }).getByRole('status')).toHaveText(
      /^Salvat/,
    );
    const stored = await page.request.get(
      `${site.origin}/v1/projects/${EMBEDDED_PROJECT}/databases/(default)/documents/blogPosts/toate-${at}`,
    );
    const { fields } = (await stored.json()) as {
      fields: { bodyHtml: { stringValue: string }; version: { integerValue: string } };
    };
    expect(fields.version.integerValue).toBe('2');
    expect(fields.bodyHtml.stringValue).not.toMatch(
      /<(?:script|iframe|object|embed|svg|math|form|style|input|video)|<[^>]*\son\w+\s*=|href="\s*(?:javascript|data|vbscript)/i,
    );
    await settle(page);
    expect(await alertsOf(page)).toEqual([]);
  }
  await deletePosts(site, posts, 2);
});
