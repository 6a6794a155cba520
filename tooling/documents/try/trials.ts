/** How a command of the documents is tried. */
export type Trial =
  /** It ends well; `as` is run in its place: smaller, or with what this machine has. */
  | { kind: 'run'; as?: string }
  /** It says that it runs, and ends when it is asked to. */
  | { kind: 'serve'; ready: RegExp; as?: string }
  /** Nobody has the account that it needs here: it says so in a sentence. */
  | { kind: 'refuse'; says: RegExp }
  | { kind: 'leave'; why: string };

const run: Trial = { kind: 'run' };
const as = (text: string): Trial => ({ kind: 'run', as: text });
const leave = (why: string): Trial => ({ kind: 'leave', why });
const account = leave('it asks a Firebase project');
const site: Trial = { kind: 'serve', ready: /is running: http/ };

const TARGET = '--to dist/tried-releases';
/** A published shell comes first: a remote is refused where there is none. */
const releaseShell = `npm run release:grants -- ${TARGET} && npm run release -- shell ${TARGET}`;

/** The first that fits is how a command is tried; a test holds that each has one. */
export const trials: readonly (readonly [RegExp, Trial])[] = [
  [/^npm ci && npm test$|^npm test$|^npm ci$/, leave('.github/workflows/two-commands.yml runs it')],
  [/^npm ci && npm start$/, site],
  [/^HOST=0\.0\.0\.0/, leave('it opens a port of this machine to others')],
  [/^SITE_CONFIG=/, { kind: 'serve', ready: /Piața Bucovinei is running: http/ }],
  [/^DATA_FOLDER=/, leave('the trial of every command has its own data')],
  [/^(PORT=\d+ )?npm (start|run dev)$/, site],
  [
    /^cd remote-\w+ && (WITH_SHELL=1 |PORT=\d+ )?npm run dev$/,
    { kind: 'serve', ready: /localhost:\d+/ },
  ],
  [
    /^npm run backend$/,
    { kind: 'serve', ready: /Embedded Firebase: http/, as: 'npm run backend -- --port 0' },
  ],
  [
    /--standalone|remote-garaj|^npm (install$|run (release -- --to|standalone:try|pack:shared))/,
    leave('.github/workflows/nightly.yml runs it (tooling/bin/tryStandalone.ts)'),
  ],
  [/^npm run preview/, leave('.github/workflows/pull-request.yml runs it')],
  [/^npm run affected -- origin\/main$/, as('npm run affected -- HEAD')],
  [/^npm run affected -- .*--run$/, leave('.github/workflows/pull-request.yml runs it')],
  [
    /garaj|^npm run new:remote/,
    leave('a journey makes a remote (tooling/test/releaseNewRemote.ts)'),
  ],
  [/^npm run new:site -- --help/, run],
  [
    /^npm run attacks/,
    leave('it wants a running site; tooling/attacks/runAttacks.test.ts runs it on one'),
  ],
  [/^npm run new:site/, leave('tooling/new-site/newSite.test.ts answers its questions')],
  [
    /^npm run (containment|screenshots|docs:try)( |$)/,
    leave('.github/workflows/weekly.yml runs it'),
  ],
  [/^npm run serve:edge$/, { kind: 'refuse', says: /does not know its site/ }],
  [/^npm run serve:commands$/, { kind: 'refuse', says: /do not know whom they serve/ }],
  [/^npm run compat:record$/, leave('it writes the recorded releases of the repository')],
  [/^npm run compat$/, leave('.github/workflows/two-commands.yml runs it')],
  [
    /some-package|^npm run (lock:complete$|versions|icons )/,
    leave('it asks a registry, or makes versions'),
  ],
  [/^npm ci --dry-run$/, run],
  [
    /^npm test -- (types|lint|imports|units|budgets|browsers|reproducible|recorded|engines|journeys|seed|build|postgres|readers)/,
    leave('npm test runs it'),
  ],
  [/^(SEEDED|LATE_SCRIPTS_MS)=/, leave('npm test runs journeys')],
  [/firebase (deploy|ext|projects)|^npx firebase$/, account],
  [/^npm run admin:grant -- /, as('npm run admin:grant -- utilizator@demo.ro')],
  [/^GOOGLE_APPLICATION_CREDENTIALS=/, { kind: 'refuse', says: /The key file .* cannot be read/ }],
  [/^npm run backend:migrate -- /, { kind: 'refuse', says: /Google accepts no account/ }],
  [
    /^npm run backend:move -- /,
    leave('tooling/move/moveBackend.test.ts moves into another instance'),
  ],
  [/^npm run backend:schedules -- .*--apply/, account],
  [
    /^npm run backend:schedules -- /,
    as(
      'npm run backend:schedules -- --project p --url https://c.example --account c@p.iam.gserviceaccount.com',
    ),
  ],
  [
    /^npm run backend:export\b/,
    as('rm -f ../backup.tar.gz && npm run backend:export -- ../backup.tar.gz'),
  ],
  [/^npm run backend:drill\b/, as('npm run backend:drill -- ../backup.tar.gz')],
  [/^npm run backend:import\b/, as('npm run backend:import -- ../backup.tar.gz --replace')],
  [/^npm run rules:mutate$/, as('npm run rules:mutate -- settings')],
  [/^npm run release:watch/, account],
  [/^npm run release:keys/, as('npm run release:keys -- blog --out dist/$$.release-key.pem')],
  [
    /--key \w+\.release-key\.pem/,
    leave('tooling/release/signedReleases.test.ts signs with keys of its own'),
  ],
  [
    /^npm run release:(canary|promote|rollback)/,
    leave('tooling/release/acts.test.ts does it with releases of its own'),
  ],
  [/^npm run release:status/, as(`npm run release:status -- ${TARGET}`)],
  [/^npm run release:grants/, as(`npm run release:grants -- ${TARGET}`)],
  [/^npm run release -- shell/, as(releaseShell)],
  [
    /^npm run release -- blog/,
    as(`npm run build -w @anunturi/remote-blog && npm run release -- blog ${TARGET}`),
  ],
  [/^npm run hosting -- /, as('npm run build && npm run hosting -- https://your-domain.example')],
  [
    /^npm run (build|rehearse|bundle:\w+|texts|mails|docs:api|rules:indexes|schemas|format|test:google)( |$)/,
    run,
  ],
  [/^npm run bench:commands$/, as('npm run bench:commands -- --rounds 1')],
  [/^npm run bench:live$/, as('npm run bench:live -- --tabs 10 --seconds 2')],
  [/^npm run bench:jobs$/, as('npm run bench:jobs -- 200')],
  [/^npm run bench:alerts$/, as('npm run bench:alerts -- 2000 1000')],
  [/^npm run bench:search$/, as('npm run bench:search -- 2000')],
  [/^npm run bench:rebuild( -- \d+)?$/, as('npm run bench:rebuild -- 1000')],
  [/^npm run bench:indexing( -- --sizes \d+)?$/, as('npm run bench:indexing -- --sizes 4000')],
  [/^npm run bench:backend$/, as('npm run bench:backend -- --sizes 1000')],
  [/^npm run bench:(pages|interactions|lighthouse)$/, as('npm run bench:pages -- --runs 1')],
  [/^npm run bench:edge$/, as('npm run bench:edge -- --seconds 1 --rounds 1')],
  [/^npm run bench:pdf$/, as('npm run bench:pdf -- --photos 10 --pages 10')],
  [/^npm run bench:ocr$/, as('npm run bench:ocr -- --only carte --look scan')],
  [/^npm run bench:photos/, as('npm run bench:photos -- --photos 1')],
  [/^npm run bench:rendering$/, as('npm run bench:rendering -- --requests 50')],
  [/^npm run bench:desk$/, as('npm run bench:desk -- --listings 6 --deaths 1')],
  [/^npm run bench:(selling|requests)$/, run],
  [/^npm run look$/, as('npm run look -- --only login')],
  [/^npm run packages$/, run],
  [/benchUsers\.ts/, as('node --import tsx remote-admin/bench/benchUsers.ts --users 1000')],
  [/checkAgainstEmulator\.ts$/, run],
  [/replay\.ts/, leave('npm test -- recorded replays them all')],
  [
    /writeSamples\.ts/,
    as(
      'cd remote-documents && node --import tsx src/contracts/domain/samples/writeSamples.ts dist/samples',
    ),
  ],
  [
    /writeCorpus\.ts/,
    as('cd remote-documents && node --import tsx src/pdf-tools/samples/writeCorpus.ts dist/corpus'),
  ],
  [/^npx (jest|oxlint|knip|oxfmt|size-limit)/, leave('npm test runs it')],
];

/** What stands in the place of a command. */
export const commandOf = (text: string, trial: Trial): string =>
  ('as' in trial ? trial.as : undefined) ?? text;

export const trialOf = (text: string): Trial | undefined =>
  trials.find(([pattern]) => pattern.test(text))?.[1];

/** What a person does one after the other, each in a clone of its own: data and builds of the one meet the next. */
export const orders: readonly { name: string; commands: readonly string[] }[] = [
  {
    name: 'dev, start, release',
    commands: [
      'npm run dev',
      'npm start',
      'npm run release -- blog',
      'npm run release:status',
      'npm run backend:export -- backup.tar.gz',
    ],
  },
  { name: 'import, start', commands: ['npm run backend:import -- backup.tar.gz', 'npm start'] },
];
