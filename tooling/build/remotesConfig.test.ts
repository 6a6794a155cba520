import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, remotes, root } from './folders';
import { workspaces } from './workspaces';

type Remote = {
  name: string;
  folder: string;
  package: string;
  port: number;
  owner: string;
  firstScreen: string;
  budgetKb: number;
};
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const config = read('remotes.config.json') as {
  shell: Remote;
  remotes: Remote[];
  firstVisit: { remote: string; screen: string };
};
const screensOf = (name: string) =>
  (
    jest.requireActual(join(packageFolder(name), 'src/routes.ts')) as {
      routes: { screen: string; path: string }[];
    }
  ).routes;

test('every remote of the workspaces is listed, and nothing else', () => {
  expect(config.remotes.map(({ folder }) => folder).sort()).toEqual(
    workspaces()
      .filter((folder: string) => folder.startsWith('remote-'))
      .sort(),
  );
});

test('each entry names the package that its folder holds', () => {
  for (const { folder, package: name } of [config.shell, ...config.remotes])
    expect(read(`${folder}/package.json`).name).toBe(name);
});

test('names and ports are taken once, and each remote has an owner', () => {
  const ports = [config.shell, ...config.remotes].map(({ port }) => port);
  expect(new Set(ports).size).toBe(ports.length);
  expect(new Set(remotes).size).toBe(remotes.length);
  expect(config.remotes.filter(({ owner }) => !owner)).toEqual([]);
});

test('budgets are about screens that the remotes have', () => {
  for (const { name, firstScreen } of config.remotes)
    expect(screensOf(name).map(({ screen }) => screen)).toContain(firstScreen);
  const { remote, screen } = config.firstVisit;
  expect(screensOf(remote).map((route) => route.screen)).toContain(screen);
});

test('CODEOWNERS asks the owner of each remote', () => {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/remote-')).sort()).toEqual(
    config.remotes.map(({ folder, owner }) => `/${folder}/ ${owner}`).sort(),
  );
});
