import { expect } from '@playwright/test';
import { type Engine, GoneError } from './Engine';

type Role = 'link' | 'button' | 'heading' | 'field' | 'choice' | 'option';

/** Somebody at a browser: finds things by role and name, waits until they are there, and acts with real keys and presses. */
export class Person {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Goes to a page once no chunk of the last one is on its way: of one cut short Firefox says that its hash is wrong. */
  async open(path: string): Promise<void> {
    await expect
      .poll(() => this.read(() => document.querySelector('script[data-webpack]') === null))
      .toBe(true);
    await this.engine.open(this.origin + path);
    await this.seesPage();
  }

  /** The page is there, and React has taken it over. */
  async seesPage(): Promise<void> {
    await expect
      .poll(() =>
        this.read(() => {
          const heading = document.querySelector('h1');
          const isTaken =
            heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
          return isTaken && !document.querySelector('[aria-busy="true"]:not([aria-hidden])');
        }),
      )
      .toBe(true);
  }

  async press(role: Role, name: string): Promise<void> {
    await this.act(role, name, (found) => this.engine.press(found));
  }

  async write(label: string, text: string): Promise<void> {
    await this.press('field', label);
    await this.act('field', label, (found) => this.engine.type(found, text));
  }

  async attach(label: string, files: string[]): Promise<void> {
    await this.act('field', label, (found) => this.engine.attach(found, files));
  }

  async choose(label: string, option: string): Promise<void> {
    await this.engine.run(
      (selector, wanted) => {
        const select = document.querySelector(selector) as HTMLSelectElement;
        const found = [...select.options].find(({ text }) => text === wanted);
        if (!found) throw new Error(`no ${wanted}`);
        const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!;
        set.call(select, found.value);
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      await this.find('field', label),
      option,
    );
  }

  async sees(text: string): Promise<void> {
    await expect
      .poll(() => this.read(() => document.body.innerText.replace(/\s+/g, ' ')))
      .toContain(text);
  }

  async isAt(address: RegExp): Promise<void> {
    await expect.poll(() => this.read(() => location.pathname + location.search)).toMatch(address);
  }

  run: Engine['run'] = (act, ...args) => this.engine.run(act, ...args);

  /** What cannot be read now, because the page is being left, is read again by the poll. */
  private read<A extends unknown[], R>(act: (...args: A) => R, ...args: A) {
    return this.run(act, ...args).catch((fault: unknown) => onceGone(fault, undefined));
  }

  /** Finds and acts; what was rendered anew between the two is looked for again. */
  private async act(role: Role, name: string, act: (selector: string) => Promise<void>) {
    const tryOnce = async () => {
      const found = await this.find(role, name);
      return act(found).then(
        () => true,
        (fault: unknown) => onceGone(fault, false),
      );
    };
    // Longer than what finds: an act that was begun is never cut off.
    const message = `${role} “${name}” stays and can be used`;
    await expect.poll(tryOnce, { message, timeout: 120_000 }).toBe(true);
  }

  /** A selector of the first thing in sight with that role and name. */
  private async find(role: Role, name: string): Promise<string> {
    let selector = '';
    await expect
      .poll(
        async () => (selector = (await this.read(markElement, role, name)) ?? ''),
        `${role} “${name}”`,
      )
      .not.toBe('');
    return selector;
  }
}

function onceGone<T>(fault: unknown, then: T): T {
  if (fault instanceof GoneError) return then;
  throw fault;
}

/** Runs in the page: gives what was found, and stays where it is, an attribute to be found by, and returns the selector. */
async function markElement(role: Role, name: string): Promise<string> {
  const selectors = {
    link: 'a[href]',
    button: 'button, [role=button], summary',
    heading: 'h1, h2, h3',
    choice: 'label:has([type=radio], [type=checkbox])',
    option: '[role=option]',
    field: 'input, select, textarea, [contenteditable=true]',
  };
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const namesOf = (element: Element) => [
    words(element.getAttribute('aria-label')),
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) =>
      words(label.textContent?.replace(element.textContent || '\n', '')),
    ),
    role === 'field' ? '' : words(element.textContent),
  ];
  const found = [...document.querySelectorAll(selectors[role])].find(
    (element) =>
      namesOf(element).some(
        (each) => each === name || (/field|choice/.test(role) && each.startsWith(name)),
      ) &&
      !element.closest('[inert]') &&
      !(element as HTMLButtonElement).disabled &&
      ((element as HTMLInputElement).type === 'file' || element.checkVisibility()),
  );
  if (!found) return '';
  found.scrollIntoView({ block: 'center' });
  const place = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return found.isConnected && [x, y, width, height].join();
  };
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (place() !== before) return '';
  if (!found.hasAttribute('data-found')) found.setAttribute('data-found', String(Math.random()));
  return `[data-found="${found.getAttribute('data-found')}"]`;
}
