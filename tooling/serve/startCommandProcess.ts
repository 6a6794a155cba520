import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';
import { watchSources } from './watchSources';

export type CommandProcessOptions = {
  /** Where the embedded Firebase answers. */
  origin: string;
  projectId: string;
  serviceTokenFile: string;
  /** Where people reach the site: addresses in e-mails lead there. */
  siteOrigin: string;
  /** Where e-mails are kept as files while SMTP_URL names no mail server. */
  mailFolder: string;
  /** Where the search keeps its index for the next start. */
  searchFile: string;
  /** The app whose pages show tokens of App Check; none unless told. */
  appCheckApp?: string;
  /** Compiled; from its sources unless told. */
  program?: string | undefined;
  /** Starts it again when a command changes. */
  watched?: boolean;
  /** Called when lists may be answered otherwise than before. */
  onSearched?: () => void;
  log: (line: string) => void;
};

export type CommandProcess = {
  /** Where it listens, once it does. */
  address(): Promise<string>;
  pid(): number | undefined;
  stop(): Promise<void>;
};

const RESTART_MS = 200;
const RESTART_MAX_MS = 10_000;
const SETTLE_MS = 200;
/** Commands, and the schemas and messages that they share with browsers. */
const sources = [
  ...readdirSync(join(root, 'server'), { withFileTypes: true })
    .filter(
      (each) => each.isDirectory() && !['bench', 'node_modules', 'testing'].includes(each.name),
    )
    .map(({ name }) => join(root, 'server', name)),
  join(root, 'shared-domain/src'),
];

/** Commands and their job queue in a process of their own, as in production. When it dies it is started again. */
export function startCommandProcess(options: CommandProcessOptions): CommandProcess {
  let child: ChildProcess;
  let [stopped, failures] = [false, 0];
  let restart: NodeJS.Timeout | undefined;
  let settled: NodeJS.Timeout | undefined;
  let listening = pending<string>();

  function start(): void {
    child = fork(options.program ?? join(root, 'server/app/serve.ts'), {
      execArgv: options.program ? [] : ['--import', 'tsx'],
      cwd: root, // whose tsconfig.json says how e-mails are compiled; a remote alone is developed in its own folder
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PROJECT_ID: options.projectId,
        EMBEDDED_ORIGIN: options.origin,
        SERVICE_TOKEN_FILE: options.serviceTokenFile,
        SITE_ORIGIN: options.siteOrigin,
        MAIL_FOLDER: options.mailFolder,
        SEARCH_FILE: options.searchFile,
        ...(options.appCheckApp && { APP_CHECK_APP: options.appCheckApp }),
        PORT: '0',
        HOST: '127.0.0.1',
        PROXIES: '1',
      },
    });
    child.on('message', (message: { port: number } | { isSearchNew: true }) => {
      if ('isSearchNew' in message) return options.onSearched?.();
      failures = 0;
      listening.resolve(`http://127.0.0.1:${message.port}`);
    });
    child.once('exit', (code, signal) => {
      if (stopped) return;
      options.log(`The command process ended (${signal ?? code}) and is started again.`);
      listening = pending();
      restart = setTimeout(start, Math.min(RESTART_MS * 2 ** failures, RESTART_MAX_MS));
      failures += 1;
    });
  }
  const startAgain = () => {
    clearTimeout(settled);
    settled = setTimeout(() => child.kill(), SETTLE_MS); // editors write in several steps
  };
  const stopWatching = options.watched ? watchSources(sources, startAgain) : () => {};
  start();
  return {
    address: () => listening.promise,
    pid: () => child.pid,
    async stop() {
      stopped = true;
      clearTimeout(restart);
      clearTimeout(settled);
      stopWatching();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL'); // it may be killed anywhere: nothing that was acknowledged is lost
      await ended;
    },
  };
}

function pending<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
