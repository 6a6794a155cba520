import type { Reporter, TestCase } from '@playwright/test/reporter';
import { FIGURES, type Figures } from './Figures';

const remotes = ['listings', 'documents', 'blog', 'admin'];

/** Prints what was seen as a table: a line for each class, a column for each remote. */
export default class TableReporter implements Reporter {
  private readonly seen = new Map<string, Figures[]>();

  onTestEnd({ annotations, title, results }: TestCase): void {
    if (results.every(({ status }) => status === 'skipped')) return;
    const told = [...annotations, ...results.flatMap((result) => result.annotations)];
    if (!title.includes(' · ')) return; // not of one remote
    const found = told.find(({ type }) => type === FIGURES)?.description;
    const figures = found
      ? (JSON.parse(found) as Figures)
      : { what: title.split(' · ')[0]!, remote: title.split(' · ')[1]!, whole: false };
    this.seen.set(figures.what, [...(this.seen.get(figures.what) ?? []), figures]);
  }

  onEnd(): void {
    const rows = [...this.seen].map(
      ([what, cells]) =>
        `| ${what} | ${remotes.map((name) => cell(cells.find(({ remote }) => remote === name))).join(' | ')} |`,
    );
    const notices = [...this.seen.values()].flat().flatMap(({ noticeMs }) => noticeMs ?? []);
    console.log(
      `\n\n| What fails | ${remotes.join(' | ')} |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
    );
    console.log(`Notices: ${notices.length}, slowest ${Math.max(0, ...notices)} ms.`);
  }
}

/** Milliseconds to the notice; what did not hold by name. */
function cell(figures: Figures | undefined): string {
  if (!figures) return 'not run';
  const { what: _what, remote: _remote, noticeMs, ...held } = figures;
  if (held.whole === false) return 'broke off';
  const broken = Object.entries(held).flatMap(([name, isTrue]) => (isTrue ? [] : [`no ${name}`]));
  const said = [...timeOf(noticeMs), ...broken];
  return said.join(', ') || 'holds';
}

function timeOf(noticeMs: number | null | undefined): string[] {
  if (noticeMs === undefined) return [];
  return [noticeMs === null ? 'no notice' : `${noticeMs} ms`];
}
