import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileProgram } from '@anunturi/local-firebase/testing/compileProgram';
import { searchAnswerSchema } from '@anunturi/shared-domain/search/SearchAnswer';
import { callTestCommand } from '../../testing/callTestCommand';
import type { TestFirebase } from '../../testing/startTestFirebase';

/** A real process with the search and the command `write`, which may be killed anywhere. */
export class SearchProcess {
  private child: ChildProcess;
  private address: Promise<string>;

  /** `environment` of the process, such as SEARCH_DATABASE. */
  constructor(
    private readonly firebase: Pick<TestFirebase, 'projectId' | 'origin' | 'serviceToken'>,
    private readonly environment: Readonly<Record<string, string>> = {},
  ) {
    this.child = this.start();
    this.address = this.listening(this.child);
  }

  /** Ends it at once, and starts another in its place. */
  killAndStart(): void {
    this.child.kill('SIGKILL');
    this.child = this.start();
    this.address = this.listening(this.child);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Calls `write` until it is acknowledged; answers what it wrote of listings. */
  async writeUntilDone(input: object, key: string): Promise<string> {
    for (;;) {
      const answer = await callTestCommand(await this.address, 'write', input, { key }).catch(
        () => null,
      );
      if (answer?.status === 200) return answer.body.written as string;
    }
  }

  async ask(path: string): Promise<Response> {
    return fetch(`${await this.address}${path}`);
  }

  /** Every listing that the search finds, by id with its title, once it has what was written. */
  async readAll(written: string): Promise<Record<string, string>> {
    const titles: Record<string, string> = {};
    let after = '';
    for (;;) {
      const query = `cate=100&scrierea=${written}${after && `&dupa=${after}`}`;
      const answer = await this.ask(`/api/search?${query}`);
      if (answer.status === 503) continue;
      const { cards, next } = searchAnswerSchema.parse(await answer.json());
      for (const { id, title } of cards) titles[id] = title;
      if (!next) return titles;
      after = next;
    }
  }

  private start(): ChildProcess {
    const { projectId, origin, serviceToken } = this.firebase;
    return fork(compileProgram(join(__dirname, '../../testing/serveTestSearch.ts')), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...this.environment,
        NODE_OPTIONS: '',
        PROJECT_ID: projectId,
        EMBEDDED_ORIGIN: origin,
        SERVICE_TOKEN: serviceToken,
      },
    });
  }

  /** Where a process answers; one that is killed before it says so is waited for no longer: another one stands in its place. */
  private async listening(child: ChildProcess): Promise<string> {
    const said = once(child, 'message') as Promise<[{ port: number }]>;
    const first = await Promise.race([said, once(child, 'exit').then(() => null)]);
    if (first) return `http://127.0.0.1:${first[0].port}`;
    if (child === this.child) throw new Error('The process ended before it could be asked');
    return this.address;
  }
}
